import type { Item } from '../item/attribute-value.ts';
import type { Marshalling } from '../item/marshalling.ts';
import { itemSize } from '../item/size.ts';
import { problem, type Path, type Problem, type ProblemKind } from '../problem.ts';
import type { Found } from './collected.ts';
import { readTypedItem } from './dynamodb-json.ts';
import { taggedValue } from './tagged.ts';
import { isTyped, type Format } from './format.ts';
import { ANY_MEMBER } from './stop.ts';
import { readPlainItem } from './plain-json.ts';
import type { Remark } from './remark.ts';
import type { ValueMap } from './value.ts';

/** Reads values in a format, item by item, and keeps what there is to say about them. */
export interface Interpreter {
  readonly read: (found: Found) => Item;
  readonly problems: readonly Remark[];
  /** One of each kind, the first. */
  readonly notices: ReadonlyMap<string, Remark>;
}

/** Starts reading values in a format. */
export function interpreter(format: Format): Interpreter {
  const problems: Remark[] = [];
  const notices = new Map<string, Remark>();
  const read = (found: Found): Item => {
    const context: Marshalling = { path: [], problems: [], notices: [] };
    const item = readItem(found, format, context);
    const remark = (each: Problem): Remark => ({ problem: each, place: placeOf(each.path, found, format), count: 1 });
    for (const each of context.problems) problems.push(remark(each));
    for (const each of context.notices) {
      const noted = notices.get(each.code);
      if (noted === undefined) notices.set(each.code, remark(each));
      else noted.count += 1;
    }
    return item;
  };
  return { read, problems, notices };
}

function readItem({ map, typed }: Found, format: Format, context: Marshalling): Item {
  if (format === 'plain-json') return readPlainItem(map, context);
  if (!typed && isTyped(map)) return refuseValue(map, context);
  return readTypedItem(map, context);
}

function refuseValue(map: ValueMap, context: Marshalling): Item {
  const type = taggedValue(map)?.tag ?? '';
  const item = readTypedItem({ value: map }, context);
  if (context.problems.length > 0) return {};
  const bytes = itemSize(item).parts[0]?.valueBytes ?? 0;
  context.problems.push(problem(VALUE_ALONE, [], { type, bytes }));
  return {};
}

/** Between an attribute and what is in it DynamoDB JSON has a tag, which the path of a problem leaves out. */
function placeOf(path: Path, found: Found, format: Format): Path {
  if (format === 'plain-json') return [...found.path, ...path];
  return [...found.path, ...path.flatMap((step, depth) => (depth === 0 ? [step] : [ANY_MEMBER, step]))];
}

const VALUE_ALONE: ProblemKind = {
  code: 'paste.value-alone',
  severity: 'error',
  says: 'This is one value of type {type} and no item; without a name it takes {bytes} bytes. Put it under a name to make it an attribute.',
};
