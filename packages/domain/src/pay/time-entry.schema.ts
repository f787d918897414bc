import { z } from 'zod';
import { boundedListSchema } from '../field/bounded-list.schema.ts';
import { flagSchema } from '../field/flag.schema.ts';
import { freeTextSchema } from '../field/free-text.schema.ts';
import { recordIdSchema } from '../field/record-id.schema.ts';
import { requiredOr, STRICT } from '../field-code.ts';
import { centsSchema } from '../money/cents.ts';
import { rateSchema } from '../money/rate.ts';
import { calendarDateSchema } from '../time/calendar-date.ts';
import { payPeriodById } from '../time/pay-period.ts';
import { PAYROLL_YEARS } from '../time/payroll-years.ts';
import { minutesSchema } from '../time/work-minutes.ts';
import { byName, conceptsOf, TIME_KINDS } from './concepts.ts';

/** The longest memo, in characters. */
export const MAX_MEMO_LENGTH = 150;

export const workedMinutesSchema = z.strictObject(
  byName(TIME_KINDS, () => minutesSchema),
  STRICT,
);

const typedEarningsSchema = z.strictObject(
  {
    ...byName(conceptsOf('typed-earning'), () => centsSchema),
    /** Left out, a new entry starts with the employee's salary (see `startingSalary`). */
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
 * Returns the positions of company lines that are named twice: of two that differ, one would be dropped
 * without a word.
 */
export function repeatedLines(taxIds: readonly unknown[]): number[] {
  return [...taxIds.keys()].filter(
    (index) => taxIds[index] !== undefined && taxIds.indexOf(taxIds[index]) < index,
  );
}

/** Lines of the company, each once; asked of a list whose lines are wrong by themselves, too. */
export const EACH_LINE_ONCE = [
  (lines: readonly ({ taxId?: unknown } | undefined)[], context: z.RefinementCtx) => {
    for (const index of repeatedLines(lines.map((line) => line?.taxId))) {
      context.addIssue({ code: 'custom', message: 'line-repeated', path: [index, 'taxId'] });
    }
  },
  { when: ({ value }: { readonly value: unknown }) => Array.isArray(value) },
] as const;

// In a period of another year nobody would see the entry: no screen offers one. Whether there is such a
// period is not asked here.
const periodIdSchema = recordIdSchema.refine((id) => {
  const period = payPeriodById(id);
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
    earnings: typedEarningsSchema,
    deductions: typedDeductionsSchema,
    reimbursedExpenses: centsSchema,
    /** The flat percentage of this entry; left out, the employee's. Only the flat-rate method uses it. */
    withholdingRate: rateSchema.optional(),
    /** Income tax typed over the computed one. */
    editedIncomeTax: centsSchema.optional(),
    /** Left out, each company line counts as the company has it by default. */
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
 * An entry without its memo: what the ledger keeps for good. The memo is free text and lives where it can be
 * erased.
 */
export type PayInputs = Omit<TimeEntry, 'memo'>;

/** Nothing worked, nothing earned beside it, nothing taken; the salary left out. */
export const NOTHING_TYPED = {
  minutes: byName(TIME_KINDS, () => 0),
  earnings: byName(conceptsOf('typed-earning'), () => 0),
  deductions: byName(conceptsOf('typed-deduction'), () => 0),
  reimbursedExpenses: 0,
} satisfies Partial<PayInputs>;
