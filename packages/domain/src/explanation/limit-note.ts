import type { Cents } from '../money/cents.ts';
import type { Contributions } from '../pay/contributions.ts';
import type { PayStatement } from '../pay/pay-statement.ts';
import type { ContributionConcept } from '../pay/withholding/tax-parameters.ts';
import { type CalendarDate, yearOf } from '../time/calendar-date.ts';

type TaxLine = Contributions[ContributionConcept];

/** Earlier withholding in the year: another pay with its date, or an opening balance with its last day. */
export type WithholdingSource = {
  on: CalendarDate;
  isOpeningBalance: boolean;
  taxes: Readonly<Record<ContributionConcept, Cents>>;
};

/** The effect of a yearly limit on a tax of one pay. */
export type LimitNote =
  /**
   * The limit was reached before, so nothing is withheld. `reached` is null if the day is unknown, because a
   * later pay was counted first.
   */
  | {
      kind: 'limit-reached';
      tax: ContributionConcept;
      limit: Cents;
      reached: Pick<WithholdingSource, 'on' | 'isOpeningBalance'> | null;
    }
  /** This pay reaches the limit; `uncut` is the tax without it. */
  | { kind: 'limit-met'; tax: ContributionConcept; limit: Cents; amount: Cents; uncut: Cents }
  /** The limit had cut the tax in the previous pay, which was in another year. */
  | { kind: 'limit-new-year'; tax: ContributionConcept; amount: Cents; year: number }
  /** The limit had cut the tax before, but a correction has left room since. */
  | { kind: 'limit-has-room'; tax: ContributionConcept; amount: Cents };

/** The fields of a pay that limits depend on. */
export type LimitedPay = { payDate: CalendarDate; statement: Pick<PayStatement, 'contributions'> };

/**
 * Returns the effect of the limit on a tax of one pay; undefined if there is none.
 *
 * @param withheld the year's withholdings before this pay, by date
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
    ? { kind: 'limit-has-room', tax, amount }
    : { kind: 'limit-new-year', tax, amount, year: yearOf(pay.payDate) };
}

/** Returns true if less was withheld than was due because of the limit. */
export function isCutByLimit(line: TaxLine): boolean {
  return line.rule !== 'excluded' && line.room !== undefined && dueOf(line) > line.room;
}

// Returns the tax due without the limit. Chauffeur insurance that other entries of the period withheld is not
// due again.
function dueOf(line: Exclude<TaxLine, { rule: 'excluded' }>): Cents {
  return line.rule === 'weekly' ? Math.max(0, line.uncapped - line.withheldInPeriod) : line.uncapped;
}

// Returns the amount of a line without the additional Medicare, which has no limit.
function limitedAmount(line: Exclude<TaxLine, { rule: 'excluded' }>): Cents {
  return Math.min(dueOf(line), line.room ?? Number.POSITIVE_INFINITY);
}

/** Returns the day on which the year's withholdings reached the limit. */
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

// Sums the taxes that share the limit: wages and tips share that of social security (see contributions.ts).
function countedOf(tax: ContributionConcept, taxes: WithholdingSource['taxes']): Cents {
  const isSocialSecurity = tax === 'socialSecurity' || tax === 'socialSecurityOnTips';
  return isSocialSecurity ? taxes.socialSecurity + taxes.socialSecurityOnTips : taxes[tax];
}
