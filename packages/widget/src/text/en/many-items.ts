/** The sentences that come with lists of items and with files. */
export const MANY_ITEMS_TEXTS = {
  'file.pasted': 'Pasted text',
  'file.several': '{count} files',
  'file.cancel': 'Cancel',
  'file.close': 'Close',
  'file.progress': 'Read so far',
  'file.reading': { one: '{read} of {bytes}, 1 item so far', other: '{read} of {bytes}, {count} items so far' },
  'file.read': { one: '1 item in {bytes}', other: '{count} items in {bytes}' },
  'file.cancelled': 'Cancelled after {read} of {bytes}.',
  'file.failed.packed': 'The file cannot be unpacked any further: it is damaged, or a part of it is missing.',
  'file.failed.notation':
    'This is not JSON, and texts of more than {most} are read as JSON alone. Save the items as JSON, each on a line of its own, or open a smaller part of the file.',
  'file.failed.notationNamed':
    'This is {notation}, and texts of more than {most} are read as JSON alone. Save the items as JSON, each on a line of its own, or open a smaller part of the file.',
  'file.failed.file': 'The file cannot be read any further. It may have changed or be gone: open it again.',
  'file.failed.script':
    'What reads files is in a file of its own beside the script of the page, and that file could not be loaded.',
  'file.part': {
    one: 'The figures below are those of the first item.',
    other: 'The figures below are those of the first {count} items.',
  },
  'file.unread': {
    one: '1 item could not be read. It is in none of the figures below.',
    other: '{count} items could not be read. They are in none of the figures below.',
  },
  'file.stopped':
    'Reading stopped here: {place}. The JSON has a quote or a bracket there that is not closed, so what follows cannot be told apart into items.',
  'file.alike': { one: '(1 more like it.)', other: '({count} more like it.)' },
  'file.line': 'Line {line}, column {column}',
  'file.item': 'Item {number}',
  'file.itemFrom': 'Item {number}, from line {line}',
  'file.gone': 'This item cannot be read again. The file may have changed: open it again.',
  'file.none': 'There are no items in this.',
  'file.drop': 'Drop files to size the items in them',
  'several.title': '{count} items',
  'several.item': 'item',
  'several.bytes': 'bytes',
  'several.write': 'write units',
  'several.read': 'read units',
  'several.totalBytes': 'size of all items',
  'several.totalWrite': 'to write each with its own PutItem',
  'several.totalRead': 'to read each with its own GetItem (eventual)',
  'several.open': 'Open item, 1 to {count}',
  'several.tooLarge': {
    one: '1 item is larger than 400 KB. DynamoDB refuses it, and the units do not count it.',
    other: '{count} items are larger than 400 KB. DynamoDB refuses them, and the units do not count them.',
  },
  'spread.average': 'average',
  'spread.p50': 'p50',
  'spread.p90': 'p90',
  'spread.p99': 'p99',
  'spread.max': 'largest',
  'spread.units':
    '{unit} of the items have at most {write}, one write unit; {block} have at most {read}, one block to read.',
  'histogram.label': 'Sizes from {from} to {to}; the tallest bar is {count} items',
  'histogram.bar': { one: 'over {over} to {upTo}: 1 item', other: 'over {over} to {upTo}: {count} items' },
  'histogram.scale': {
    one: 'Size of an item on a logarithmic scale, twice as large with each bar.',
    other: 'Size of an item on a logarithmic scale, {count} bars to a doubling.',
  },
  'histogram.tallest': { one: 'The tallest bar is 1 item.', other: 'The tallest bar is {count} items.' },
} as const;
