/** The sentences that come with this panel. */
export const QUERY_SCAN_TEXTS = {
  'question.partitions': 'Partition keys',
  'question.prefix': 'Sort key prefix',
  'question.limit': 'Limit',
  'question.noLimit': 'none',
  'question.consistency': 'Consistency',
  'question.calls': 'Calls a month',

  'entities.title': 'Under each partition key',
  'entities.prefix': 'prefix',
  'entities.count': 'items',
  'entities.size': 'bytes each',
  'entities.bytes': 'bytes',
  'entities.add': 'Add a kind of item',
  'entities.remove': 'Remove {prefix}',

  'ways.title': 'Ways to read it',
  'ways.scale': 'bytes read, on a logarithmic scale; dark is what you keep',
  'ways.terms': 'Read units are those of one call; dollars are those of a month, on demand in us-east-1.',
  'ways.query': 'Query with begins_with',
  'ways.indexQuery': 'Query of an index',
  'ways.partitionQuery': 'Query of the partition, then a filter',
  'ways.scan': 'Scan of the table, then a filter',
  'ways.cheapest': 'cheapest',
  'ways.keepsAll': {
    one: '1 request reads {bytes} and keeps all of it',
    other: '{count} requests read {bytes} and keep all of it',
  },
  'ways.throwsAway': {
    one: '1 request reads {bytes} and throws {share} away',
    other: '{count} requests read {bytes} and throw {share} away',
  },

  'conclusion.ratio': 'The Scan costs {ratio} as much as the Query.',
  'conclusion.times': '{ratio} times',
  'conclusion.breakEven': 'Only above {share} of the table it would be the cheaper read.',
  'conclusion.never': 'It is never the cheaper read.',
  'conclusion.filters': 'Filters, projections and COUNT change none of these figures.',
} as const;
