import type { ComponentChild } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Tells screen readers a result once the reader has stopped typing. */
export function Announcement({ text }: { readonly text: string }): ComponentChild {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), 1_000);
    return () => clearTimeout(timer);
  }, [text]);
  return <output class="hidden">{said}</output>;
}
