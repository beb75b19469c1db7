/** A piece of source text; a string comes with its escapes read, one with variables in it is a template. */
export interface Token {
  readonly kind: 'text' | 'template' | 'word' | 'mark';
  readonly text: string;
}

/** Terraform's comments begin with a hash too. */
const SPACE: Readonly<Record<Source, RegExp>> = {
  cdk: /(?:\s|\/\/.*|\/\*[^]*?\*\/)+/y,
  terraform: /(?:\s|#.*|\/\/.*|\/\*[^]*?\*\/)+/y,
};

type Source = 'cdk' | 'terraform';

const TOKEN =
  /"((?:[^"\\]|\\[^])*)"|'((?:[^'\\]|\\[^])*)'|`((?:[^`\\]|\\[^])*)`|([\p{L}\p{N}_$][\p{L}\p{N}_$.-]*)|([^])/uy;

/** The tokens of TypeScript or HCL, as far as definitions of tables need them. */
export function tokensOf(source: string, notation: Source): readonly Token[] {
  const tokens: Token[] = [];
  const space = SPACE[notation];
  for (let at = 0; at < source.length;) {
    space.lastIndex = at;
    if (space.test(source)) {
      at = space.lastIndex;
      continue;
    }
    TOKEN.lastIndex = at;
    const [, double, single, template, word, mark = ''] = TOKEN.exec(source) ?? [];
    const quoted = double ?? single ?? template;
    if (quoted !== undefined && notation === 'terraform' && FILLED_IN.test(quoted))
      tokens.push({ kind: 'template', text: quoted });
    else if (quoted !== undefined) tokens.push({ kind: 'text', text: unescape(quoted, notation) });
    else tokens.push(word === undefined ? { kind: 'mark', text: mark } : { kind: 'word', text: word });
    at = TOKEN.lastIndex;
  }
  return tokens;
}

/** What Terraform fills in; doubled, the first character stands for itself. */
const FILLED_IN = /(?:^|[^$])\$\{|(?:^|[^%])%\{/;

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', 0: '\0' };

function unescape(text: string, notation: Source): string {
  const plain = text.replaceAll(/\\(?:u([0-9a-fA-F]{4})|([^]))/g, (_, code: string | undefined, letter: string) =>
    code === undefined ? (ESCAPES[letter] ?? letter) : String.fromCharCode(Number.parseInt(code, 16)),
  );
  return notation === 'terraform' ? plain.replaceAll(/([$%])\1\{/g, '$1{') : plain;
}

/** The place of the first such mark from a place on, or -1. */
export function findMark(tokens: readonly Token[], mark: string, from: number): number {
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind === 'mark' && token.text === mark) return at;
  }
  return -1;
}
