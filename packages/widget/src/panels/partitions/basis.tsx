import type { Basis } from '@dynamometer/core';
import type { ComponentChild } from 'preact';
import { useWords } from '../../text/words.tsx';

/** The basis of a figure beside it: AWS publishes little about partitions. */
export function BasisTag({ of }: { readonly of: Basis }): ComponentChild {
  const words = useWords();
  return <span class={`basis ${of}`}>{words.say(`basis.${of}`)}</span>;
}
