import type { Problem } from '@dynamometer/core';
import { problemsUnder } from './editor.tsx';

const SECTIONS =
  'patterns entities table capacity replicas savingsPlan billing freeTier backup streams warmThroughput'.split(' ');

/** The problems that no section of the fields tells. */
export function problemsElsewhere(problems: readonly Problem[]): readonly Problem[] {
  return problems.filter((each) => !SECTIONS.some((section) => problemsUnder([each], [section]).length > 0));
}

/** Fields can show a workload with wrong values, but none that lacks the objects and lists that they are made for. */
export function haveFields(problems: readonly Problem[]): boolean {
  return !problems.some(
    ({ code, details }) =>
      /^workload\.(missing-field|not-exactly-one|too-deep)$/.test(code) ||
      (code === 'workload.wrong-value' && /^(an object|a list)/.test(String(details['expected']))),
  );
}
