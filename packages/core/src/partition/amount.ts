import { valueOf, type Given } from '../explain.ts';
import { problem, type Problem, type ProblemKind } from '../problem.ts';

/** Amounts that can be reckoned with; one that is negative or no number becomes 0, with a problem that says so. */
export function checkAmounts<Name extends string>(
  given: Readonly<Record<Name, Given<number>>>,
): { readonly amounts: Readonly<Record<Name, Given<number>>>; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const amounts = Object.fromEntries(
    Object.entries<Given<number>>(given).map(([name, amount]) => {
      const value = valueOf(amount);
      if (value >= 0 && value <= MOST) return [name, amount];
      problems.push(problem(AMOUNT, [name], { amount: String(value) }));
      return [name, 0];
    }),
  ) as Record<Name, Given<number>>;
  return { amounts, problems };
}

/** Beyond every table there is, and small enough that products stay finite. */
const MOST = 1e40;

const AMOUNT: ProblemKind = {
  code: 'partition.amount',
  severity: 'error',
  says: '{path} is {amount}; it has to be a number, 0 or more. It was taken as 0.',
};
