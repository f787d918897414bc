import { z } from 'zod';
import { recordIdSchema } from '../field/record-id.schema.ts';
import { type CalendarDate, calendarDateSchema, endOfMonth } from '../time/calendar-date.ts';
import { type Entry, partsOf, type TotalPart } from './report-total.ts';

/** What of each pay the boxes of the official forms are made of, with what it is counted in. */
export const BOX_UNITS = {
  // 941 and 943
  socialSecurityWages: 'cents',
  socialSecurityTips: 'cents',
  socialSecurityPay: 'cents',
  medicareWages: 'cents',
  additionalMedicareWages: 'cents',
  ficaWithheld: 'cents',
  // 940
  gross: 'cents',
  futaWages: 'cents',
  // 499 R-1B and W-2PR
  exemptWages: 'cents',
  taxableWages: 'cents',
  wages: 'cents',
  commissions: 'cents',
  concessions: 'cents',
  tips: 'cents',
  totalPay: 'cents',
  incomeTaxWithheld: 'cents',
  donations: 'cents',
  reimbursedExpenses: 'cents',
  codaPlans: 'cents',
  socialSecurityWithheld: 'cents',
  medicareWithheld: 'cents',
  // PRUI-10
  disabilityWages: 'cents',
  unemploymentBase: 'cents',
  disabilityBase: 'cents',
  // choferil
  weeks: 'count',
} as const satisfies Record<string, 'count' | 'cents'>;
export type BoxAmount = keyof typeof BOX_UNITS;

/**
 * Where a box comes from: a part of each pay of the form, of all of them or of some days or one person alone. `how` they make it: as
 * their sum, or by a rule.
 */
export const boxSourceSchema = z.strictObject({
  amount: z.enum(
    Object.keys(BOX_UNITS) as [BoxAmount], // the keys of a record over a closed union are that union
    'required',
  ),
  how: z.enum(['sum', 'worked-out'], 'required'),
  days: z.strictObject({ from: calendarDateSchema, to: calendarDateSchema }).optional(),
  employeeId: recordIdSchema.optional(),
});
export type BoxSource = z.infer<typeof boxSourceSchema>;

/** Of which of a form's pay a box is. */
type Within = Pick<BoxSource, 'days' | 'employeeId'>;

/** A box that is the sum of a part of each pay. */
export function sumOf(amount: BoxAmount, within: Within = {}): BoxSource {
  return { amount, how: 'sum', ...within };
}

/** A box that follows from a part of each pay by a rule, such as a tax. */
export function workedOutOf(amount: BoxAmount, within: Within = {}): BoxSource {
  return { amount, how: 'worked-out', ...within };
}

/** Within a day of a month. */
export function onDay(year: number, month: number, day: number): Within {
  const date = dayOf(year, month, day);
  return { days: { from: date, to: date } };
}

/** Within a month. */
export function inMonth(year: number, month: number): Within {
  const first = dayOf(year, month, 1);
  return { days: { from: first, to: endOfMonth(first) } };
}

function dayOf(year: number, month: number, day: number): CalendarDate {
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** Tells what each pay brings to a box; undefined where the form has no such box. */
export type BoxParts = (source: BoxSource) => readonly TotalPart[] | undefined;

/** Of entries, what each brings to the boxes of a form; what brings nothing is left out. */
export function boxParts<E extends Entry>(
  entries: readonly E[],
  amounts: Partial<Record<BoxAmount, (entry: E) => number>>,
): BoxParts {
  return ({ amount, days, employeeId }) => {
    const valueOf = amounts[amount];
    return (
      valueOf &&
      partsOf(entries, valueOf).filter(
        ({ value, personId, payDate }) =>
          value !== 0 &&
          (employeeId === undefined || personId === employeeId) &&
          (days === undefined || (payDate >= days.from && payDate <= days.to)),
      )
    );
  };
}
