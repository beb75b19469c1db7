import type { Problem } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { Problems } from '../../parts/problems.tsx';
import { useWords } from '../../text/words.tsx';

/** What is wrong or doubtful at once, what is merely worth knowing on demand. */
export function Notes({ of }: { readonly of: readonly Problem[] }): ComponentChild {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const once = of.filter(({ says }, index) => of.findIndex((other) => other.says === says) === index);
  const notices = once.filter(({ severity }) => severity === 'notice');
  return (
    <>
      <Problems of={once.filter(({ severity }) => severity !== 'notice')} />
      {notices.length > 0 && (
        <div class="notes">
          <button type="button" class="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {words.say('keys.notices', { count: notices.length })}
          </button>
          {isOpen && <Problems of={notices} />}
        </div>
      )}
    </>
  );
}
