import type { ComponentChild } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../../text/words.tsx';

interface CodeBoxProps {
  readonly label: string;
  /** What the button says. */
  readonly copy: string;
  readonly text: string;
}

/** Text to be taken elsewhere, with a button that copies it, or selects it where the page may not copy. */
export function CodeBox({ label, copy, text }: CodeBoxProps): ComponentChild {
  const words = useWords();
  const boxRef = useRef<HTMLPreElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'selected'>();
  useEffect(() => setOutcome(undefined), [text]);
  const take = async (): Promise<void> => {
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
        <button type="button" class="link" onClick={() => void take()}>
          {copy}
        </button>
      </div>
      {/* It scrolls by itself, and so the keyboard has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre ref={boxRef} part="code" tabIndex={0} role="group" aria-label={label} dir="ltr">
        {text}
      </pre>
    </div>
  );
}
