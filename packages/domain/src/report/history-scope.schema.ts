import { z } from 'zod';
import { recordIdSchema } from '../field/record-id.schema.ts';
import { EVENT_KINDS } from './event-kinds.ts';

/**
 * Which part of a company's log a history is of: of a tax year, a period, a person, an entry, or all of it; and which of its events are
 * told. Whatever is left out leaves nothing out.
 */
export const HISTORY_SCOPE = {
  year: z.int('year-invalid').min(1, 'year-invalid').max(2199, 'year-invalid').optional(),
  periodId: recordIdSchema.optional(),
  employeeId: recordIdSchema.optional(),
  contractorId: recordIdSchema.optional(),
  entryId: recordIdSchema.optional(),
  kind: z.enum(EVENT_KINDS, 'option-invalid').optional(),
  /** The least that gross or net changed by, in cents. */
  minimum: z.int('amount-invalid').min(0, 'amount-invalid').optional(),
};

/** The same without the company, whose log it is. */
export type HistoryChoice = z.infer<z.ZodObject<typeof HISTORY_SCOPE>>;
