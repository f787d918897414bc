import { z } from 'zod';
import { recordIdSchema } from '../field/record-id.schema.ts';
import { MAX_AMOUNT } from '../money/cents.ts';
import { calendarMonthSchema } from '../time/calendar-month.ts';
import { EVENT_KINDS } from './event-kinds.ts';

/**
 * The part of a company's log that a history covers (a tax year, a period, a person, an entry or all of it),
 * and the filter of its events. An absent field filters nothing.
 */
export const HISTORY_SCOPE = {
  year: z.int('year-invalid').min(1, 'year-invalid').max(2199, 'year-invalid').optional(),
  periodId: recordIdSchema.optional(),
  employeeId: recordIdSchema.optional(),
  contractorId: recordIdSchema.optional(),
  entryId: recordIdSchema.optional(),
  kind: z.enum(EVENT_KINDS, 'option-invalid').optional(),
  /** The minimum change of gross or net, in cents. */
  minimum: z.int('amount-invalid').min(0, 'amount-invalid').max(MAX_AMOUNT, 'amount-too-large').optional(),
  /** The user who recorded the events, and the month (in Puerto Rico) in which they were recorded. */
  userId: recordIdSchema.optional(),
  month: calendarMonthSchema.optional(),
};

/** The scope of a history without its company. */
export type HistoryChoice = z.infer<z.ZodObject<typeof HISTORY_SCOPE>>;
