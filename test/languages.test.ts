/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, test, vi } from 'vitest';
import type { Rule } from '@dynamometer/core';
import { TEXTS } from '../packages/widget/src/text/en.ts';
import { INDONESIAN } from '../packages/widget/src/text/id.ts';
import { KOREAN } from '../packages/widget/src/text/ko.ts';
import type { Phrase } from '../packages/widget/src/text/language.ts';

const made = vi.hoisted(() => ({ rules: [] as Rule[] }));

// every rule and every fact of core passes through these two functions
vi.mock('../packages/core/src/explain.ts', async (load) => {
  const { rule, fact, ...others } = await load<typeof import('../packages/core/src/explain.ts')>();
  return {
    ...others,
    rule: (definition: Parameters<typeof rule>[0]) => {
      made.rules.push(definition);
      return rule(definition);
    },
    fact: (stated: Parameters<typeof fact>[0]) => {
      made.rules.push(stated);
      return fact(stated);
    },
  };
});

import.meta.glob('../packages/core/src/**/*.ts', { eager: true });
const sources = Object.values(
  import.meta.glob<string>('../packages/core/src/**/*.ts', { eager: true, query: '?raw', import: 'default' }),
);
const panelTexts = Object.values(
  import.meta.glob<Readonly<Record<string, Readonly<Record<string, Phrase>>>>>('../packages/widget/src/text/en/*.ts', {
    eager: true,
  }),
).flatMap((module) => Object.values(module));

const english: Readonly<Record<string, Phrase>> = Object.assign({}, TEXTS, ...panelTexts) as Record<string, Phrase>;
// in comments there are examples
const rules = made.rules.filter(({ id }) => !id.startsWith('demo.'));
const placeholders = (text: string) => Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
const wordings = (phrase: Phrase) => (typeof phrase === 'string' ? [phrase] : Object.values(phrase));

/** The sentences of problems, by their code: those with a code beside them, and those made of a code and a sentence. */
const problems = new Map<string, string[]>();
for (const source of sources) {
  const text = source.replaceAll(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, '');
  for (const [, code = '', says = ''] of text.matchAll(/\bcode: '([^']+)'[^]*?\bsays:\s*('[^']*'|`[^`]*`)/g))
    problems.set(code, [...(problems.get(code) ?? []), says]);
  for (const [, maker = '', code = '', says = ''] of text.matchAll(/\b(syntax|reason)\(\s*'([^']+)',[^']*'([^']*)'/g)) {
    const whole = maker === 'syntax' ? `syntax.${code}` : code;
    problems.set(whole, [...(problems.get(whole) ?? []), `{line}{column}${says}`]);
  }
}

test('rules and problems are found', () => {
  expect(rules.length).toBeGreaterThan(150);
  expect(problems.size).toBeGreaterThan(200);
  expect([...problems.keys()]).toContain('syntax.unexpected');
});

/** The keys that one table has and the other lacks. */
function differences(table: object, other: object): readonly string[] {
  const lacking = Object.keys(other).filter((key) => !Object.hasOwn(table, key));
  const stale = Object.keys(table).filter((key) => !Object.hasOwn(other, key));
  return [...lacking.map((key) => `${key} is missing`), ...stale.map((key) => `${key} is not needed`)];
}

const byId = (listed: readonly Rule[]) => Object.fromEntries(listed.map((rule) => [rule.id, rule]));

const languages = [KOREAN, INDONESIAN].map((language) => {
  const { tag, rules: says = {}, evidence = {}, problems: wordingsOf = {}, units = {} } = language;
  const texts: Readonly<Record<string, Phrase>> = language.texts ?? {};
  return [tag, { tag, texts, says, evidence, wordingsOf, units }] as const;
});

describe.each(languages)('%s', (tag, { texts, says, evidence, wordingsOf, units }) => {
  test('says every sentence of the widget and no other', () => {
    expect(differences(texts, english)).toEqual([]);
  });

  test('names the same values as English in every sentence', () => {
    const named = (phrase: Phrase) => [...new Set(wordings(phrase).flatMap(placeholders))].toSorted().join(' ');
    const others = Object.entries(texts).filter(([id, phrase]) => named(phrase) !== named(english[id] ?? phrase));
    expect(others.map(([id]) => id)).toEqual([]);
  });

  test('has the plurals of the language', () => {
    const plurals = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.toSorted();
    const counting = Object.values(texts).filter((phrase) => typeof phrase !== 'string');
    expect(counting.filter((phrase) => Object.keys(phrase).toSorted().join() !== plurals.join())).toEqual([]);
  });

  test('says every rule, its evidence and its unit', () => {
    const proved = rules.filter((rule) => rule.evidence !== undefined);
    expect(differences(says, byId(rules))).toEqual([]);
    expect(differences(evidence, byId(proved))).toEqual([]);
    expect(rules.map(({ unit }) => unit).filter((unit) => !Object.hasOwn(units, unit))).toEqual([]);
  });

  test('keeps every number of a rule', () => {
    const numbers = (text: string) =>
      Array.from(text.matchAll(/\d[\d.,]*\d/g), ([each]) => each.replaceAll(/[.,]/g, ''));
    const lost = rules.flatMap((rule) => {
      const kept = numbers(says[rule.id] ?? '');
      return numbers(rule.says)
        .filter((each) => !kept.includes(each))
        .map((each) => `${rule.id} ${each}`);
    });
    expect(lost).toEqual([]);
  });

  test('words every problem, and names nothing that is not known of it', () => {
    expect(differences(wordingsOf, Object.fromEntries(problems))).toEqual([]);
    const unknown = [...problems].flatMap(([code, sentences]) => {
      const known = new Set(['path', ...sentences.flatMap((each) => placeholders(each))]);
      const named = [wordingsOf[code] ?? []].flat().flatMap((each) => placeholders(each));
      return named.filter((name) => !known.has(name)).map((name) => `${code} ${name}`);
    });
    expect(unknown).toEqual([]);
  });
});
