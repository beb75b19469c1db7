import { valueOf, type Given } from '../explain.ts';
import { problem, type Problem, type ProblemKind } from '../problem.ts';

/** What can be reckoned with of what was given, and what is wrong with the rest. */
export interface Checked<Name extends string> {
  readonly amounts: Readonly<Record<Name, Given<number>>>;
  readonly problems: readonly Problem[];
}

type Amounts<Name extends string> = Readonly<Record<Name, Given<number>>>;

/** Amounts that can be reckoned with; one that is negative or no number becomes 0, with a problem that says so. */
export function checkAmounts<Name extends string>(given: Amounts<Name>): Checked<Name> {
  return check(given, isAmount, 0, AMOUNT);
}

/** As `checkAmounts`, for what is counted: a fraction, or less than there has to be, becomes the least. */
export function checkCounts<Name extends string>(given: Amounts<Name>, least: number): Checked<Name> {
  return check(given, (value) => Number.isInteger(value) && isAmount(value) && value >= least, least, COUNT);
}

function check<Name extends string>(
  given: Amounts<Name>,
  isGood: (value: number) => boolean,
  least: number,
  kind: ProblemKind,
): Checked<Name> {
  const problems: Problem[] = [];
  const amounts = Object.fromEntries(
    Object.entries<Given<number>>(given).map(([name, amount]) => {
      const value = valueOf(amount);
      if (isGood(value)) return [name, amount];
      problems.push(problem(kind, [name], { amount: String(value), least }));
      return [name, least];
    }),
  ) as Record<Name, Given<number>>;
  return { amounts, problems };
}

const isAmount = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= MOST;

/** Beyond every table there is, and small enough that products stay finite. */
const MOST = 1e40;

const AMOUNT: ProblemKind = {
  code: 'partition.amount',
  severity: 'error',
  says: '{path} is {amount}; it has to be a number from 0 to 10⁴⁰. It was taken as 0.',
};

const COUNT: ProblemKind = {
  code: 'partition.count',
  severity: 'error',
  says: '{path} is {amount}; it has to be a whole number, {least} or more. It was taken as {least}.',
};
