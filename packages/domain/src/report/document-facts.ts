import { z } from 'zod';
import { calendarDateSchema } from '../time/calendar-date.ts';
import { calendarMonthSchema } from '../time/calendar-month.ts';
import { EVENT_KINDS } from './event-kinds.ts';
import { OTHER_FORMATS } from './other-format.ts';
import type { ReportRequest } from './report-request.ts';

/** The recorded facts about a document that a user downloaded: which document it was, without its content. */
export const documentFactsSchema = z
  .object({
    /** The name of the document. */
    report: z.string(),
    /** Absent for a document in its default format. */
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
    /** The filters of a history: the kind of events, the minimum change in cents, and the first event. */
    movement: z.enum(EVENT_KINDS),
    minimum: z.int(),
    fromSeq: z.int(),
    /** The month in which the events of a history were recorded, and the user who recorded them. */
    month: calendarMonthSchema,
    userId: z.int(),
    /** The screen's name of a list that was exported as a spreadsheet. */
    list: z.string(),
  })
  .partial();
export type DocumentFacts = z.infer<typeof documentFactsSchema>;

/** Returns the facts of a request to record. Omits other fields, such as a supposed raise. */
export function documentFacts({ report: _, ...asked }: ReportRequest): DocumentFacts {
  if ('whatIf' in asked) return documentFactsSchema.parse(asked.whatIf);
  return documentFactsSchema.parse('kind' in asked ? { ...asked, movement: asked.kind } : asked);
}
