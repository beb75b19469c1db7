import { define } from '@dynamometer/widget';
import { expect, test } from 'vitest';

test('the element renders into its shadow root', () => {
  define();
  const element = document.createElement('dynamo-meter');
  document.body.append(element);
  expect(element.shadowRoot?.textContent).not.toBe('');
});
