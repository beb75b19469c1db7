import { reconcile } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useMemo, useReducer, useState } from 'preact/hooks';
import { useId } from '../parts/use-id.ts';
import { Announcement } from '../parts/announcement.tsx';
import { Choice } from '../parts/choice.tsx';
import { Evidence } from '../parts/evidence.tsx';
import { Problems } from '../parts/problems.tsx';
import { tableOf, type ItemsSource } from '../read-items.ts';
import { compareWays, prefixesOf, type ReadQuestion } from '../reads.ts';
import { copies } from '../share/copy-query-scan.ts';
import fields from '../styles/fields.css?inline';
import evidence from '../styles/evidence.css?inline';
import queryScan from '../styles/query-scan.css?inline';
import { EVIDENCE_TEXTS } from '../text/en/evidence.ts';
import { QUERY_SCAN_TEXTS } from '../text/en/query-scan.ts';
import { useWords } from '../text/words.tsx';
import { createReader } from '../weigh.ts';
import type { LoadedPanel, PanelProps } from './panel.ts';
import { Advice, isAboutPrefix } from './query-scan/advice.tsx';
import { Answer } from './query-scan/answer.tsx';
import { Entities } from './query-scan/entities.tsx';
import { EntryIndexFields } from './query-scan/entry-index.tsx';
import { ItemsIndexFields } from './query-scan/items-index.tsx';
import { Items } from './query-scan/items.tsx';
import { QuestionFields } from './query-scan/question-fields.tsx';

/** What the module of this panel brings. */
export const panel: LoadedPanel = {
  Panel: QueryScanPanel,
  texts: { ...QUERY_SCAN_TEXTS, ...EVIDENCE_TEXTS },
  styles: [fields, queryScan, evidence],
  copies,
};

/** What does this Query cost, and what would the same answer cost by other ways? */
function QueryScanPanel({ session, state, isReadonly }: PanelProps): ComponentChild {
  const words = useWords();
  const adviceId = useId();
  const { question } = state;
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  const [read] = useState(() => createReader(() => renderAgain(undefined)));
  const { reading, last } = read(question.source === 'items' ? question.items.text : '', undefined);
  const table = useMemo(
    () =>
      last &&
      tableOf(
        last.items.map(({ item }) => item),
        question.items,
      ),
    [last, question.items],
  );
  const reported = useMemo(
    () =>
      last &&
      reconcile(
        last.parsed,
        last.items.map(({ size }) => size.bytes),
      ),
    [last],
  );
  const answer = useMemo(() => compareWays(question, table), [question, table]);
  const change = (changed: Partial<ReadQuestion>): void => {
    session.change({ question: { ...question, ...changed } });
  };
  const changeItems = (changed: Partial<ItemsSource>): void => change({ items: { ...question.items, ...changed } });
  const problems = answer === undefined ? [] : [...answer.comparison.problems, ...answer.comparison.query.problems];
  const advice = problems.filter(isAboutPrefix);
  const parts = { question, isReadonly, onChange: change };
  return (
    <div class="panel query-scan" part="panel">
      <Choice
        label={words.say('question.source')}
        value={question.source}
        options={(['entities', 'items'] as const).map((value) => ({ value, text: words.say(`question.${value}`) }))}
        isReadonly={isReadonly}
        onChange={(source) => change({ source })}
      />
      {question.source === 'entities' ? (
        <Entities {...parts} />
      ) : (
        <Items
          source={question.items}
          table={table}
          problems={reading.state === 'refused' ? reading.problems : []}
          isReadonly={isReadonly}
          onChange={changeItems}
        />
      )}
      {reported !== undefined && <Evidence of={reported} />}
      {reading.state === 'refused' && reading.isOnlyJson && <p class="stale">{words.say('load.notations')}</p>}
      {reading.state === 'refused' && table !== undefined && <p class="stale">{words.say('stale')}</p>}
      <div class="asked">
        <QuestionFields {...parts} adviceId={advice.length > 0 ? adviceId : undefined} />
        <Advice
          id={adviceId}
          prefix={question.prefix}
          of={advice}
          prefixes={prefixesOf(question, table)}
          isReadonly={isReadonly}
          onUse={(prefix) => change({ prefix })}
        />
        {question.source === 'entities' ? (
          <EntryIndexFields {...parts} />
        ) : (
          <ItemsIndexFields source={question.items} table={table} isReadonly={isReadonly} onChange={changeItems} />
        )}
      </div>
      <Problems of={problems.filter((problem) => !isAboutPrefix(problem))} />
      {answer === undefined ? (
        <p class="hint">{words.say(table === undefined ? 'items.empty' : 'items.noKey')}</p>
      ) : (
        <Answer question={question} ways={answer.ways} comparison={answer.comparison} />
      )}
      <Announcement
        text={(answer?.ways ?? [])
          .map(
            ({ name, read: { units } }) =>
              `${words.say(`ways.${name}`)}: ${words.counted(units.value, units.rule.unit)}`,
          )
          .join('. ')}
      />
    </div>
  );
}
