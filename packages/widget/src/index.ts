export { define } from './define.ts';
export { DynamoMeterElement } from './element.tsx';
