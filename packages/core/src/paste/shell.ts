import type { Envelope } from './enveloped.ts';

/** The JSON that a shell command is given: the argument of an option, or what stands in a here-document. */
export function shellArgument(text: string): Envelope | undefined {
  const command = /^\s*(?:[$>%]\s+)?(?:\w+=\S*\s+)*(?:aws|awslocal|curl|echo|printf|cat|tee)\s/;
  if (!command.test(text.slice(0, 500))) return undefined;
  const mark = /<<-?[ \t]*(['"]?)(\w{1,40})\1/.exec(text);
  if (mark !== null) return hereDocument(text, mark.index + mark[0].length, mark[1] === '', mark[2] ?? '');
  const option = OPTION.exec(text);
  return option === null ? undefined : { text: word(text, option.index + option[0].length), decoded: true };
}

const OPTION =
  /(?:^\s*(?:\$\s+)?(?:echo|printf)|--(?:items?|transact-items|request-items|cli-input-json|data(?:-raw|-binary)?)|\s-d)[=\s]\s*/;

function hereDocument(text: string, from: number, expands: boolean, mark: string): Envelope {
  const start = text.indexOf('\n', from) + 1;
  const end = text.indexOf(`\n${mark}`, start);
  const body = text.slice(start, end < 0 ? text.length : end);
  return { text: expands ? body.replaceAll(/\\([\\$`])/g, '$1') : body, decoded: true };
}

/** One word as a POSIX shell reads it: quoted and bare parts side by side. */
function word(text: string, start: number): string {
  const part = /'([^']*)'|"([^"\\]*(?:\\[^][^"\\]*)*)"|\\([^])|[^\s'"\\]+/y;
  part.lastIndex = start;
  let read = '';
  for (let match = part.exec(text); match !== null; match = part.exec(text)) {
    const [bare, raw, escaped, single] = match;
    read += raw ?? escaped?.replaceAll(/\\(?:\n|([$`"\\]))/g, '$1') ?? single ?? bare;
  }
  return read;
}
