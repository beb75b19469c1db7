import type { Path, ProblemKind } from '../problem.ts';
import { decodeBase64 } from './base64.ts';
import { note, type Collected, type Found } from './collected.ts';
import { isTypedItem } from './format.ts';
import { readJson } from './reader.ts';
import { utf8Text } from './utf8.ts';
import { isMap, type Value, type ValueMap } from './value.ts';
import { around, isListOf, type Follow, type Wrapper } from './wrapper.ts';

/** An event or a list of records, of a DynamoDB stream or of a Kinesis stream fed by a table. */
export const RECORDS: Wrapper = {
  ...around('Records', 'stream-event', (content) => isListOf(content, 'dynamodb', 'kinesis', 'Data', 'SequenceNumber')),
  alone: true,
};

export const STREAM_RECORD: Wrapper = {
  container: 'stream-record',
  alone: true,
  fits: isMap,
  open: (map, path, collected) => openImages(map['dynamodb'] as ValueMap, [...path, 'dynamodb'], collected),
};

/** A line of an incremental export, or the inside of a stream record: the images stand beside the key. */
export const EXPORTED_CHANGE: Wrapper = {
  container: 'export-incremental',
  fits: isMap,
  open: (map, path, collected) => {
    if (collected.container === 'export-incremental' && isInsideOfRecord(map)) collected.container = 'stream-record';
    openImages(map, path, collected);
  },
};

/** Whether a map is a change without images: what an export of new images alone says of a removal. */
export function isKeyAlone(map: ValueMap): boolean {
  const keys = map['Keys'];
  return isMap(keys) && isTypedItem(keys) && (Object.hasOwn(map, 'Metadata') || isInsideOfRecord(map));
}

const isInsideOfRecord = (map: ValueMap): boolean => Object.hasOwn(map, 'StreamViewType');

/** A Kinesis record as a function receives it: base64 of a stream record as JSON. */
export const KINESIS_RECORD: Wrapper = {
  container: 'stream-event',
  alone: true,
  fits: (content) => isMap(content) && typeof content['data'] === 'string',
  open: (map, path, collected, follow) => openData((map['kinesis'] as ValueMap)['data'], path, collected, follow),
};

/** A Kinesis record as GetRecords returns it. */
export const KINESIS_DATA: Wrapper = {
  container: 'stream-event',
  fits: (content) => typeof content === 'string',
  open: (map, path, collected, follow) => openData(map['Data'], path, collected, follow),
};

function openData(data: Value, path: Path, collected: Collected, follow: Follow): void {
  const bytes = decodeBase64(data as string);
  const text = bytes && utf8Text(bytes);
  const reading = text === undefined ? undefined : readJson(text);
  // What is in the base64 has no place in the text that was pasted; the record has.
  if (reading?.ok === true) reading.values.forEach((value) => follow(value, path));
  else note(collected, UNREADABLE_DATA, path);
}

function openImages(map: ValueMap, path: Path, collected: Collected): void {
  const before = imageIn(map, 'OldImage', path);
  const after = imageIn(map, 'NewImage', path);
  if (after !== undefined) collected.items.push(after);
  else if (before !== undefined) note(collected, REMOVED, path);
  else note(collected, KEYS_ONLY, path);
  if (before ?? after) collected.changes.push({ ...(before && { before }), ...(after && { after }) });
}

function imageIn(map: ValueMap, member: string, path: Path): Found | undefined {
  const image: Value = map[member];
  return isMap(image) ? { map: image, path: [...path, member], typed: isTypedItem(image) } : undefined;
}

const REMOVED: ProblemKind = {
  code: 'stream.removed',
  severity: 'warning',
  says: 'REMOVE records, which have no NewImage: {count}. The deleted items are not among the items.',
};

const KEYS_ONLY: ProblemKind = {
  code: 'stream.keys-only',
  severity: 'warning',
  says: 'Records without images: {count}. A stream of NEW_AND_OLD_IMAGES shows the items.',
};

const UNREADABLE_DATA: ProblemKind = {
  code: 'stream.unreadable-data',
  severity: 'warning',
  says: 'Kinesis records whose data is not JSON in base64: {count}. They were left out.',
};
