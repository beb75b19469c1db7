import type { Problem, Table } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { isLoaded } from '../../lazy.ts';
import { TextField } from '../../parts/text-field.tsx';
import { SAMPLE_TABLE } from '../../sample-design.ts';
import { keysOf } from '../../table-keys.ts';
import { readTableText, type TableText } from '../../table-text.ts';
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
  const { reading, last: table, missing } = read(text);
  const [isThere, setIsThere] = useState<boolean>();
  useEffect(() => {
    if (missing !== undefined) void isLoaded(missing).then(setIsThere);
  }, [missing, text]);
  const isWaiting = missing !== undefined && isThere !== false;
  const all = useMemo(() => (table === undefined ? [] : keysOf(table)), [table]);
  const problems: readonly Problem[] = reading.ok ? reading.notices : reading.problems;
  return (
    <>
      <TextField
        label={words.say('given.label')}
        value={text}
        isReadonly={isReadonly}
        problems={isEmpty || isWaiting ? [] : problems}
        onInput={(typed) => onChange({ table: typed })}
      />
      {isEmpty && <p class="hint">{words.say('given.empty')}</p>}
      {!isEmpty && !isWaiting && !reading.ok && table !== undefined && <p class="stale">{words.say('given.stale')}</p>}
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

interface ReadTable extends TableText {
  /** The table of the last definition that could be read. */
  readonly last: Table | undefined;
}

/** Reads definitions one after the other, and remembers the last that could be read. */
function createTableReader(): (text: string) => ReadTable {
  let known: { readonly text: string; readonly read: ReadTable } | undefined;
  return (text) => {
    if (known?.text === text && known.read.missing === undefined) return known.read;
    const now = readTableText(text);
    const read = { ...now, last: now.reading.ok ? now.reading.table : known?.read.last };
    known = { text, read };
    return read;
  };
}
