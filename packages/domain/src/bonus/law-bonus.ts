import { REFORM_DATE } from '../employee/labor-reform.ts';
import { type Cents, sumCents } from '../money/cents.ts';
import { divideHalfUp, mulDiv } from '../money/mul-div.ts';
import { applyRate, FULL_RATE, type Rate } from '../money/rate.ts';
import type { Payer } from '../reference/enumerations.ts';
import { businessDayFrom } from '../time/business-day.ts';
import { addDays, type CalendarDate } from '../time/calendar-date.ts';
import type { Minutes } from '../time/work-minutes.ts';
import { bonusYear } from './christmas-bonus.ts';
import type { LawBonusFacts } from './law-bonus.schema.ts';

// The Christmas bonus of Act 148 of 1969 (29 L.P.R.A. 501 to 507), as amended by Act 124-2005 and by Act
// 4-2017, art. 7.02.

/** The terms by which somebody was hired. */
export type Hire = 'reform' | 'earlier';

/** The time that must be worked in the bonus year, by hire (Act 148, § 1; Act 4-2017, art. 7.02). */
export const LAW_BONUS_HOURS: Record<Hire, Minutes> = { reform: 1_350 * 60, earlier: 700 * 60 };

type LawBonusTerms = { rate: Rate; maximum: Cents };

/**
 * The percentage of the wages, in parts per million, and the maximum in cents. Hires since the reform: 2 % in
 * every company. Earlier ones: 6 % or 3 % of at most 10,000.00, which is 600.00 or 300.00.
 */
export const LAW_BONUS_TERMS: Record<Hire, Record<'large' | 'small', LawBonusTerms>> = {
  reform: { large: { rate: 20_000, maximum: 600_00 }, small: { rate: 20_000, maximum: 300_00 } },
  earlier: { large: { rate: 60_000, maximum: 600_00 }, small: { rate: 30_000, maximum: 300_00 } },
};

/** An employer with more employees than this is large, by hire. */
export const LARGE_ABOVE: Record<Hire, number> = { reform: 20, earlier: 15 };

/** An employer is large if it was large in more weeks of the bonus year than this. */
export const LARGE_WEEKS_ABOVE = 26;
const WEEKS = 52;

/** All bonuses together are at most this part of the net profit (Act 148, § 1): 15 %. */
export const PROFIT_SHARE: Rate = 150_000;

/** A person, and the days on which an employment begins and ends; the end is null while employed. */
export type Employment = {
  personId: number;
  admissionDate: CalendarDate;
  egressDate: CalendarDate | null;
};

/** Returns true if the law gives a company's employees a bonus: farm and domestic work is left out. */
export function isBonusWork(payer: Payer): boolean {
  return payer !== 'form-943' && payer !== 'domestic';
}

/**
 * Returns the number of weeks, of the 52 from 1 October on, that begin with a large number of employees. A
 * person with several records is counted once.
 */
export function largeWeeks(year: number, hire: Hire, employments: readonly Employment[]): number {
  const { from } = bonusYear(year);
  const days = Array.from({ length: WEEKS }, (_, week) => addDays(from, 7 * week));
  const countOn = (day: CalendarDate) => {
    const employed = employments.filter(
      ({ admissionDate, egressDate }) => admissionDate <= day && (egressDate ?? day) >= day,
    );
    return new Set(employed.map(({ personId }) => personId)).size;
  };
  return days.filter((day) => countOn(day) > LARGE_ABOVE[hire]).length;
}

/** The size of an employer for the hires of one kind. `weeks` is null if the size was typed. */
export type EmployerSize = { isLarge: boolean; weeks: number | null };

/** The facts that are the same for every employee of an employer. */
export type LawBonusBasis = {
  year: number;
  sizes: Record<Hire, EmployerSize>;
  /** The reason why nobody is due a bonus: farm or domestic work, or a year without net profit. */
  exemption: 'excluded-work' | 'no-profit' | null;
  /** The limit of all bonuses together, in cents; null without a stated net profit. */
  limit: Cents | null;
  lateness: Lateness;
  netProfit: Cents | null;
  paidOn: CalendarDate | null;
};

/** Returns the basis of an employer's bonus by law. */
export function lawBonusBasis(
  year: number,
  { payer, employments }: { payer: Payer; employments: readonly Employment[] },
  { netProfit, paidOn, ...stated }: LawBonusFacts,
): LawBonusBasis {
  const sizeOf = (hire: Hire, isLarge: boolean | null): EmployerSize => {
    const weeks = largeWeeks(year, hire, employments);
    return isLarge === null ? { isLarge: weeks > LARGE_WEEKS_ABOVE, weeks } : { isLarge, weeks: null };
  };
  return {
    year,
    sizes: {
      reform: sizeOf('reform', stated.isLargeForReformHires),
      earlier: sizeOf('earlier', stated.isLargeForEarlierHires),
    },
    exemption: !isBonusWork(payer)
      ? 'excluded-work'
      : netProfit !== null && netProfit <= 0
        ? 'no-profit'
        : null,
    limit: netProfit === null ? null : applyRate(Math.max(netProfit, 0), PROFIT_SHARE),
    lateness: latenessOf(year, paidOn),
    netProfit,
    paidOn,
  };
}

