import { z } from 'zod';
import { boundedListSchema } from '../field/bounded-list.schema.ts';
import { requiredOr, STRICT } from '../field-code.ts';
import { centsSchema } from '../money/cents.ts';
import { rateSchema } from '../money/rate.ts';
import {
  companyLineChoiceSchema,
  EACH_LINE_ONCE,
  type TimeEntry,
  timeEntrySchema,
} from './time-entry.schema.ts';

const { minutes, earnings, deductions } = timeEntrySchema.shape;

/**
 * A line of a change. `submittedCents` came without being marked as typed over the computed amount; null as
 * `editedCents` gives the line back to the computation.
 */
const lineChangeSchema = companyLineChoiceSchema
  .extend({ editedCents: centsSchema.nullable(), submittedCents: centsSchema })
  .partial()
  .required({ taxId: true });

/**
 * A change of a saved entry: what it leaves out stays as it was saved. Null gives the withheld tax, its
 * percentage or the lines back to what they are without anybody's word. Codes: those of an entry.
 */
export const timeChangeSchema = z
  .strictObject(
    {
      ...timeEntrySchema.shape,
      minutes: minutes.partial(),
      earnings: earnings.partial(),
      deductions: deductions.partial(),
      withholdingRate: rateSchema.nullable(),
      editedIncomeTax: centsSchema.nullable(),
      /** An amount that came without being marked as typed. */
      submittedIncomeTax: centsSchema,
      companyLines: boundedListSchema(lineChangeSchema, 'companyLines', requiredOr('option-invalid'))
        .superRefine(...EACH_LINE_ONCE)
        .nullable(),
    },
    STRICT,
  )
  .partial();
export type TimeChange = z.infer<typeof timeChangeSchema>;

/**
 * The values that an entry of a closed period should have had. Its period and pay date are those in which
 * the difference is booked and paid.
 */
export const timeCorrectionSchema = timeChangeSchema.required({ periodId: true, payDate: true });
export type TimeCorrection = z.infer<typeof timeCorrectionSchema>;

/** The change that makes a saved entry this one, whatever it was. */
export function changeTo(entry: TimeEntry): TimeCorrection {
  const lines = entry.companyLines?.map((line) => ({ ...line, editedCents: line.editedCents ?? null }));
  return {
    ...entry,
    withholdingRate: entry.withholdingRate ?? null,
    editedIncomeTax: entry.editedIncomeTax ?? null,
    companyLines: lines ?? null,
  };
}
