import { z } from 'zod';
import { calendarDateSchema } from '../time/calendar-date.ts';
import { EVENT_KINDS } from './event-kinds.ts';
import { OTHER_FORMATS } from './other-format.ts';
import type { ReportRequest } from './report-request.ts';

/** What is kept of a document that somebody took: which one of its kind it was, and nothing of what it says. */
export const documentFactsSchema = z
  .object({
    /** Of a copy of what was filed: which document it is. */
    report: z.string(),
    /** Absent of a document in its own format. */
    format: z.enum(OTHER_FORMATS),
    year: z.int(),
    quarter: z.int().nullable(),
    fiscalYear: z.int(),
    periodId: z.int(),
    start: calendarDateSchema,
    end: calendarDateSchema,
    entryId: z.int(),
    employeeId: z.int().nullable(),
    contractorId: z.int(),
    /** Of a history: the kind of events, the least change in cents, and the event with which it begins. */
    movement: z.enum(EVENT_KINDS),
    minimum: z.int(),
    fromSeq: z.int(),
    /** Of a list that was saved as a sheet: what its screen calls it. */
    list: z.string(),
  })
  .partial();
export type DocumentFacts = z.infer<typeof documentFactsSchema>;

/** Of a document that is asked for, what is kept of it. What else it is asked with, such as a raise that is supposed, is left out. */
export function documentFacts({ report: _, ...asked }: ReportRequest): DocumentFacts {
  if ('whatIf' in asked) return documentFactsSchema.parse(asked.whatIf);
  return documentFactsSchema.parse('kind' in asked ? { ...asked, movement: asked.kind } : asked);
}
