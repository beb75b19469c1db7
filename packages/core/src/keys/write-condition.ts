import { pathOf, type Condition } from './condition.ts';
import type { Placeholders } from './placeholders.ts';

/** A condition as an expression has it, its names and values given out by the request's placeholders. */
export function writeCondition({ attribute, operator, values = [] }: Condition, given: Placeholders): string {
  const path = pathOf(attribute);
  const name = given.name(path);
  const roles = operator === 'between' ? ['From', 'To'] : [];
  const operands = values.map((value, index) => given.value(path, value, roles[index]));
  if (operator === 'between') return `${name} BETWEEN ${operands.join(' AND ')}`;
  if (operator === 'in') return `${name} IN (${operands.join(', ')})`;
  return /^[a-z]/.test(operator)
    ? `${operator}(${[name, ...operands].join(', ')})`
    : `${name} ${operator} ${operands.join('')}`;
}
