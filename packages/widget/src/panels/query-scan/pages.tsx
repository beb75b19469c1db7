import type { Page } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { More } from '../../parts/more.tsx';
import { closeOnEscape, Figure, Reasons, useWhy, type Why } from '../../parts/why.tsx';
import { useWords } from '../../text/words.tsx';
import { Sheet } from './strip.tsx';

interface PagesProps {
  /** Whose reasons they are. */
  readonly why: Why;
  readonly pages: readonly Page[];
  /** The share that the filter lets pass of what the key condition matches. */
  readonly share: number;
}

/** The requests of a read in order: what each reads, why it ends, what it keeps. */
export function Pages({ why, pages, share }: PagesProps): ComponentChild {
  const words = useWords();
  return (
    <div
      class="reasons"
      part="reasons"
      id={why.id}
      role="group"
      aria-label={words.say('pages.title')}
      onKeyDown={closeOnEscape(why)}
    >
      <p class="says">{words.say('pages.rule')}</p>
      <ol class="pages">
        <More of={pages} first={8}>
          {(page, index) => <PageLine key={index} page={page} share={share} />}
        </More>
      </ol>
      {pages.some(({ kept }) => kept === undefined) && <p class="says">{words.say('pages.unsure')}</p>}
    </div>
  );
}

function PageLine({ page, share }: { readonly page: Page; readonly share: number }): ComponentChild {
  const words = useWords();
  const why = useWhy();
  const { count, items, bytes, end, units, kept } = page;
  const keeps = kept === undefined ? undefined : Math.round(kept * share);
  return (
    <li>
      <Sheet page={page} share={share} />
      <p>
        {words.lay(count === 1 ? 'pages.one' : 'pages.several', {
          count,
          items: words.say('pages.items', { count: items }),
          bytes: words.bytes(bytes),
          units: (
            <Figure why={why} name="units" of={units.value} unit={units.rule.unit}>
              {words.counted(units.value, units.rule.unit)}
            </Figure>
          ),
        })}{' '}
        {keeps !== undefined && items > 0 && (
          <>
            {words.say(keeps === 0 ? 'pages.keepsNone' : keeps === items ? 'pages.keepsAll' : 'pages.keeps', {
              count: keeps,
            })}{' '}
          </>
        )}
        <span class="note">{words.say(`pages.end.${end}`)}</span>
      </p>
      {why.open !== undefined && <Reasons why={why} of={units} />}
    </li>
  );
}
