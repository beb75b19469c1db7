import type { ComponentChild } from 'preact';
import { useMemo } from 'preact/hooks';
import { Problems } from '../parts/problems.tsx';
import { compareWays, type ReadQuestion } from '../reads.ts';
import styles from '../styles/query-scan.css?inline';
import { QUERY_SCAN_TEXTS } from '../text/en/query-scan.ts';
import { useWords } from '../text/words.tsx';
import type { LoadedPanel, PanelProps } from './panel.ts';
import { Conclusion } from './query-scan/conclusion.tsx';
import { Entities } from './query-scan/entities.tsx';
import { QuestionFields } from './query-scan/question-fields.tsx';
import { Ways } from './query-scan/ways.tsx';

/** What the module of this panel brings. */
export const panel: LoadedPanel = { Panel: QueryScanPanel, texts: QUERY_SCAN_TEXTS, styles };

/** What does this Query cost, and what would the same answer cost by other ways? */
function QueryScanPanel({ session, state, isReadonly }: PanelProps): ComponentChild {
  const words = useWords();
  const { question } = state;
  const { ways, comparison } = useMemo(() => compareWays(question), [question]);
  const change = (changed: Partial<ReadQuestion>): void => {
    session.change({ question: { ...question, ...changed } });
  };
  const problems = [...comparison.problems, ...comparison.query.problems];
  return (
    <div class="panel query-scan" part="panel">
      <QuestionFields question={question} isReadonly={isReadonly} onChange={change} />
      <Entities question={question} isReadonly={isReadonly} onChange={change} />
      <Problems of={problems} />
      <Ways ways={ways} />
      <Conclusion comparison={comparison} />
      <p class="note">{words.say('ways.terms')}</p>
    </div>
  );
}
