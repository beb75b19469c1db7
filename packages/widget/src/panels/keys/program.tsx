import { programOf, writeProgram, type Design, type ProgramLanguage } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { useId } from '../../parts/use-id.ts';
import { Choice } from '../../parts/choice.tsx';
import { CodeBox } from './code-box.tsx';
import { Problems } from '../../parts/problems.tsx';
import { useWords } from '../../text/words.tsx';

const LANGUAGES: readonly ProgramLanguage[] = ['typescript', 'python', 'cli'];

/** The program of a read, in a language, to be copied. */
export function Program({ design }: { readonly design: Design }): ComponentChild {
  const words = useWords();
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const [language, setLanguage] = useState<ProgramLanguage>('typescript');
  const names = design.reads.map(({ name }) => name);
  const read = names.find((name) => name === chosen) ?? names[0];
  const reading = useMemo(() => (read === undefined ? undefined : programOf(design, read)), [design, read]);
  if (reading === undefined || read === undefined) return null;
  return (
    <section class="taken" role="group" aria-labelledby={id}>
      <p class="title" id={id}>
        {words.say('program.title')}
      </p>
      <div class="fields">
        <Choice
          label={words.say('program.of')}
          value={read}
          options={names.map((value) => ({ value, text: value }))}
          isReadonly={false}
          onChange={setChosen}
        />
        <Choice
          label={words.say('program.in')}
          value={language}
          options={LANGUAGES.map((value) => ({ value, text: words.say(`program.${value}`) }))}
          isReadonly={false}
          onChange={setLanguage}
        />
      </div>
      {reading.ok ? (
        <CodeBox
          label={words.say('program.label')}
          copy={words.say('program.copy')}
          text={writeProgram(reading.program, language)}
        />
      ) : (
        <Problems of={reading.problems} />
      )}
    </section>
  );
}
