import type { EmployerYear } from '../filing/returns/employer-cost.ts';
import { type Cents, sumCents } from '../money/cents.ts';
import type { PaySources } from '../pay/pay-facts.ts';
import type { RecordedEntry, ReplayedEntry } from './replayed-year.ts';
import { supposedYear } from './supposed-year.ts';
import type { WhatIf } from './what-if.schema.ts';
import { comparePay, type PayComparison } from './what-if-comparison.ts';

/** What a company paid in a calendar year, and what its employer's share goes by. */
export type RecordedYear = { year: number; recorded: readonly RecordedEntry[]; goingBy: EmployerYear };

/** A year of a range beside what it would have been. */
export type YearComparison = PayComparison & {
  year: number;
  /** By how much the pay of its second half would have been more: the policy of the CFSE insures it with the first half of the next year. */
  policyPayrollMoved: Cents;
};

type Supposing = Pick<PaySources, 'parameters' | 'companyLines'> & {
  /** Of the year before; 0 of the first one. */
  policyPayrollMoved: Cents;
};

/**
 * A year beside what it would have been, by its own limits, tables and bases: of the pay that lies in the range, of which a part lies
 * in the year. Undefined where no rate or table is in force for a new employee.
 */
export function compareYear(
  { year, recorded, goingBy }: RecordedYear,
  range: WhatIf,
  { policyPayrollMoved, ...sources }: Supposing,
): YearComparison | undefined {
  const supposed = supposedYear(recorded, range, { ...sources, before: goingBy.before });
  if (!supposed) return undefined;
  const policyPayrollBefore = goingBy.policyPayrollBefore + policyPayrollMoved;
  const comparison = comparePay({ real: recorded, supposed }, range, {
    real: goingBy,
    supposed: { ...goingBy, policyPayrollBefore },
  });
  return { year, ...comparison, policyPayrollMoved: secondHalfOf(supposed) - secondHalfOf(recorded) };
}

function secondHalfOf(entries: readonly ReplayedEntry[]): Cents {
  return sumCents(
    entries.map(({ inputs: { payDate }, result }) => (payDate.slice(5) >= '07-01' ? result.gross : 0)),
  );
}
