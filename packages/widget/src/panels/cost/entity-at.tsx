import type { Path } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useWords } from '../../text/words.tsx';
import { useEditor } from './editor.tsx';
import { ChoiceAt } from './fields.tsx';

/** Which entity is read or written. */
export function EntityAt({ path }: { readonly path: Path }): ComponentChild {
  const words = useWords();
  const { workload } = useEditor();
  const options = Object.keys(workload.entities).map((name) => ({ value: name, text: name }));
  return <ChoiceAt path={path} label={words.say('pattern.entity')} options={options} />;
}
