import type { Cents } from '../money/cents.ts';
import { divideHalfUp } from '../money/mul-div.ts';
import type { PayFrequency } from '../reference/enumerations.ts';
import { addDays, addYears, type CalendarDate, daysBetween, monthOf, yearOf } from '../time/calendar-date.ts';
import { PERIODS_PER_YEAR } from '../time/pay-period.ts';
import type { Employee } from './employee.schema.ts';
import { REFORM_DATE } from './labor-reform.ts';

// The severance (mesada) that is owed to an employee who is dismissed without just cause from work without a
// fixed end. Act 80-1976, 29 L.P.R.A. 185a to 185n, as amended by Act 4-2017. What it gives pays no income
// tax: Puerto Rico Internal Revenue Code of 2011, sec. 1031.01(b)(11).

/** The months of pay, and the weeks for each complete year, after complete years of service. */
type SeveranceStep = { years: number; months: number; weeksPerYear: number };

/** The terms of those hired since the reform. */
const REFORM_STEPS: readonly SeveranceStep[] = [{ years: 0, months: 3, weeksPerYear: 2 }];

/**
 * The terms of those hired before the reform, the longest service first. Texts differ on exactly 5 and 15
 * years; here they belong to the longer service.
 */
const EARLIER_STEPS: readonly SeveranceStep[] = [
  { years: 15, months: 6, weeksPerYear: 3 },
  { years: 5, months: 3, weeksPerYear: 2 },
  { years: 0, months: 2, weeksPerYear: 1 },
];

/** The most that those hired since the reform are owed, in months of pay. */
const MOST_MONTHS = 9;

/** The months of probation, in which nothing is owed. Act 4-2017, article 4.7. */
const PROBATION_MONTHS = { exempt: 12, other: 9 } as const;

/** A week of pay is a month × 12 ÷ 52, so that 52 parts of a month are 12 weeks. */
const PARTS_OF_MONTH = 52;
const PARTS_OF_WEEK = 12;

/** The days whose pay for regular hours is the month of an employee who is paid by the hour. */
const MONTH_DAYS = 30;

/** The pay for regular hours of an entry, in cents, and the first and last day that it pays for. */
export type RegularPay = { start: CalendarDate; end: CalendarDate; amount: Cents };

/** The facts of an employee that severance depends on. */
export type SeveranceProfile = Pick<Employee, 'admissionDate' | 'isExempt' | 'salary' | 'payFrequency'>;

/** The month of pay: of a salary, or of the thirty days with the most pay for regular hours in a year. */
export type SeveranceMonth = { amount: Cents } & (
  | { basis: 'salary'; salary: Cents; periodsPerYear: number }
  | { basis: 'hours'; from: CalendarDate; to: CalendarDate }
  | { basis: 'nothing-paid' }
);

/** The severance of an employee on a day, with the steps of its calculation. */
export type Severance = {
  date: CalendarDate;
  admissionDate: CalendarDate;
  /** The complete years of service, and the complete months after them. */
  service: { years: number; months: number };
  /** True for an employee who was hired since the reform of 2017. */
  isReform: boolean;
  /** The months of probation, and whether the day is within them, so that nothing is owed. */
  probation: { months: number; isCurrent: boolean };
  /** The month and the week of pay, each rounded for display only. */
  month: SeveranceMonth;
  week: Cents;
  /** The months of pay that are owed for any service. */
  months: number;
  /** The weeks of pay for each complete year, and for all of them. */
  weeksPerYear: number;
  weeks: number;
  /** The most months that may be owed, and whether they cut the amount; null before the reform of 2017. */
  cap: { months: number; isReached: boolean } | null;
  amount: Cents;
};

/**
 * Calculates the severance of an employee whose last day is `date`, rounded half up once at the end.
 *
 * @param paid the entries that pay for days of the year before; only who is paid by the hour needs them
 */
