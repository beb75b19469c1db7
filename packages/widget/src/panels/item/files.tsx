import type { ComponentChild, ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useId } from '../../parts/use-id.ts';
import type { FoundProblem, Opened, Source } from '../../file/opened.ts';
import type { Opener } from '../../file/opener.ts';
import { Announcement } from '../../parts/announcement.tsx';
import { useWords, type Words } from '../../text/words.tsx';

interface FilesProps {
  readonly files: Opener;
  readonly opened: Opened;
  readonly onClose: () => void;
  /** What stands between the files and what is wrong with them. */
  readonly children?: ComponentChildren;
}

/** Files in the place of the text area: what they are, how far they are read, and what could not be read. */
export function Files({ files, opened, onClose, children }: FilesProps): ComponentChild {
  const words = useWords();
  const id = useId();
  const sectionRef = useRef<HTMLElement>(null);
  const { sources, bytes, phase, found } = opened;
  // The button that opened the files is gone, and so is the one that stops them.
  const focus = (): void => sectionRef.current?.focus({ preventScroll: true });
  useLayoutEffect(focus, []);
  return (
    <section ref={sectionRef} class="field files" role="group" aria-labelledby={id} tabIndex={-1}>
      <p class="label-of-field" id={id}>
        {words.say('source.item')}
      </p>
      <div class="card">
        <p class="names">
          <b>{nameOf(sources, words)}</b> <span class="note">{words.fileSize(bytes)}</span>
          <span class="actions">
            {phase === 'reading' && (
              <button
                type="button"
                class="link"
                onClick={() => {
                  files.cancel();
                  focus();
                }}
              >
                {words.say('file.cancel')}
              </button>
            )}
            <button type="button" class="link" onClick={onClose}>
              {words.say('file.close')}
            </button>
          </span>
        </p>
        <Progress opened={opened} />
        <State opened={opened} />
      </div>
      {children}
      <Unread problems={found.problems} count={found.unreadable} isOneOfMany={sources.length > 1} />
    </section>
  );
}

function nameOf(sources: readonly Source[], words: Words): string {
  const [only] = sources;
  if (sources.length > 1) return words.say('file.several', { count: sources.length });
  return only?.name ?? words.say('file.pasted');
}

function Progress({ opened: { phase, isSlow, read, bytes } }: { readonly opened: Opened }): ComponentChild {
  const words = useWords();
  if (phase !== 'reading' || !isSlow) return null;
  return <progress max={bytes} value={read} aria-label={words.say('file.progress')} />;
}

function State({ opened }: { readonly opened: Opened }): ComponentChild {
  const words = useWords();
  const { phase, isSlow, read, bytes, found, failure } = opened;
  const values = { read: words.fileSize(read), bytes: words.fileSize(bytes), count: found.sizes.length };
  if (phase === 'reading') return isSlow && <p class="note">{words.say('file.reading', values)}</p>;
  if (phase === 'read') return <Announcement text={words.say('file.read', values)} />;
  return (
    <p class="stale" role="status">
      {phase === 'cancelled'
        ? words.say('file.cancelled', values)
        : words.say(`file.failed.${failure ?? 'file'}`, values)}{' '}
      {found.sizes.length > 0 && words.say('file.part', values)}
    </p>
  );
}

interface UnreadProps {
  readonly problems: readonly FoundProblem[];
  readonly count: number;
  readonly isOneOfMany: boolean;
}

/** What could not be read, and so is in none of the figures. */
function Unread({ problems, count, isOneOfMany }: UnreadProps): ComponentChild {
  const words = useWords();
  if (count === 0) return null;
  const place = ({ at, isLine, problem: { at: position, details }, source: { name } }: FoundProblem): string => {
    const line = words.say('file.line', { line: position?.line ?? at, column: position?.column ?? 1 });
    // Some sentences name the line themselves.
    const places = isLine ? ('line' in details ? [] : [line]) : [words.say('file.item', { number: at })];
    return [...(isOneOfMany && name !== undefined ? [name] : []), ...places].map((each) => `${each}: `).join('');
  };
  return (
    <div class="unread">
      <p class="stale">{words.say('file.unread', { count })}</p>
      <ul class="problems" part="problems">
        {problems.map((each, index) => (
          <li key={index} class={each.problem.severity}>
            <span class="note">{place(each)}</span>
            {words.problem(each.problem)}
          </li>
        ))}
        {count > problems.length && <li>{words.say('problem.more', { count: count - problems.length })}</li>}
      </ul>
    </div>
  );
}
