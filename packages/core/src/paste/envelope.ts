import type { Envelope } from './enveloped.ts';
import { shellArgument } from './shell.ts';

/** Opens what surrounds the notation: a Markdown fence, a shell command, a level of escapes. */
export function openEnvelope(text: string): Envelope | undefined {
  return openFence(text) ?? shellArgument(text) ?? openEscapes(text);
}

/** The parts of a text that are of interest, all else turned to space: lines and columns stay what they were. */
export function keepOnly(text: string, start: number, end: number): Envelope {
  const blank = (part: string): string => part.replaceAll(/[^\n]/g, ' ');
  return { text: blank(text.slice(0, start)) + text.slice(start, end) + blank(text.slice(end)), decoded: false };
}

function openFence(text: string): Envelope | undefined {
  const open = /^[ \t]*(`{3,}|~{3,})[^\n]*\n/m.exec(text);
  if (open === null) return undefined;
  const start = open.index + open[0].length;
  const close = text.indexOf(open[1] ?? '', start);
  return keepOnly(text, start, close < 0 ? text.length : close);
}

/** `{\"a\": …}`: the inside of a JSON string, copied without its quotes. */
function openEscapes(text: string): Envelope | undefined {
  if (!/^\s*[{[]\s*\\+"/.test(text.slice(0, 200))) return undefined;
  const inside = text.replaceAll(/\\([^])/g, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped));
  return { text: inside, decoded: true };
}
