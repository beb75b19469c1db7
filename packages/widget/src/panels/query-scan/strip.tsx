import { PAGE_LIMIT, type Page } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useWords } from '../../text/words.tsx';

/** The pages of a read as a strip: how full each is, and what of it is kept; equal ones are one with their number. */
export function Strip({ pages, share }: { readonly pages: readonly Page[]; readonly share: number }): ComponentChild {
  const words = useWords();
  const left = pages.slice(MOST).reduce((sum, { count }) => sum + count, 0);
  return (
    <span class="strip" aria-hidden="true" dir="ltr">
      {pages.slice(0, MOST).map((page, index) => (
        <span key={index} class={page.count > 1 ? 'sheet several' : 'sheet'}>
          <Sheet page={page} share={share} />
          {page.count > 1 && <small>×{words.number(page.count)}</small>}
        </span>
      ))}
      {left > 0 && <small>+{words.number(left)}</small>}
    </span>
  );
}

/** More pages that differ say nothing more. */
const MOST = 8;

/** One page: a box as high as 1 MB, filled as far as it is read; dark is what is kept. */
export function Sheet({ page, share }: { readonly page: Page; readonly share: number }): ComponentChild {
  const { items, bytes, kept } = page;
  const full = percent(bytes / PAGE_LIMIT.value);
  return (
    <span class="page">
      <i class={kept === undefined ? 'read unsure' : 'read'} style={{ blockSize: full }} />
      {kept !== undefined && items > 0 && (
        <i class="kept" style={{ blockSize: percent(((bytes / PAGE_LIMIT.value) * kept * share) / items) }} />
      )}
    </span>
  );
}

function percent(part: number): string {
  return `${Math.min(100, part === 0 ? 0 : Math.max(3, 100 * part))}%`;
}
