import { define, type DynamoMeterElement } from '@dynamometer/widget';
import { expect, onTestFinished } from 'vitest';
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

/** Chooses files in the dialog that "Open files" opens. */
export async function choose(element: DynamoMeterElement, ...files: readonly File[]): Promise<void> {
  await expect.element(page.getByRole('button', { name: 'Open files' })).toBeVisible();
  const input = element.shadowRoot?.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for files.');
  input.files = transferOf(files).files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** What a drag or a paste carries. */
export function transferOf(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}
