import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/client.ts';
import { details, entries } from '../schema/index.ts';
import { type PayDates, paidBetween } from './paid-entries.ts';

/** An entry that corrects one of a closed period, and the days of that period. */
export type CorrectingEntry = {
  employeeId: number;
  entryId: number;
  payDate: CalendarDate;
  periodStart: CalendarDate;
  periodEnd: CalendarDate;
};

/** The live entries of a company with a pay date between two days that correct others, by employee and pay date. */
export async function correctionsPaid(
  db: Database,
  companyId: number,
  range: PayDates,
): Promise<CorrectingEntry[]> {
  const corrected = alias(entries, 'corrected');
  return db
    .select({
      employeeId: entries.employeeId,
      entryId: entries.entryId,
      payDate: entries.payDate,
      periodStart: corrected.periodStart,
      periodEnd: corrected.periodEnd,
    })
    .from(details)
    .innerJoin(entries, and(eq(entries.companyId, details.companyId), eq(entries.createdSeq, details.seq)))
    .innerJoin(
      corrected,
      and(eq(corrected.companyId, details.companyId), eq(corrected.entryId, details.corrects)),
    )
    .where(and(eq(details.companyId, companyId), isNotNull(details.corrects), paidBetween(companyId, range)))
    .orderBy(asc(entries.employeeId), asc(entries.payDate), asc(entries.entryId));
}
