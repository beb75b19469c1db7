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
  { looks: /^(?:-{4,}|\+[-=+]{4,}|[┌╔])\n?/, what: 'a CLI table', instead: AS_JSON },
  {
    looks: /\bmap\[\w+[\]:]|types\.AttributeValue|&(?:types|dynamodb)\./,
    what: 'Go source (go)',
    instead: ENCODE('json.Marshal'),
  },
  {
    looks: /AttributeValue::|\bvec!\[|HashMap|\bSome\(|\{\s*"\w+":\s*[SN]\(\s*"/,
    what: 'Rust source (rust)',
    instead: ENCODE('serde_json::to_string'),
  },
  {
    looks: /^(?:<\?php|\$\w+\s*=|array\s*\(|\[)[^]{0,200}=>/,
    what: 'PHP source (php)',
    instead: ENCODE('json_encode'),
  },
  { looks: /%\{\s*["\w]/, what: 'Elixir source (elixir)', instead: ENCODE('Jason.encode!') },
  {
    looks: /\bnew (?:Dictionary<|AttributeValue\b|\(\) ?\{)/,
    what: 'C# source (csharp)',
    instead: ENCODE('JsonSerializer.Serialize'),
  },
  {
    looks: /\b(?:mapOf|hashMapOf|mutableMapOf)\(|\{\w+=[SN]\(value=/,
    what: 'Kotlin source (kotlin)',
    instead: ENCODE('Json.encodeToString'),
  },
  { looks: /\bDynamoDBClientTypes\b/, what: 'Swift source (swift)', instead: ENCODE('JSONEncoder') },
  { looks: /^\{:[\w-]+ /, what: 'Clojure source (clojure)', instead: ENCODE('write-str') },
  { looks: /["\w]\s*=>|#<\w+|\{\s*\w+: .{0,200}\bnil\b/, what: 'Ruby source (ruby)', instead: ENCODE('JSON.generate') },
  { looks: /^file:/, what: 'the name of a file', instead: 'Paste what is in the file.' },
  {
    looks: /^(?:\S*[$>%#] )?(?:sudo )?(?:aws|awslocal) (?:dynamodb|--)/,
    what: 'a command without an item',
    instead: 'Run it with --output json and paste what it prints.',
  },
  {
    looks: /^(?:--[^\n]*\n)*\s*INSERT\b[^]*\?/i,
    what: 'a PartiQL statement with parameters',
    instead: 'Put the values in the place of the question marks.',
  },
  {
    looks: /^(?:SELECT|UPDATE|DELETE)\s/i,
    what: 'a PartiQL statement without an item',
    instead: 'Paste the item as JSON.',
  },
  {
    looks: /\$(?:util|ctx|context)\./,
    what: 'a template of AppSync',
    instead: 'Paste what the template makes, as JSON.',
  },
  { looks: /^<[?!a-z]/i, what: 'XML or HTML', instead: 'Paste the item as JSON.' },
  {
    looks: /^(?:\d+\t[^\n]*\n)?(?:ITEMS?|ATTRIBUTES|CONSUMEDCAPACITY)\b/,
    what: 'text output of the CLI',
    instead: AS_JSON,
  },
  { looks: /^\w+=\{[SNB]=/, what: 'shorthand of the CLI', instead: 'Paste the item as JSON.' },
  { looks: /^\|/, what: 'a Markdown table', instead: 'Paste the item as JSON.' },
  {
    looks: /^[^\n\t{}]+\t[^\n{}]*\n[^\n\t{}]*\t|^["\w]+;[\w";]+\r?\n/,
    what: 'a table with tabs or semicolons',
    instead: 'Save it as CSV, with commas, and paste that.',
  },
  { looks: /^(?:---\n)?(?:- )?["']?[\w$.-]+["']?:(?:\s|$)/, what: 'YAML (yaml)', instead: AS_JSON },
  { looks: /^[^{}[\]()<>="'`]+$/, what: 'text without an item', instead: 'Paste the item as JSON.' },
];

const NAMED: ProblemKind = {
  code: 'paste.other-notation',
  severity: 'error',
  says: 'This is {what}, which cannot be read here. {instead}',
};
