import * as core from '@dynamometer/core';
import { describe, expect, test } from 'vitest';
import { documentedIn, readDocumentation, tagged, type Documented } from './support/documentation.ts';

const EXPORTED = `
ATTRIBUTE_TYPES
AUTO_SCALING_TARGET
BATCH_GET_BYTES
BATCH_GET_ITEMS
BATCH_WRITE_BYTES
BATCH_WRITE_REQUESTS
BILLING_TERMS
BOOLEAN_SIZE
COLLECTION_LIMIT
CONTAINER_OVERHEAD
DIMENSIONS
DOCS
ENTRY_OVERHEAD
EXPRESSION_LIMIT
FREE_CAPACITY_HOURS
FREE_STORAGE
FREE_STREAM_READS
GIGABYTE
GLOBAL_INDEX_QUOTA
HOUR_SECONDS
INCLUDED_NAMES_LIMIT
INDEX_KEY_LIMIT
IN_OPERANDS
ITEM_SIZE_LIMIT
ITEM_STORAGE_OVERHEAD
KEY_NAME_LIMIT
LOCAL_INDEX_LIMIT
LONGEST_TABLE_NAME
MONTH_HOURS
MOVED_KEY_SIZE
NAME_LIMIT
NESTING_LIMIT
NEW_TABLE_PARTITIONS
NEW_TABLE_READS
NEW_TABLE_WRITES
NULL_SIZE
NUMBER_DIGITS
NUMBER_LARGEST_EXPONENT
NUMBER_SIZE_LIMIT
NUMBER_SMALLEST_EXPONENT
PAGE_LIMIT
PARTIQL_BATCH_STATEMENTS
PARTITION_KEY_LIMIT
PARTITION_READS
PARTITION_SIZE
PARTITION_WRITES
PEAK_FACTOR
PROVISIONED_MINIMUM
READ_BLOCK
READ_RATE
REPLAY_MINUTES
REPLICA_STORAGE_OVERHEAD
RESERVED_BLOCK
RESERVED_WORDS
SAVINGS_PLAN
SAVINGS_PLAN_ON_DEMAND
SAVINGS_PLAN_PROVISIONED
SHORTEST_TABLE_NAME
SORT_KEY_LIMIT
TABLE_DOCS
TABLE_THROUGHPUT_QUOTA
TRANSACTION_BYTES
TRANSACTION_ITEMS
US_EAST_1_PRICES
WRITE_BLOCK
WRITE_RATE
YEAR_HOURS
averageUse
backup
batchGetItem
batchWriteItem
bill
billByPattern
bytesInPartitions
callsAMonth
capacity
capacityChoices
captureUnits
cheapestEdits
checkItem
checkRegistry
checkTable
checkWorkload
compareReads
compareWorkloads
conditionCheck
deleteByTimeToLive
deleteItem
designTable
dynamoJson
entitiesUnder
estimate
exampleItems
explainAsText
explainItemSize
explainPartSize
fact
formatDollars
formatPath
freeTier
getItem
heat
importPriceList
indexEntry
indexWrite
inferTemplates
infrequentAccessBreakEven
isExplained
itemCutter
itemSize
itemWrite
keyPrefix
kinesisCapture
lineSizer
marshal
matchKey
mergePrices
nextSplit
onDemandReach
parse
parseJson
parseTemplate
partitionsFor
plainValue
priceOf
printKey
programOf
provisionedBreakEven
provisionedUnits
putItem
query
readTable
readTableDefinition
reconcile
regionChoices
replayTransactWriteItems
replicatedBytes
replicatedWriteUnits
requests
reservedBreakEven
reservedCapacity
reservedCover
reservedTerm
rule
scan
showAmounts
sizeDistribution
storage
storageShare
storedBytes
streamReads
subtotal
tableClassChoices
trail
transactGetItems
transactWriteItems
unitHours
unitsAMonth
updateItem
valueOf
viewCollections
widenIndexes
withPrices
withSavingsPlan
withValues
writeProgram
writeQuery
writeScan
writeTableDefinition
`;

test('the package exports these names and no other', () => {
  expect(Object.keys(core).toSorted()).toEqual(EXPORTED.trim().split('\n'));
});

// The pages of AWS are two modules in the package: each page is a title and an address.
const documentation = readDocumentation().filter(({ path }) => !path.endsWith('docs.ts'));
const exported = Object.keys(core)
  .filter((name) => !name.endsWith('DOCS'))
  .map((name) => [name, declarationOf(name)] as const);
const functions = exported.filter(([, { kind }]) => kind === 'function');
const constants = exported.filter(([name, { kind }]) => kind === 'const' && !isFact(name));

describe.each(functions)('%s', (_, { comment = '', parameters }) => {
  test('says what it does in a sentence', () => {
    expect(comment).toMatch(/^\p{Lu}[^@]*[.?]$/mu);
  });

  test('describes its parameters and its result', () => {
    const described = tagged('param', comment);
    expect(described).toHaveLength(parameters);
    for (const text of [...described, ...tagged('returns', comment)]) expect(text).toMatch(/^(\w+ - )?\p{Lu}?.*\.$/su);
    expect(tagged('returns', comment)).toHaveLength(1);
  });

  test('has an example with its result', () => {
    const lines = tagged('example', comment).flatMap((text) => text.split('\n'));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !line.includes(' // '))).toEqual([]);
  });
});

// a fact carries its sentence in itself
test.each(constants)('%s says what it is', (_, { comment = '' }) => {
  expect(comment).toMatch(/^\p{Lu}[^@]*[.?]$/mu);
});

test('a comment belongs to the declaration that follows it', () => {
  const text =
    '/** Of a. */\nconst b = 1;\nexport const a = 1;\n/** Of c.\n * @param x - Bytes. */\n/* @__PURE__ */\nexport function c(x) {}';
  expect(documentedIn('a.ts', text)).toEqual([
    { path: 'a.ts', name: 'a', kind: 'const', parameters: 0 },
    { path: 'a.ts', name: 'c', kind: 'function', parameters: 1, comment: 'Of c.\n@param x - Bytes.' },
  ]);
});

function declarationOf(name: string): Documented {
  const declaration = documentation.find((each) => each.name === name && each.kind !== 'type');
  if (declaration === undefined) throw new Error(`No file of core declares ${name} where it exports it.`);
  return declaration;
}

function isFact(name: string): boolean {
  return core.isExplained((core as Readonly<Record<string, unknown>>)[name]);
}
