import { problem, type Problem, type ProblemKind } from '../problem.ts';

/** What a text is that cannot be read, if it is one of the things that people paste; undefined if it is not known. */
export function refusalOf(text: string): Problem | undefined {
  // Patterns may go over what they look at many times: it is kept short.
  const start = text.trimStart().slice(0, 1_000);
  const known = KNOWN.find(({ looks }) => looks.test(start));
  return known && problem(NAMED, [], { what: known.what, instead: known.instead });
}

interface Known {
  readonly looks: RegExp;
  readonly what: string;
  readonly instead: string;
}

const AS_JSON = 'Run it again with --output json and paste that.';
const ENCODE = (call: string): string => `Print the item as JSON, with ${call}, and paste that.`;

const KNOWN: readonly Known[] = [
  { looks: /^(?:-{4,}|\+[-=+]{4,})\n?/, what: 'a CLI table', instead: AS_JSON },
  {
    looks: /\bmap\[string\]|types\.AttributeValue|&(?:types|dynamodb)\./,
    what: 'Go source (go)',
    instead: ENCODE('json.Marshal'),
  },
  {
    looks: /AttributeValue::|\bvec!\[|HashMap|\bSome\(|\{\s*"\w+": [SN]\("/,
    what: 'Rust source (rust)',
    instead: ENCODE('serde_json::to_string'),
  },
  {
    looks: /^(?:<\?php|\$\w+\s*=|array\s*\(|\[)[^]{0,200}=>/,
    what: 'PHP source (php)',
    instead: ENCODE('json_encode'),
  },
  { looks: /["\w]\s*=>|#<\w+|\{\s*\w+: .{0,200}\bnil\b/, what: 'Ruby source (ruby)', instead: ENCODE('JSON.generate') },
  { looks: /^file:/, what: 'the name of a file', instead: 'Paste what is in the file.' },
  { looks: /^<[?!a-z]/i, what: 'XML or HTML', instead: 'Paste the item as JSON.' },
  { looks: /^(?:ITEMS?|ATTRIBUTES|CONSUMEDCAPACITY)\b/, what: 'text output of the CLI', instead: AS_JSON },
  { looks: /^(?:---\n)?(?:- )?["']?[\w$.-]+["']?:(?:\s|$)/, what: 'YAML (yaml)', instead: AS_JSON },
];

const NAMED: ProblemKind = {
  code: 'paste.other-notation',
  severity: 'error',
  says: 'This is {what}, which cannot be read here. {instead}',
};
