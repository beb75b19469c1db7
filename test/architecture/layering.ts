import { posix } from 'node:path';
import type { Source } from './source.ts';

// lowest first: a file imports from its own layer or from one before it
const LAYERS = [
  'vocabulary',
  'facts',
  'item',
  'paste',
  'operation',
  'collection',
  'partition',
  'pricing',
  'workload',
  'keys',
  'index',
];
const VOCABULARY = new Set(['units.ts', 'explain.ts', 'trail.ts', 'problem.ts']);
const MONEY = 'pricing/money.ts';
// an entry of its own, so that its parser burdens nobody else
const YAML = 'paste/yaml/';
const BARREL = 'index.ts';

/** Every way in which the files of core break the layers, as sentences; none when they keep them. */
export function layerProblems(sources: readonly Source[]): readonly string[] {
  return [...sources.flatMap(importProblems), ...sources.flatMap(barrelProblems), ...cycleProblems(sources)];
}

function importProblems({ path, imports }: Source): readonly string[] {
  const own = layerOf(path);
  if (own === undefined) return [`${path} is in no layer`];
  return imports.flatMap((specifier) => {
    if (specifier === 'decimal.js')
      return path === MONEY ? [] : [`${path} imports decimal.js, which only ${MONEY} may`];
    if (specifier === 'yaml') return path.startsWith(YAML) ? [] : [`${path} imports yaml, which only ${YAML} may`];
    if (!isRelative(specifier)) return [`${path} imports ${specifier}, which is not part of core`];
    if (!specifier.endsWith('.ts')) return [`${path} imports ${specifier} without its .ts`];
    const target = resolve(path, specifier);
    if (target === BARREL) return [`${path} imports ${BARREL}, which nothing may`];
    if (target.startsWith(YAML) && !path.startsWith(YAML)) return [`${path} imports ${target}, an entry of its own`];
    const layer = layerOf(target);
    if (layer === undefined) return [`${path} imports ${target}, which is in no layer`];
    return LAYERS.indexOf(layer) > LAYERS.indexOf(own) ? [`${path} imports ${target}, upwards`] : [];
  });
}

function barrelProblems({ path, reexportsAll }: Source): readonly string[] {
  if (path === BARREL) return [];
  return posix.basename(path) === BARREL || reexportsAll ? [`${path} is a barrel; ${BARREL} is the only one`] : [];
}

function cycleProblems(sources: readonly Source[]): readonly string[] {
  const targets = new Map(
    sources.map(({ path, imports }) => [path, imports.filter(isRelative).map((specifier) => resolve(path, specifier))]),
  );
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (path: string, trail: readonly string[]) => {
    const start = trail.indexOf(path);
    if (start >= 0) found.push(`${[...trail.slice(start), path].join(' → ')} is a cycle`);
    if (start >= 0 || done.has(path)) return;
    for (const target of targets.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const path of targets.keys()) visit(path, []);
  return found;
}

function layerOf(path: string): string | undefined {
  if (path === BARREL) return 'index';
  if (VOCABULARY.has(path)) return 'vocabulary';
  const [folder = '', ...rest] = path.split('/');
  return rest.length > 0 && folder !== 'vocabulary' && LAYERS.includes(folder) ? folder : undefined;
}

function isRelative(specifier: string): boolean {
  return specifier.startsWith('./') || specifier.startsWith('../');
}

function resolve(from: string, specifier: string): string {
  return posix.join(posix.dirname(from), specifier);
}
