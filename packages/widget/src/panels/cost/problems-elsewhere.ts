import type { Problem } from '@dynamometer/core';
import { problemsUnder } from './editor.tsx';

const SECTIONS =
  'patterns entities table capacity replicas savingsPlan billing freeTier backup streams warmThroughput'.split(' ');

/** The problems that no section of the fields tells. */
export function problemsElsewhere(problems: readonly Problem[]): readonly Problem[] {
  return problems.filter((each) => !SECTIONS.some((section) => problemsUnder([each], [section]).length > 0));
}
