import { readTableDefinition, type Problem, type Table, type TableReading } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { TextField } from '../../parts/text-field.tsx';
import { SAMPLE_TABLE } from '../../sample-design.ts';
import { keysOf } from '../../table-keys.ts';
import { useWords } from '../../text/words.tsx';
import { Asked } from './asked.tsx';
import { Definition } from './definition.tsx';
import type { EntranceProps } from './from-design.tsx';
import { Served } from './served.tsx';

/** From the definition of a table that exists to what its keys answer, a Query of it and its other notations. */
export function FromTable({ keys, isReadonly, onChange }: EntranceProps): ComponentChild {
  const words = useWords();
  const text = keys.table ?? SAMPLE_TABLE;
  const isEmpty = text.trim() === '';
  const [read] = useState(createTableReader);
  const { reading, last: table } = read(text);
  const all = useMemo(() => (table === undefined ? [] : keysOf(table)), [table]);
  const problems: readonly Problem[] = reading.ok ? reading.notices : reading.problems;
  return (
    <>
      <TextField
        label={words.say('given.label')}
        value={text}
        isReadonly={isReadonly}
        problems={isEmpty ? [] : problems}
        onInput={(typed) => onChange({ table: typed })}
      />
      {isEmpty && <p class="hint">{words.say('given.empty')}</p>}
      {!isEmpty && !reading.ok && table !== undefined && <p class="stale">{words.say('given.stale')}</p>}
      {!isEmpty && table !== undefined && (
        <>
          <Served of={all} />
          <Asked table={table} all={all} keys={keys} isReadonly={isReadonly} onChange={onChange} />
          <Definition table={table} />
        </>
      )}
    </>
  );
}

interface ReadTable {
  readonly reading: TableReading;
  /** The table of the last definition that could be read. */
  readonly last: Table | undefined;
}

/** Reads definitions one after the other, and remembers the last that could be read. */
function createTableReader(): (text: string) => ReadTable {
  let known: { readonly text: string; readonly read: ReadTable } | undefined;
  return (text) => {
    if (known?.text === text) return known.read;
    const reading = readTableDefinition(text);
    const read = { reading, last: reading.ok ? reading.table : known?.read.last };
    known = { text, read };
    return read;
  };
}
