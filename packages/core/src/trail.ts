import { isExplained, valueOf, type Explained } from './explain.ts';

/**
 * Every step behind a figure, each once, causes first; the figure itself is the last.
 *
 * @param explained - The figure.
 * @returns The steps, facts included.
 * @example
 * trail(getItem(10_240, 'strong')).map((step) => step.rule.id) // ['read.block', 'read.blocks', 'read.rate.strong', 'read.units']
 */
export function trail(explained: Explained<unknown>): readonly Explained<unknown>[] {
  const steps = new Map<string, Explained<unknown>>();
  const seen = new Set<Explained<unknown>>();
  const walk = (given: unknown): void => {
    if (Array.isArray(given)) return given.forEach(walk);
    if (!isExplained(given) || seen.has(given)) return;
    seen.add(given);
    Object.values(given.inputs).forEach(walk);
    // Equal steps are one step, also after a round trip through JSON, where they are no longer one object.
    const key = JSON.stringify([given.rule.id, given.value, Object.values(given.inputs).map(valueOf)]);
    if (!steps.has(key)) steps.set(key, given);
  };
  walk(explained);
  return [...steps.values()];
}

/**
 * A figure and its reasons as plain text, a line for each step, causes first.
 *
 * @param explained - The figure.
 * @returns Lines of formula, sentence, basis and page.
 * @example
 * explainAsText(READ_BLOCK) // '4096 bytes. A read unit covers up to 4 KB (4,096 bytes). [documented: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html]'
 */
export function explainAsText(explained: Explained<unknown>): string {
  return trail(explained)
    .map(({ rule: { formula, says, source, unit, basis }, value, inputs }) => {
      const arithmetic = formula === undefined ? '' : `${formula} = ${withValues(formula, inputs)} = `;
      return `${arithmetic}${written(value, String)} ${unit}. ${says} [${basis}: ${source.url}]`;
    })
    .join('\n');
}

/**
 * A formula with the values in the place of its words.
 *
 * @param formula - A rule's formula.
 * @param inputs - The inputs of the figure that it gave.
 * @param format - How a number is written; as JavaScript does unless told.
 * @returns The formula filled in; a list is written out up to three values.
 * @example
 * withValues('max(1, ⌈size ÷ block⌉)', { size: 10, block: 4 }) // 'max(1, ⌈10 ÷ 4⌉)'
 */
export function withValues(
  formula: string,
  inputs: Explained<unknown>['inputs'],
  format: (value: number) => string = String,
): string {
  return formula.replaceAll(/[a-z]\w*/gi, (word) => {
    if (!Object.hasOwn(inputs, word)) return word;
    const value = valueOf(inputs[word]);
    if (Array.isArray(value)) return listed(value.map((each) => written(each, format)));
    return written(value, format);
  });
}

function written(value: unknown, format: (value: number) => string): string {
  if (typeof value === 'number') return format(value);
  // Amounts of money are exact decimals in a text: numbers to a reader.
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? value : JSON.stringify(value);
}

function listed(values: readonly string[]): string {
  return values.length <= 3 ? values.join(' + ') : `${values.slice(0, 2).join(' + ')} + … ${values.length} in all`;
}
