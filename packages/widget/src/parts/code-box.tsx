import type { ComponentChild } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../text/words.tsx';

interface CodeBoxProps {
  readonly label: string;
  readonly text: string;
}

/** Text to be taken elsewhere, with a button that copies it, or selects it where the page may not copy. */
export function CodeBox({ label, text }: CodeBoxProps): ComponentChild {
  const words = useWords();
  const boxRef = useRef<HTMLPreElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'selected'>();
  useEffect(() => setOutcome(undefined), [text]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      if (boxRef.current !== null) getSelection()?.selectAllChildren(boxRef.current);
      setOutcome('selected');
    }
  };
  return (
    <div class="code-box">
      <div class="tools">
        <output>{outcome !== undefined && words.say(`code.${outcome}`)}</output>
        <button type="button" class="link" onClick={() => void copy()}>
          {words.say('code.copy', { what: label })}
        </button>
      </div>
      {/* It scrolls by itself, and so the keyboard has to reach it. */}
      <pre ref={boxRef} part="code" tabIndex={0} role="region" aria-label={label} dir="ltr">
        {text}
      </pre>
    </div>
  );
}
