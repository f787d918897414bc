import type { Cents } from '@garita/domain/money/cents';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/client.ts';
import { details, entries } from '../../schema/index.ts';
import { isPaidBetween, type PayDateRange } from './paid-entries.ts';

/** An entry that corrects one of a closed period, and the days of that period. */
export type CorrectingEntry = {
  employeeId: number;
  entryId: number;
  payDate: CalendarDate;
  periodStart: CalendarDate;
  periodEnd: CalendarDate;
};

/** Returns the live corrections of a company with a pay date between two days, by employee and pay date. */
export async function correctionsPaid(
  db: Database,
  companyId: number,
  range: PayDateRange,
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
    .where(
      and(eq(details.companyId, companyId), isNotNull(details.corrects), isPaidBetween([companyId], range)),
    )
    .orderBy(asc(entries.employeeId), asc(entries.payDate), asc(entries.entryId));
}

/** An entry that corrects one of a closed period from another period. */
export type CorrectionElsewhere = {
  employeeId: number;
  entryId: number;
  /** The entry of the closed period. */
  correctedId: number;
  /** The period in which it is booked. */
  periodId: number;
  payDate: CalendarDate;
  net: Cents;
};

/** Returns the live entries that correct the entries of a period, in order of recording. */
export async function correctionsOfPeriod(
  db: Database,
  companyId: number,
  periodId: number,
): Promise<CorrectionElsewhere[]> {
  const corrected = alias(entries, 'corrected');
  return db
    .select({
      employeeId: entries.employeeId,
      entryId: entries.entryId,
      correctedId: corrected.entryId,
      periodId: entries.periodId,
      payDate: entries.payDate,
      net: entries.net,
    })
    .from(corrected)
    .innerJoin(
      details,
      and(eq(details.companyId, corrected.companyId), eq(details.corrects, corrected.entryId)),
    )
    .innerJoin(entries, and(eq(entries.companyId, details.companyId), eq(entries.createdSeq, details.seq)))
    .where(
      and(eq(corrected.companyId, companyId), eq(corrected.periodId, periodId), eq(entries.status, 'live')),
    )
    .orderBy(asc(entries.createdSeq));
}
