export { define } from './define.ts';
export { DynamoMeterElement } from './element.tsx';
export type { DynamoMeterChange } from './change.ts';
export type { Theme, View } from './attributes.ts';
export type { PartitionQuestion } from './partition-question.ts';
export type { ReadQuestion } from './reads.ts';
export { registerLanguage } from './text/language.ts';
export type { Language, Phrase } from './text/language.ts';
