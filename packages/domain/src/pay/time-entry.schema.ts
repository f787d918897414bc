import { z } from 'zod';
import { boundedListSchema } from '../field/bounded-list.schema.ts';
import { flagSchema } from '../field/flag.schema.ts';
import { freeTextSchema } from '../field/free-text.schema.ts';
import { recordIdSchema } from '../field/record-id.schema.ts';
import { requiredOr, STRICT } from '../field-code.ts';
import { centsSchema } from '../money/cents.ts';
import { rateSchema } from '../money/rate.ts';
import { calendarDateSchema } from '../time/calendar-date.ts';
import { PAYROLL_YEARS } from '../time/payroll-years.ts';
import { parsePeriodId } from '../time/period-id.ts';
import { minutesSchema } from '../time/work-minutes.ts';
import { byName, conceptsOf, TIME_KINDS } from './concepts.ts';
import { workedDaysSchema } from './day-hours/worked-day.schema.ts';

/** The maximum length of a memo, in characters. */
export const MAX_MEMO_LENGTH = 150;

export const workedMinutesSchema = z.strictObject(
  byName(TIME_KINDS, () => minutesSchema),
  STRICT,
);

const typedEarningsSchema = z.strictObject(
  {
    ...byName(conceptsOf('typed-earning'), () => centsSchema),
    /** Tips that the employee already has. Left out, as by programs from before, there are none. */
    tipsReceived: centsSchema.default(0),
    /** The severance (mesada). Left out, as by programs from before, there is none. */
    severance: centsSchema.default(0),
    /** The typed salary. If absent, a new entry starts with the employee's salary (see `startingSalary`). */
    salary: centsSchema.optional(),
  },
  STRICT,
);

const typedDeductionsSchema = z.strictObject(
  byName(conceptsOf('typed-deduction'), () => centsSchema),
  STRICT,
);

export const companyLineChoiceSchema = z.strictObject(
  {
    taxId: recordIdSchema,
    isActive: flagSchema,
    editedCents: centsSchema.optional(),
  },
  STRICT,
);

/**
 * Returns the positions of company lines that are listed twice, because one of two would be dropped silently.
 */
export function repeatedLines(taxIds: readonly unknown[]): number[] {
  return [...taxIds.keys()].filter(
    (index) => taxIds[index] !== undefined && taxIds.indexOf(taxIds[index]) < index,
  );
}

/** Refuses a company line that is listed twice, even in a list with other errors. */
export const EACH_LINE_ONCE = [
  (lines: readonly ({ taxId?: unknown } | undefined)[], context: z.RefinementCtx) => {
    for (const index of repeatedLines(lines.map((line) => line?.taxId))) {
      context.addIssue({ code: 'custom', message: 'line-repeated', path: [index, 'taxId'] });
    }
  },
  { when: ({ value }: { readonly value: unknown }) => Array.isArray(value) },
] as const;

// No screen shows a period of another year, so the entry would be invisible. An unknown period passes here
// and is refused later.
const periodIdSchema = recordIdSchema.refine((id) => {
  const period = parsePeriodId(id);
  return period === undefined || PAYROLL_YEARS.includes(period.year);
}, 'year-invalid');

/**
 * The fields that a person types into Cargar Tiempo, in cents, minutes and parts per million.
 *
 * Codes: `required`, `year-invalid`, `line-repeated`, `memo-too-long` and those of dates, hours, amounts and
 * rates.
 */
export const timeEntrySchema = z.strictObject(
  {
    periodId: periodIdSchema,
    payDate: calendarDateSchema,
    accountantId: recordIdSchema,
    minutes: workedMinutesSchema,
    /** The work of each day, which gives the regular time, the overtime and the time of meal periods. */
    days: workedDaysSchema.optional(),
    earnings: typedEarningsSchema,
    deductions: typedDeductionsSchema,
    reimbursedExpenses: centsSchema,
    /** The flat percentage of this entry, used only by the flat-rate method. If absent, the employee's. */
    withholdingRate: rateSchema.optional(),
    /** The typed income tax, which replaces the computed one. */
    editedIncomeTax: centsSchema.optional(),
    /** The typed exempt part of the severance, which replaces the computed one. */
    editedSeveranceExempt: centsSchema.optional(),
    /** The chosen lines. If absent, the company's defaults decide which lines apply. */
    companyLines: boundedListSchema(companyLineChoiceSchema, 'companyLines', requiredOr('option-invalid'))
      .superRefine(...EACH_LINE_ONCE)
      .optional(),
    memo: freeTextSchema.max(MAX_MEMO_LENGTH, 'memo-too-long'),
  },
  STRICT,
);

export type TimeEntry = z.infer<typeof timeEntrySchema>;
export type WorkedMinutes = z.infer<typeof workedMinutesSchema>;
export type TypedDeductions = z.infer<typeof typedDeductionsSchema>;

/**
 * An entry without its memo, as the ledger stores it for good. The memo is free text and is stored where it
 * can be erased.
 */
export type PayInputs = Omit<TimeEntry, 'memo'>;

/** No time, earnings or deductions; the salary is absent. */
export const NOTHING_TYPED = {
  minutes: byName(TIME_KINDS, () => 0),
  earnings: byName(conceptsOf('typed-earning'), () => 0),
  deductions: byName(conceptsOf('typed-deduction'), () => 0),
  reimbursedExpenses: 0,
} satisfies Partial<PayInputs>;
