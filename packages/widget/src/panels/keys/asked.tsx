import { writeProgram, type ProgramLanguage, type QueryExpressions, type Table } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { useId } from '../../parts/use-id.ts';
import { Choice } from '../../parts/choice.tsx';
import { Problems } from '../../parts/problems.tsx';
import { TextInput } from '../../parts/text-input.tsx';
import { ASKED_OPERATORS, type AskedKeys } from '../../keys-question.ts';
import { requestOf } from '../../share/query-request.ts';
import { textFor, writeAsked, type TableKeys } from '../../table-keys.ts';
import { useWords } from '../../text/words.tsx';
import { CodeBox } from './code-box.tsx';
import type { EntranceProps } from './from-design.tsx';

type Form = 'request' | ProgramLanguage;
const FORMS: readonly Form[] = ['request', 'typescript', 'python', 'cli'];

interface AskedProps extends Omit<EntranceProps, 'onEstimate'> {
  readonly table: Table;
  /** The keys of the table and of its indexes. */
  readonly all: readonly TableKeys[];
}

/** A Query of the table by its keys: the key condition, and the program that carries it out. */
export function Asked({ table, all, keys: { asked }, isReadonly, onChange }: AskedProps): ComponentChild {
  const words = useWords();
  const id = useId();
  const chosen = all.find(({ index }) => index === asked.index) ?? all[0];
  const writing = useMemo(() => chosen && writeAsked(table, chosen, asked).writing, [table, chosen, asked]);
  if (chosen === undefined || writing === undefined) return null;
  const change = (changed: Partial<AskedKeys>): void => onChange({ asked: { ...asked, ...changed } });
  // A Query cannot be without it; not to have written it yet is no mistake.
  const unasked = chosen.partitionKey.find(({ name }) => textFor(asked, name) === '');
  const last = chosen.sortKey.findLast(({ name }) => textFor(asked, name) !== '');
  return (
    <section class="taken" role="group" aria-labelledby={id}>
      <p class="title" id={id}>
        {words.say('asked.title')}
      </p>
      <div class="fields">
        {all.length > 1 && (
          <Choice
            label={words.say('asked.of')}
            value={chosen.index}
            options={all.map(({ index }) => ({ value: index, text: index === '' ? words.say('given.table') : index }))}
            isReadonly={isReadonly}
            onChange={(index) => change({ index })}
          />
        )}
        {[...chosen.partitionKey, ...chosen.sortKey].map(({ name }) => (
          <TextInput
            key={name}
            label={words.say(chosen.sortKey.some((each) => each.name === name) ? 'asked.sort' : 'asked.partition', {
              name,
            })}
            value={textFor(asked, name)}
            isReadonly={isReadonly}
            onChange={(text) => change({ values: { ...asked.values, [name]: text } })}
          />
        ))}
        {last !== undefined && (
          <Choice
            label={words.say('asked.operator', { name: last.name })}
            value={asked.operator}
            options={ASKED_OPERATORS.map((value) => ({ value, text: value }))}
            isReadonly={isReadonly}
            onChange={(operator) => change({ operator })}
          />
        )}
        {last !== undefined && asked.operator === 'between' && (
          <TextInput
            label={words.say('asked.to', { name: last.name })}
            value={asked.to}
            isReadonly={isReadonly}
            onChange={(to) => change({ to })}
          />
        )}
      </div>
      {unasked !== undefined && <p class="hint">{words.say('asked.empty', { name: unasked.name })}</p>}
      {unasked === undefined && !writing.ok && <Problems of={writing.problems} />}
      {writing.ok && <Written table={table} expressions={writing.expressions} />}
    </section>
  );
}

interface WrittenProps {
  readonly table: Table;
  readonly expressions: QueryExpressions;
}

function Written({ table, expressions }: WrittenProps): ComponentChild {
  const words = useWords();
  const [form, setForm] = useState<Form>('request');
  const text = useMemo(() => {
    if (form === 'request') return JSON.stringify(requestOf(table, expressions), undefined, 2);
    const { name: tableName = 'Table' } = table;
    return writeProgram({ title: 'Query by key', tableName, operation: 'query', expressions }, form);
  }, [table, expressions, form]);
  return (
    <>
      <div class="fields">
        <Choice
          label={words.say('definition.as')}
          value={form}
          options={FORMS.map((value) => ({
            value,
            text: words.say(value === 'request' ? 'asked.request' : `program.${value}`),
          }))}
          isReadonly={false}
          onChange={setForm}
        />
      </div>
      <CodeBox label={words.say('asked.label')} copy={words.say('asked.copy')} text={text} />
    </>
  );
}
