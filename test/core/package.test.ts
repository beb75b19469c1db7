import { test } from 'vitest';

test('core loads from source', async () => {
  await import('@dynamometer/core');
});
