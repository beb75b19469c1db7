import type { AttributeValue, Item } from '@dynamometer/core';

type Values = Readonly<Record<string, AttributeValue>>;

/** An item after an UpdateExpression of one clause: `SET a = :a, b = b + :b`, `REMOVE a`, `ADD set :elements`. */
export function update(item: Item, expression: string, values: Values): Item {
  const [, clause = '', rest = ''] = /^(SET|REMOVE|ADD) (.*)$/.exec(expression) ?? [];
  const changed = { ...item };
  for (const action of rest.split(', ')) {
    const [name = '', ...operands] = action.split(/ (?:= )?(?:\+ )?/);
    if (clause === 'REMOVE') delete changed[name];
    else if (clause === 'SET' && operands.length === 1) changed[name] = given(operands[0], values);
    else if (clause === 'SET') changed[name] = sum(given(operands[0], item), given(operands[1], values));
    else if (clause === 'ADD') changed[name] = union(given(name, item), given(operands[0], values));
    else throw new Error(`Not an update that the vectors make: ${expression}`);
  }
  return changed;
}

/** Whether `attribute_exists(name)` or `attribute_not_exists(name)` holds for an item. */
export function holds(condition: string, item: Item | undefined): boolean {
  const [, not, name] = /^attribute_(not_)?exists\((\w+)\)$/.exec(condition) ?? [];
  if (name === undefined) throw new Error(`Not a condition that the vectors make: ${condition}`);
  return (item?.[name] !== undefined) !== (not !== undefined);
}

function given(name: string | undefined, values: Values): AttributeValue {
  const value = name === undefined ? undefined : values[name];
  if (value === undefined) throw new Error(`No value for ${name}`);
  return value;
}

function sum(a: AttributeValue, b: AttributeValue): AttributeValue {
  if ('N' in a && 'N' in b) return { N: String(Number(a.N) + Number(b.N)) };
  throw new Error('Only numbers are added up.');
}

function union(a: AttributeValue, b: AttributeValue): AttributeValue {
  if ('SS' in a && 'SS' in b) return { SS: [...a.SS, ...b.SS] };
  throw new Error('Only string sets are united.');
}
