/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, test, vi } from 'vitest';
import type { Explained, Rule } from '@dynamometer/core';

interface Definition extends Rule {
  readonly compute: (inputs: unknown) => unknown;
}

const made = vi.hoisted(() => ({ rules: [] as Definition[], facts: [] as Explained<unknown>[] }));

// every rule and every fact of core passes through these two functions, whether it is exported or not
vi.mock('../../packages/core/src/explain.ts', async (load) => {
  const { rule, fact, ...others } = await load<typeof import('../../packages/core/src/explain.ts')>();
  return {
    ...others,
    rule: (definition: Definition) => {
      made.rules.push(definition);
      return rule(definition);
    },
    fact: (stated: Parameters<typeof fact>[0]) => {
      const explained = fact(stated);
      made.facts.push(explained);
      return explained;
    },
  };
});

const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob(
  '../../packages/core/src/**/*.ts',
  { eager: true },
);
const stated: readonly Rule[] = [...made.facts.map(({ rule }) => rule), ...made.rules];
const ids = (rules: readonly Rule[]) => rules.map(({ id }) => id);

test('rules and facts are found, exported ones among them', () => {
  const exported = Object.values(modules).flatMap((module) => Object.values(module).flatMap(rulesIn));
  expect(exported.length).toBeGreaterThan(30);
  expect(ids(exported).filter((id) => !ids(stated).includes(id))).toEqual([]);
});

test('ids have the form area.step and are unique', () => {
  expect(ids(stated).filter((id) => !/^[a-z][a-z-]*(\.[a-z0-9-]+)+$/.test(id))).toEqual([]);
  expect(ids(stated).filter((id, index) => ids(stated).indexOf(id) !== index)).toEqual([]);
});

describe.each(stated.map((rule) => [rule.id, rule] as const))('%s', (_, rule) => {
  test('says a whole sentence', () => {
    expect(rule.says).toMatch(/^[\p{Lu}\d].*[^.]\.$/su);
  });

  test('names its unit, its basis and its page at AWS', () => {
    expect(rule.unit).toMatch(/\S/);
    expect(['documented', 'measured', 'inferred', 'assumed']).toContain(rule.basis);
    expect(rule.source.title).toMatch(/\S/);
    expect(new URL(rule.source.url).hostname).toMatch(/(^|\.)(aws\.amazon\.com|amazonaws\.com)$/);
    expect(new URL(rule.source.url).protocol).toBe('https:');
  });

  test('gives evidence for what AWS does not document', () => {
    const evidence = rule.evidence ?? (rule.basis === 'documented' ? 'AWS documents it.' : '');
    expect(evidence).toMatch(/^\S.*[^.]\.$/s);
  });
});

describe.each(made.rules.map((definition) => [definition.id, definition] as const))('%s', (_, definition) => {
  test('has a formula whose words are what its arithmetic takes', () => {
    const { formula = '', compute } = definition;
    expect(wordsOf(formula)).toEqual(inputsOf(compute));
  });
});

test('words of a formula: functions and numbers are none', () => {
  expect(wordsOf('max(1, ⌈size ÷ block⌉) + size × 2')).toEqual(['block', 'size']);
  expect(wordsOf('sum(parts)')).toEqual(['parts']);
});

test('inputs of an arithmetic are what it reads, taken apart or by name', () => {
  expect(inputsOf((({ b, a }: Record<string, number>) => [a, b]) as Definition['compute'])).toEqual(['a', 'b']);
  expect(inputsOf(((inputs: { list: number[] }) => inputs.list.length) as Definition['compute'])).toEqual(['list']);
});

function wordsOf(formula: string): readonly string[] {
  const words = formula.matchAll(/[a-z]\w*(?!\w*\()/gi);
  return [...new Set(Array.from(words, ([word]) => word))].toSorted();
}

/** The names that a computation reads from its inputs, found by letting it run on inputs that take note. */
function inputsOf(compute: Definition['compute']): readonly string[] {
  const read = new Set<string>();
  const inputs = new Proxy(
    {},
    {
      get: (_, name) => {
        read.add(String(name));
        // a list for those that add up, which in arithmetic is a number as well
        return [1];
      },
    },
  );
  try {
    compute(inputs);
  } catch {
    // what it computes from them does not matter here
  }
  return [...read].toSorted();
}

function rulesIn(exported: unknown): readonly Rule[] {
  if (typeof exported !== 'object' && typeof exported !== 'function') return [];
  if (exported === null || Array.isArray(exported)) return [];
  if ('rule' in exported) {
    const { rule } = exported as { rule: Rule };
    if (typeof rule === 'object' && typeof rule.id === 'string') return [rule];
  }
  return typeof exported === 'function' ? [] : Object.values(exported).flatMap(rulesIn);
}
