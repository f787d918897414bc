import { z } from 'zod';
import { boundedListSchema } from '../field/bounded-list.schema.ts';
import { requiredOr, STRICT } from '../field-code.ts';
import { centsSchema } from '../money/cents.ts';
import { rateSchema } from '../money/rate.ts';
import { workedDaysSchema } from './day-hours/worked-day.schema.ts';
import {
  companyLineChoiceSchema,
  EACH_LINE_ONCE,
  type TimeEntry,
  timeEntrySchema,
} from './time-entry.schema.ts';

const { minutes, earnings, deductions } = timeEntrySchema.shape;

/**
 * A change of a company line. `submittedCents` is an amount that is not marked as typed. Null as
 * `editedCents` returns the line to its computed amount.
 */
const lineChangeSchema = companyLineChoiceSchema
  .extend({ editedCents: centsSchema.nullable(), submittedCents: centsSchema })
  .partial()
  .required({ taxId: true });

/**
 * A change of a saved entry. Absent fields keep their saved values. Null returns the withheld tax, its
 * percentage, the exempt severance or the lines to their defaults, and the days to typed hours. Codes:
 * those of an entry.
 */
export const timeChangeSchema = z
  .strictObject(
    {
      ...timeEntrySchema.shape,
      minutes: minutes.partial(),
      days: workedDaysSchema.nullable(),
      // Without the default of a new entry, which would take these amounts off a saved one.
      earnings: earnings.extend({ tipsReceived: centsSchema, severance: centsSchema }).partial(),
      deductions: deductions.partial(),
      withholdingRate: rateSchema.nullable(),
      editedIncomeTax: centsSchema.nullable(),
      /** An amount that is not marked as typed. */
      submittedIncomeTax: centsSchema,
      editedSeveranceExempt: centsSchema.nullable(),
      /** An exempt part that is not marked as typed. */
      submittedSeveranceExempt: centsSchema,
      companyLines: boundedListSchema(lineChangeSchema, 'companyLines', requiredOr('option-invalid'))
        .superRefine(...EACH_LINE_ONCE)
        .nullable(),
    },
    STRICT,
  )
  .partial();
export type TimeChange = z.infer<typeof timeChangeSchema>;

/**
 * The correct values of an entry in a closed period. The period and the pay date are those in which the
 * difference is booked and paid.
 */
export const timeCorrectionSchema = timeChangeSchema.required({ periodId: true, payDate: true });
export type TimeCorrection = z.infer<typeof timeCorrectionSchema>;

/** Returns the change that turns any saved entry into this one. */
export function changeTo(entry: TimeEntry): TimeCorrection {
  const lines = entry.companyLines?.map((line) => ({ ...line, editedCents: line.editedCents ?? null }));
  return {
    ...entry,
    days: entry.days ?? null,
    withholdingRate: entry.withholdingRate ?? null,
    editedIncomeTax: entry.editedIncomeTax ?? null,
    editedSeveranceExempt: entry.editedSeveranceExempt ?? null,
    companyLines: lines ?? null,
  };
}
