import { DynamoMeterElement } from './element.tsx';

declare global {
  interface HTMLElementTagNameMap {
    'dynamo-meter': DynamoMeterElement;
  }
}

/**
 * Registers `<dynamo-meter>`. A page that has it already keeps the one it has, whatever its version.
 *
 * @example
 * define();
 */
export function define(): void {
  if (typeof customElements === 'undefined') return;
  if (customElements.get('dynamo-meter') === undefined) customElements.define('dynamo-meter', DynamoMeterElement);
}
