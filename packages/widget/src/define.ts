import { DynamoMeterElement } from './element.tsx';

export function define(): void {
  if (customElements.get('dynamo-meter') === undefined) customElements.define('dynamo-meter', DynamoMeterElement);
}
