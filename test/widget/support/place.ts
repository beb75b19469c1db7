import { define, type DynamoMeterElement } from '@dynamometer/widget';
import { onTestFinished } from 'vitest';
import { page, type Locator } from 'vitest/browser';

/** Puts an element into the page for one test, with attributes and children as a page would write them. */
export function place(attributes: Readonly<Record<string, string>> = {}, ...children: Node[]): DynamoMeterElement {
  define();
  const element = document.createElement('dynamo-meter');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  document.body.append(element);
  onTestFinished(() => {
    element.remove();
  });
  return element;
}

export const itemField = (): Locator => page.getByRole('textbox', { name: 'Item', exact: true });

/** The row of a table of units. */
export const row = (name: string): Locator => page.getByRole('row', { name });

/** A child script with an item, as a page would write it. */
export function script(text: string): HTMLScriptElement {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.textContent = text;
  return element;
}
