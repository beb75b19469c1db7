/** What texts are called that are not strict JSON: those that come with what reads them. */
export const ALL_NOTATIONS_TEXTS = {
  'notation.json': 'JSON',
  'notation.lenient-json': 'loosely written JSON',
  'notation.javascript': 'a literal of JavaScript or the like',
  'notation.node-inspect': 'output of console.log',
  'notation.partiql': 'PartiQL',
  'notation.ion': 'Amazon Ion',
  'notation.python': 'a Python literal',
  'notation.java': 'Java’s toString',
  'notation.csv': 'CSV',
  'notation.yaml': 'YAML',
} as const;
