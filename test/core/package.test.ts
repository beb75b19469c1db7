import * as core from '@dynamometer/core';
import { expect, test } from 'vitest';

test('core is importable by its name without a build', () => {
  expect(core.getItem).toBeTypeOf('function');
});
