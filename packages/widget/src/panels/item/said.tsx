import type { ComponentChild } from 'preact';
import type { Found, FoundProblem, Place } from '../../file/opened.ts';
import { isSum } from '../../file/remarks.ts';
import { useWords, type Words } from '../../text/words.tsx';

interface SaidProps {
  readonly found: Found;
  readonly isOneOfMany: boolean;
}

/** What there is to say of files: what could not be read, and so is in no figure, and what else their lines tell. */
export function Said({ found: { problems, unreadable, stopped, remarks }, isOneOfMany }: SaidProps): ComponentChild {
  const words = useWords();
  const rest = unreadable - problems.length;
  return (
    <>
      {unreadable > 0 && (
        <div class="unread">
          <p class="stale">{words.say('file.unread', { count: unreadable })}</p>
          {stopped !== undefined && (
            <p class="stale">
              {words.say('file.stopped', { place: placesOf(stopped, isOneOfMany, words).join(': ') })}
            </p>
          )}
          <ul class="problems" part="problems">
            {problems.map((each, index) => (
              <FoundLine key={index} found={each} isOneOfMany={isOneOfMany} />
            ))}
            {rest > 0 && <li>{words.say('problem.more', { count: rest })}</li>}
          </ul>
        </div>
      )}
      {remarks.size > 0 && (
        <ul class="problems" part="problems" aria-label={words.say('severity.notice')}>
          {Array.from(remarks.values(), (each) => (
            <FoundLine key={each.problem.code} found={each} isOneOfMany={isOneOfMany}>
              {each.lines > 1 && !isSum(each.problem) && <> {words.say('file.alike', { count: each.lines - 1 })}</>}
            </FoundLine>
          ))}
        </ul>
      )}
    </>
  );
}

interface FoundLineProps {
  readonly found: FoundProblem;
  readonly isOneOfMany: boolean;
  readonly children?: ComponentChild;
}

function FoundLine({ found, isOneOfMany, children }: FoundLineProps): ComponentChild {
  const words = useWords();
  const places = placesOf(found, isOneOfMany, words);
  return (
    <li class={found.problem.severity}>
      <span class="note">{places.map((each) => `${each}: `)}</span>
      {words.problem(found.problem)}
      {children}
    </li>
  );
}

/** The file, where there are several, and the place in it. */
function placesOf(place: Place & Partial<FoundProblem>, isOneOfMany: boolean, { say }: Words): readonly string[] {
  const { unit, at, begin, source, problem } = place;
  const file = isOneOfMany && source.name !== undefined ? [source.name] : [];
  if (unit === 'file') return file;
  if (unit === 'item')
    return [
      ...file,
      begin === undefined ? say('file.item', { number: at }) : say('file.itemFrom', { number: at, line: begin }),
    ];
  // Some sentences name the line themselves.
  if (problem !== undefined && 'line' in problem.details) return file;
  return [...file, say('file.line', { line: problem?.at?.line ?? at, column: problem?.at?.column ?? 1 })];
}
