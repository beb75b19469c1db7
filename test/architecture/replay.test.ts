/// <reference types="vite/types/importMeta.d.ts" />
import { explainAsText, isExplained, trail, valueOf, type Explained, type RuleFunction } from '@dynamometer/core';
import { describe, expect, test, vi } from 'vitest';
import { sampleDesigns } from '../support/design-figures.ts';
import { sampleFigures } from '../support/figures.ts';
import { samplePrices } from '../support/price-figures.ts';
import { sampleWorkloads } from '../support/workload-figures.ts';

const made = vi.hoisted(() => ({
  rules: new Map<string, RuleFunction<Record<string, unknown>, unknown>>(),
  facts: [] as { readonly id: string; readonly value: unknown }[],
}));

// every rule and every fact of core passes through these two functions, whether it is exported or not
vi.mock('../../packages/core/src/explain.ts', async (load) => {
  const { rule, fact, ...others } = await load<typeof import('../../packages/core/src/explain.ts')>();
  return {
    ...others,
    rule: (definition: Parameters<typeof rule<Record<string, unknown>, unknown>>[0]) => {
      const applicable = rule(definition);
      made.rules.set(definition.id, applicable);
      return applicable;
    },
    fact: (stated: Parameters<typeof fact>[0]) => {
      made.facts.push(stated);
      return fact(stated);
    },
  };
});

const modules = import.meta.glob('../../packages/core/src/**/*.ts', { eager: true });
const figures = [...sampleFigures(), ...samplePrices(), ...sampleWorkloads(), ...sampleDesigns()];
const steps = figures.flatMap(trail);

test('the sample figures use every rule of core', () => {
  expect(Object.keys(modules)).not.toEqual([]);
  const used = new Set(steps.map(({ rule }) => rule.id));
  expect([...made.rules.keys()].filter((id) => !used.has(id))).toEqual([]);
});

describe.each(figures.map((figure) => [`${figure.rule.id} ${String(figure.value)}`, figure] as const))(
  '%s',
  (_, figure) => {
    test('every step replays from its inputs', () => {
      for (const step of trail(figure)) expect([step.rule.id, replayed(step)]).toEqual([step.rule.id, step.value]);
    });

    test('every step says what went in, and every formula can be filled in', () => {
      for (const { rule, inputs } of trail(figure)) {
        const words = Array.from((rule.formula ?? '').matchAll(/[a-z]\w*(?!\w*\()/gi), ([word]) => word);
        expect([rule.id, Object.keys(inputs).toSorted()]).toEqual([rule.id, [...new Set(words)].toSorted()]);
      }
    });

    test('is plain data: a round trip through JSON changes nothing that is said', () => {
      const copy = JSON.parse(JSON.stringify(figure)) as Explained<unknown>;
      expect(copy).toEqual(figure);
      expect(explainAsText(copy)).toBe(explainAsText(figure));
      expect(trail(copy)).toEqual(trail(figure));
    });

    test('causes come first, each step once, the figure last', () => {
      const told = trail(figure);
      expect(told.at(-1)).toEqual(figure);
      const keys = told.map(keyOf);
      expect(new Set(keys).size).toBe(keys.length);
      told.forEach(({ inputs }, index) => {
        const before = keys.slice(0, index);
        for (const cause of Object.values(inputs).flat().filter(isExplained)) expect(before).toContain(keyOf(cause));
      });
    });

    test('is as weak as its weakest step', () => {
      const order = ['documented', 'measured', 'inferred', 'assumed'];
      const weakest = Math.max(...trail(figure).map(({ rule }) => order.indexOf(rule.basis)));
      expect(figure.basis).toBe(order[weakest]);
    });
  },
);

/** What the rule, found by its id, makes of the plain values of a step's inputs; for a fact, what was stated. */
function replayed({ rule, value, inputs }: Explained<unknown>): unknown {
  const plain = Object.fromEntries(Object.entries(inputs).map(([name, given]) => [name, valueOf(given)]));
  if (rule.formula !== undefined) return made.rules.get(rule.id)?.(plain).value;
  // a price has one id in all Regions
  return made.facts.find((fact) => fact.id === rule.id && fact.value === value)?.value;
}

function keyOf({ rule, value, inputs }: Explained<unknown>): string {
  return JSON.stringify([rule.id, value, Object.values(inputs).map(valueOf)]);
}
