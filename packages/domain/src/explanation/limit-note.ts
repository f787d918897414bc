import type { Cents } from '../money/cents.ts';
import type { Contributions } from '../pay/contributions.ts';
import type { PayStatement } from '../pay/pay-statement.ts';
import type { ContributionConcept } from '../pay/withholding/tax-parameters.ts';
import { type CalendarDate, yearOf } from '../time/calendar-date.ts';

type TaxLine = Contributions[ContributionConcept];

/**
 * Something that a year withheld before a pay: another pay by its date, or what was brought from another
 * system up to a day.
 */
export type WithholdingSource = {
  on: CalendarDate;
  isOpeningBalance: boolean;
  taxes: Readonly<Record<ContributionConcept, Cents>>;
};

/** The effect of a yearly limit on a tax of one pay. */
export type LimitNote =
  /**
   * It was reached before, so that nothing is withheld. `reached` is null where no day can be told, because a
   * later pay counted first.
   */
  | {
      kind: 'limit-reached';
      tax: ContributionConcept;
      limit: Cents;
      reached: Pick<WithholdingSource, 'on' | 'isOpeningBalance'> | null;
    }
  /** This very pay reaches it; `uncut` is what would have been withheld without it. */
  | { kind: 'limit-met'; tax: ContributionConcept; limit: Cents; amount: Cents; uncut: Cents }
  /** It had ended the tax in the pay before, which was of another year. */
  | { kind: 'limit-anew'; tax: ContributionConcept; amount: Cents; year: number }
  /** It had, and a correction since left room under it. */
  | { kind: 'limit-left'; tax: ContributionConcept; amount: Cents };

/** A pay as far as limits go. */
export type LimitedPay = { payDate: CalendarDate; statement: Pick<PayStatement, 'contributions'> };

/**
 * Returns the effect of the limit on a tax of one pay; undefined where there is none.
 *
 * @param withheld what the year withheld before this pay, in the order of its days
 */
export function limitNote(
  tax: ContributionConcept,
  pay: LimitedPay,
  { previous, withheld }: { previous: LimitedPay | undefined; withheld: readonly WithholdingSource[] },
): LimitNote | undefined {
  const line = pay.statement.contributions[tax];
  if (line.rule === 'excluded' || line.uncapped <= 0) return undefined;
  const { limit, room } = line;
  const amount = limitedAmount(line);
  if (limit !== undefined && room === 0) {
    return { kind: 'limit-reached', tax, limit, reached: reachedOn(tax, limit, withheld) };
  }
  if (limit !== undefined && amount === room) {
    return { kind: 'limit-met', tax, limit, amount, uncut: dueOf(line) };
  }
  const before = previous?.statement.contributions[tax];
  if (!previous || !before || before.rule === 'excluded' || !isCutByLimit(before)) return undefined;
  return yearOf(previous.payDate) === yearOf(pay.payDate)
    ? { kind: 'limit-left', tax, amount }
    : { kind: 'limit-anew', tax, amount, year: yearOf(pay.payDate) };
}

/** Returns true if less was withheld than was due because the year had no more room. */
export function isCutByLimit(line: TaxLine): boolean {
  return line.rule !== 'excluded' && line.room !== undefined && dueOf(line) > line.room;
}

// Of the chauffeur insurance, what other pays of the period withheld is not due again.
function dueOf(line: Exclude<TaxLine, { rule: 'excluded' }>): Cents {
  return line.rule === 'weekly' ? Math.max(0, line.uncapped - line.withheldInPeriod) : line.uncapped;
}

// The additional Medicare, which has no limit, is in the amount of the line.
function limitedAmount(line: Exclude<TaxLine, { rule: 'excluded' }>): Cents {
  return Math.min(dueOf(line), line.room ?? Number.POSITIVE_INFINITY);
}

/** The day on which what a year withheld came to the limit. */
function reachedOn(
  tax: ContributionConcept,
  limit: Cents,
  withheld: readonly WithholdingSource[],
): Pick<WithholdingSource, 'on' | 'isOpeningBalance'> | null {
  let sum = 0;
  for (const { on, isOpeningBalance, taxes } of withheld) {
    sum += countedOf(tax, taxes);
    if (sum >= limit) return { on, isOpeningBalance };
  }
  return null;
}

// Wages and tips share the limit of social security (see contributions.ts).
function countedOf(tax: ContributionConcept, taxes: WithholdingSource['taxes']): Cents {
  const isSocialSecurity = tax === 'socialSecurity' || tax === 'socialSecurityOnTips';
  return isSocialSecurity ? taxes.socialSecurity + taxes.socialSecurityOnTips : taxes[tax];
}
