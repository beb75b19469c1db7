import type { ComponentChild, ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useId } from '../../parts/use-id.ts';
import type { Opened, Source } from '../../file/opened.ts';
import { LONGEST_OTHER } from '../../file/longest-other.ts';
import type { Opener } from '../../file/opener.ts';
import { Announcement } from '../../parts/announcement.tsx';
import { useWords, type Words } from '../../text/words.tsx';
import { Said } from './said.tsx';

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
      {phase !== 'reading' && <Said found={found} isOneOfMany={sources.length > 1} />}
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
  const { notation } = found.recognised ?? {};
  const values = {
    read: words.fileSize(read),
    bytes: words.fileSize(bytes),
    count: found.sizes.length,
    most: words.fileSize(LONGEST_OTHER),
    notation: notation === undefined ? '' : words.say(`notation.${notation}`),
  };
  if (phase === 'reading') return isSlow && <p class="note">{words.say('file.reading', values)}</p>;
  if (phase === 'read') return <Announcement text={words.say('file.read', values)} />;
  return (
    <p class="stale" role="status">
      {phase === 'cancelled'
        ? words.say('file.cancelled', values)
        : words.say(
            failure === 'notation' && notation !== undefined
              ? 'file.failed.notationNamed'
              : `file.failed.${failure ?? 'file'}`,
            values,
          )}{' '}
      {found.sizes.length > 0 && words.say('file.part', values)}
    </p>
  );
}