/** The delay of a bonus: none, up to six months (half of it more), or longer (as much again). */
export type Lateness = 'in-time' | 'up-to-six-months' | 'later';

/** The factor by which a late bonus grows, in halves (Act 148, § 2). */
const HALVES: Record<Lateness, number> = { 'in-time': 2, 'up-to-six-months': 3, later: 4 };

/** Returns how late a bonus that is due on 15 December of a year is paid. */
export function latenessOf(year: number, paidOn: CalendarDate | null): Lateness {
  if (paidOn === null || paidOn <= `${year}-12-15`) return 'in-time';
  return paidOn <= `${year + 1}-06-15` ? 'up-to-six-months' : 'later';
}

/**
 * Returns the last day on which a year's exemption may be asked of the Department of Labor: 30 November, or
 * the next business day (Act 148, § 1; in 2024 Monday 2 December).
 */
export function exemptionDeadline(year: number): CalendarDate {
  return businessDayFrom(`${year}-11-30`, 'puerto-rico');
}

/** A person's wages and counted time in the bonus year. Wages are the gross without earlier bonuses. */
export type LawBonusWork = { id: number; wages: Cents; minutes: Minutes; admissionDate: CalendarDate };

/** The rule by which a person's bonus was computed. */
export type AppliedBonusRule = {
  hire: Hire;
  terms: LawBonusTerms;
  hasHours: boolean;
  /** True if the person was hired within the bonus year, for whom half is due (Act 4-2017, art. 7.02). */
  isFirstYear: boolean;
};

/** Adds the bonus by law to each person, in cents, and the rule by which it was computed. */
export function lawBonuses<Work extends LawBonusWork>(
  basis: LawBonusBasis,
  people: readonly Work[],
): (Work & { bonus: Cents; rule: AppliedBonusRule })[] {
  const ruled = people.map((one) => ({ ...one, rule: ruleOf(basis, one) }));
  const due = ruled.map((one) => ({ id: one.id, cents: basis.exemption === null ? dueBefore(one) : 0 }));
  const limited = withinLimit(due, basis.limit);
  return ruled.map((one) => ({
    ...one,
    bonus: mulDiv(limited.get(one.id) ?? 0, HALVES[basis.lateness], 2),
  }));
}

function ruleOf({ year, sizes }: LawBonusBasis, { admissionDate, minutes }: LawBonusWork): AppliedBonusRule {
  const hire = admissionDate < REFORM_DATE ? 'earlier' : 'reform';
  return {
    hire,
    terms: LAW_BONUS_TERMS[hire][sizes[hire].isLarge ? 'large' : 'small'],
    hasHours: minutes >= LAW_BONUS_HOURS[hire],
    isFirstYear: hire === 'reform' && admissionDate >= bonusYear(year).from,
  };
}

/** Returns the bonus before limit and delay: the percentage up to its maximum, halved in the first year. */
function dueBefore({ wages, rule }: LawBonusWork & { rule: AppliedBonusRule }): Cents {
  const { terms, hasHours, isFirstYear } = rule;
  if (!hasHours) return 0;
  const millionths = BigInt(Math.max(wages, 0)) * BigInt(terms.rate);
  const maximum = BigInt(terms.maximum) * BigInt(FULL_RATE);
  const least = millionths < maximum ? millionths : maximum;
  return divideHalfUp(least, BigInt(FULL_RATE) * (isFirstYear ? 2n : 1n));
}

/**
 * Cuts bonuses to the limit in proportion. Cents that are left go to the largest remainders, of equal ones to
 * the first employee.
 */
function withinLimit(due: readonly { id: number; cents: Cents }[], limit: Cents | null): Map<number, Cents> {
  const total = sumCents(due.map(({ cents }) => cents));
  if (limit === null || total <= limit) return new Map(due.map(({ id, cents }) => [id, cents]));
  const parts = due.map(({ id, cents }) => {
    const product = BigInt(cents) * BigInt(limit);
    return { id, cents: Number(product / BigInt(total)), rest: product % BigInt(total) };
  });
  const left = limit - sumCents(parts.map(({ cents }) => cents));
  const more = new Set(
    parts
      .toSorted((one, other) => Number(other.rest - one.rest) || one.id - other.id)
      .slice(0, left)
      .map(({ id }) => id),
  );
  return new Map(parts.map(({ id, cents }) => [id, cents + (more.has(id) ? 1 : 0)]));
}
