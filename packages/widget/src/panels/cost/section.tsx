import type { Path } from '@dynamometer/core';
import type { ComponentChild, ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useId } from '../../parts/use-id.ts';
import { Problems } from '../../parts/problems.tsx';
import { problemsUnder, useEditor } from './editor.tsx';

interface SectionProps {
  readonly title: string;
  /** What stands beside the title, open or not. */
  readonly summary: string;
  readonly isOpenAtFirst?: boolean;
  /** The places whose problems are said here. */
  readonly places: readonly Path[];
  /** Whether the problems stand inside at what they are about. */
  readonly isToldInside?: boolean;
  readonly children: ComponentChildren;
}

/** A part of the workload that opens and closes; what is wrong in it is said either way. */
export function Section(props: SectionProps): ComponentChild {
  const { title, summary, isOpenAtFirst = false, places, isToldInside = false, children } = props;
  const { problems } = useEditor();
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const own = problems.filter((each) => places.some((place) => problemsUnder([each], place).length > 0));
  return (
    <section class="part">
      <h3>
        <button
          type="button"
          class="opener"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
        </button>
        <span class="note">{summary}</span>
      </h3>
      {!(isOpen && isToldInside) && <Problems of={own} />}
      {isOpen && (
        <div class="inside" id={id}>
          {children}
        </div>
      )}
    </section>
  );
}
