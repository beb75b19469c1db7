import { loadOf, splitsOf, type PartitionQuestion } from '../partition-question.ts';
import type { Words } from '../text/words.tsx';
import type { Copies } from './copies.ts';
import { markdownTable } from './markdown.ts';
import { literal, result } from './script.ts';

/** What can be taken out of the panel of partitions. */
export const copies: Copies = {
  markdown: ({ partitions }, words) => markdown(partitions, words),
  json: ({ partitions }) => JSON.stringify(partitions, undefined, 2),
  code: ({ partitions }) => code(partitions),
};

function markdown(question: PartitionQuestion, words: Words): string {
  const { bytes, partitions, forecast } = splitsOf(question);
  const { low, high, bySize, byThroughputLow, byThroughputHigh } = partitions;
  const { mostReads, mostWrites, readShare, writeShare, readUnits, writeUnits } = loadOf(question);
  const range = words.say(low.value === high.value ? 'splits.count' : 'splits.range', {
    count: low.value,
    low: low.value,
    high: high.value,
  });
  const days = forecast.low.daysLeft;
  const counts = markdownTable(
    [words.say('splits.reason'), words.say('splits.partitions')],
    [
      [words.say('splits.bySize'), words.number(bySize.value)],
      [words.say('splits.byLarger'), words.number(byThroughputLow.value)],
      [words.say('splits.bySum'), words.number(byThroughputHigh.value)],
      ...(days === undefined ? [] : [[words.say('growth.title'), words.say('growth.days', { count: days.value })]]),
    ],
  );
  const row = (kind: 'reads' | 'writes', units: number, most = 0, share = 0): readonly string[] => [
    words.say(`hot.${kind}`),
    words.number(units),
    words.number(most),
    words.percent(share),
  ];
  const heat = markdownTable(
    [words.say('hot.title'), words.say('hot.each'), words.say('hot.most'), words.say('hot.stated')],
    [
      row('reads', readUnits.value, mostReads?.value, readShare?.value),
      row('writes', writeUnits.value, mostWrites?.value, writeShare?.value),
    ],
  );
  return `**${range}** ${words.bytes(bytes.value)}\n\n${counts}\n\n${heat}\n`;
}

function code(question: PartitionQuestion): string {
  const { mode, items, itemBytes, itemsPerDay, readUnits, writeUnits, warmReads, warmWrites, hot, localIndexes } =
    question;
  const { bytes, partitions, forecast } = splitsOf(question);
  const { mostReads, mostWrites, readShare, writeShare } = loadOf(question);
  const load = literal({
    of: hot.of,
    sortKeys: hot.sortKeys,
    localIndexes,
    readUnits: Symbol(readOf(question)),
    writeUnits: Symbol(`indexWrite(${literal({ after: hot.writeBytes })}, 'standard')`),
    readsPerSecond: hot.readsPerSecond,
    writesPerSecond: hot.writesPerSecond,
  });
  const demand = literal({ bytes: Symbol('bytes'), readUnits, writeUnits, warmReads, warmWrites, mode });
  const filling = literal({ items, itemBytes, partitions: Symbol('partitions.low.value'), itemsPerDay });
  const read = hot.of === 'item' ? 'getItem' : 'query';
  const names = ['bytesInPartitions', 'heat', 'indexWrite', 'nextSplit', 'partitionsFor', read].toSorted();
  return `${[
    `import { ${names.join(', ')} } from '@dynamometer/core';`,
    '',
    `const bytes = bytesInPartitions(${items}, ${itemBytes});`,
    `const partitions = partitionsFor(${demand});`,
    `const split = nextSplit(${filling});`,
    `const load = heat(${load});`,
    '',
    result('bytes.value', bytes.value),
    result('partitions.low.value', partitions.low.value),
    result('partitions.high.value', partitions.high.value),
    result('split.daysLeft?.value', forecast.low.daysLeft?.value),
    result('load.mostReads?.value', mostReads?.value),
    result('load.mostWrites?.value', mostWrites?.value),
    result('load.readShare?.value', readShare?.value),
    result('load.writeShare?.value', writeShare?.value),
  ].join('\n')}\n`;
}

/** The call that gives the units of one read of what is hot. */
function readOf({ hot: { of, readItems: count, readBytes: bytes, consistency } }: PartitionQuestion): string {
  if (of === 'item') return `getItem(${bytes}, '${consistency}')`;
  const runs = [{ count, bytes }];
  const asked = of === 'collection' ? { runs, consistency } : { runs, consistency: 'eventual', index: 'global' };
  return `query(${literal(asked)}).units`;
}