export function severanceOn(
  { admissionDate, isExempt, salary, payFrequency }: SeveranceProfile,
  date: CalendarDate,
  paid: readonly RegularPay[],
): Severance {
  const isReform = admissionDate >= REFORM_DATE;
  const served = completeMonths(admissionDate, date);
  const years = Math.floor(served / 12);
  const { months, weeksPerYear } = stepOf(isReform ? REFORM_STEPS : EARLIER_STEPS, years);
  const probationMonths = PROBATION_MONTHS[isExempt ? 'exempt' : 'other'];
  const isProbation = served < probationMonths;
  const weeks = weeksPerYear * years;
  const owed = PARTS_OF_MONTH * months + PARTS_OF_WEEK * weeks;
  const most = PARTS_OF_MONTH * MOST_MONTHS;
  const { month, exact } = salary > 0 ? monthOfSalary(salary, payFrequency) : monthOfHours(paid, date);
  const partsOf = (parts: number) =>
    divideHalfUp(exact.over * BigInt(parts), exact.under * BigInt(PARTS_OF_MONTH));
  return {
    date,
    admissionDate,
    service: { years, months: served % 12 },
    isReform,
    probation: { months: probationMonths, isCurrent: isProbation },
    month,
    week: partsOf(PARTS_OF_WEEK),
    months,
    weeksPerYear,
    weeks,
    cap: isReform ? { months: MOST_MONTHS, isReached: owed > most } : null,
    amount: isProbation ? 0 : partsOf(isReform ? Math.min(owed, most) : owed),
  };
}

function stepOf(steps: readonly SeveranceStep[], years: number): SeveranceStep {
  const step = steps.find((one) => one.years <= years);
  if (!step) throw new RangeError(`No step for ${years} years of service`);
  return step;
}

/** Returns the days of the year up to a last day of work, whose pay may decide the month of pay. */
export function daysOfSeverance(date: CalendarDate): { from: CalendarDate; to: CalendarDate } {
  return { from: addDays(addYears(date, -1), 1), to: date };
}

/** Returns the complete months from a day to another one; 0 if it is earlier. */
function completeMonths(from: CalendarDate, to: CalendarDate): number {
  const months = (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from);
  return Math.max(0, to.slice(8) < from.slice(8) ? months - 1 : months);
}

/** An amount in cents before it is rounded. */
type ExactCents = { over: bigint; under: bigint };
type MonthOfPay = { month: SeveranceMonth; exact: ExactCents };

function monthOfSalary(salary: Cents, payFrequency: PayFrequency): MonthOfPay {
  const periodsPerYear = PERIODS_PER_YEAR[payFrequency];
  const exact = { over: BigInt(salary) * BigInt(periodsPerYear), under: 12n };
  return { exact, month: { basis: 'salary', salary, periodsPerYear, amount: rounded(exact) } };
}

/**
 * Returns the thirty consecutive days of the year up to a day with the most pay for regular hours; of equal
 * ones the latest. The pay of an entry is spread evenly over the days that it pays for.
 */
function monthOfHours(paid: readonly RegularPay[], date: CalendarDate): MonthOfPay {
  const { from: first } = daysOfSeverance(date);
  const under = paid.map(lengthOf).reduce(leastCommonMultiple, 1n);
  const perDay = Array<bigint>(daysBetween(first, date) + 1).fill(0n);
  for (const entry of paid) {
    const ofDay = (BigInt(entry.amount) * under) / lengthOf(entry);
    const from = Math.max(0, daysBetween(first, entry.start));
    const to = Math.min(perDay.length - 1, daysBetween(first, entry.end));
    for (let day = from; day <= to; day += 1) perDay[day] = (perDay[day] ?? 0n) + ofDay;
  }
  let [sum, most, last] = [0n, 0n, 0];
  perDay.forEach((ofDay, day) => {
    sum += ofDay - (perDay[day - MONTH_DAYS] ?? 0n);
    if (sum > 0n && sum >= most) [most, last] = [sum, day];
  });
  const exact = { over: most, under };
  if (most === 0n) return { exact, month: { basis: 'nothing-paid', amount: 0 } };
  const to = addDays(first, last);
  return { exact, month: { basis: 'hours', from: addDays(to, 1 - MONTH_DAYS), to, amount: rounded(exact) } };
}

function rounded({ over, under }: ExactCents): Cents {
  return divideHalfUp(over, under);
}

function lengthOf({ start, end }: RegularPay): bigint {
  return BigInt(daysBetween(start, end) + 1);
}

function leastCommonMultiple(one: bigint, other: bigint): bigint {
  let [a, b] = [one, other];
  while (b > 0n) [a, b] = [b, a % b];
  return (one / a) * other;
}
