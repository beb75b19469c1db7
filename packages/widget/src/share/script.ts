/** A value as JavaScript writes it; a symbol stands for the variable that it names. */
export function literal(value: unknown, indent = ''): string {
  if (typeof value === 'symbol') return value.description ?? '';
  if (value instanceof Uint8Array) return `new Uint8Array([${value.join(', ')}])`;
  if (typeof value === 'string') return quoted(value);
  // String(-0) has lost its sign
  if (Object.is(value, -0)) return '-0';
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const members = Array.isArray(value)
    ? value.map((each) => literal(each, inner))
    : Object.entries(value)
        .filter(([, each]) => each !== undefined)
        .map(([name, each]) => (isVariable(each, name) ? name : member(name, literal(each, inner))));
  const [open, close, space] = Array.isArray(value) ? ['[', ']', ''] : ['{', '}', ' '];
  if (members.length === 0) return open + close;
  const line = `${open}${space}${members.join(', ')}${space}${close}`;
  if (indent.length + line.length <= MOST_OF_A_LINE && !line.includes('\n')) return line;
  return `${open}\n${members.map((each) => `${inner}${each},\n`).join('')}${indent}${close}`;
}

const isVariable = (value: unknown, name: string) => typeof value === 'symbol' && value.description === name;

function member(name: string, value: string): string {
  // Written plainly it would be the prototype.
  if (name === '__proto__') return `['__proto__']: ${value}`;
  return `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name)}: ${value}`;
}

const MOST_OF_A_LINE = 96;

/** A text of several lines as it was typed. */
export function template(text: string): string {
  return `\`${text.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`)}\``;
}

/** A call and what it gives. */
export function result(call: string, value: unknown): string {
  return `${call}; // ${literal(value).replaceAll(/\s*\n\s*/g, ' ')}`;
}

function quoted(text: string): string {
  return `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`;
}
