import { saturdaysOfText } from '@garita/domain/pay/chauffeur-saturdays';
import type { PaidSpan } from '@garita/domain/pay/period/paid-days';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { type RecordedPeriod, recordedPeriod } from '@garita/domain/time/period-id';
import type { Minutes } from '@garita/domain/time/work-minutes';
import { and, asc, eq, gte, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/client.ts';
import { isoMoment } from '../../database/iso-moment.ts';
import { idList, isAnyOf, type Places, preparedQuery } from '../../database/prepared-query.ts';
import { details, entries, events, heads, users } from '../../schema/index.ts';
import type { EntryMoment } from './entry-state.ts';
import { CORRECTION_JOIN } from './paid-entries.ts';

/**
 * A live entry that pays days of its own period, with its user and time. Corrections pay no days.
 * `createdSeq` is the event that loaded it.
 */
export type PayBeside = PaidSpan &
  PaymentBeside & { employeeId: number; createdSeq: number; regularMinutes: Minutes };

/**
 * Another pay of the same person by its pay date, with its user and time. A contractor's payment has no
 * period. `recordedBy` is null if the user no longer exists.
 */
export type PaymentBeside = Pick<PaidSpan, 'entryId' | 'payDate' | 'net'> & {
  recordedBy: string | null;
  recordedAt: string;
};

/** Employees of a company, and a range of days, both included. */
type EmployeesAndDays = { companyId: number; employeeIds: readonly number[]; from: string; to: string };

/** Pay of days with the Saturdays that it withholds the chauffeur insurance for. */
export type PayOfDays = PayBeside & { saturdays: CalendarDate[] };

/** Returns the live pay of employees for periods that have any of these days, in order of loading. */
export async function payOfDays(
  db: Database,
  { employeeIds, ...days }: EmployeesAndDays,
): Promise<PayOfDays[]> {
  const rows = await onDays(db, { ...days, employeeIds: idList(employeeIds) });
  return rows.map((row) => ({ ...payBesideOf(row), saturdays: saturdaysOfText(row.saturdays) }));
}

/** Returns these entries as far as they are live pay, and no corrections. */
export async function payOfEntries(db: Database, entryIds: readonly number[]): Promise<PayBeside[]> {
  const rows = await ofEntries(db, { entryIds: idList(entryIds) });
  return rows.map(payBesideOf);
}

const ofEntries = preparedQuery((db, { entryIds }: Places<{ entryIds: string }>) =>
  rowsBeside(db, isAnyOf(entries.entryId, entryIds)),
);

type Days = { companyId: number; employeeIds: string; from: string; to: string };

const onDays = preparedQuery((db, given: Places<Days>) =>
  rowsBeside(
    db,
    and(
      eq(entries.companyId, given.companyId),
      isAnyOf(entries.employeeId, given.employeeIds),
      lte(entries.periodStart, sql`${given.to}::date`),
      gte(entries.periodEnd, sql`${given.from}::date`),
    ),
  ),
);

/**
 * Returns the employee's other live pay for any day of an entry's period, as far as it was loaded by an
 * event. Without `entryId`, the entry is that of the event.
 */
export async function payBesideEntry(
  db: Database,
  { companyId, seq, entryId }: EntryMoment,
): Promise<PayBeside[]> {
  const rows = await (entryId === undefined
    ? besideEventOf(db, { companyId, seq })
    : besideEntryOf(db, { companyId, seq, entryId }));
  return rows.map(payBesideOf);
}

const besideEventOf = preparedQuery((db, at: Places<Omit<EntryMoment, 'entryId'>>) => {
  const ofEvent = db
    .select({ entryId: events.entryId })
    .from(events)
    .where(and(eq(events.companyId, at.companyId), eq(events.seq, at.seq)));
  return rowsBeside(db, isBeside(db, at, sql`(${ofEvent})`));
});

const besideEntryOf = preparedQuery((db, at: Places<Required<EntryMoment>>) =>
  rowsBeside(db, isBeside(db, at, sql`${at.entryId}`)),
);

function isBeside(db: Database, { companyId, seq }: Places<{ companyId: number; seq: number }>, id: SQL) {
  const own = alias(entries, 'own');
  const overlapping = db
    .select({ one: sql`1` })
    .from(own)
    .where(
      and(
        eq(own.companyId, companyId),
        eq(own.entryId, id),
        eq(own.employeeId, entries.employeeId),
        ne(own.entryId, entries.entryId),
        lte(own.periodStart, entries.periodEnd),
        gte(own.periodEnd, entries.periodStart),
      ),
    );
  return and(eq(entries.companyId, companyId), lte(entries.createdSeq, seq), sql`exists (${overlapping})`);
}

function rowsBeside(db: Database, where: SQL | undefined) {
  const created = alias(events, 'created');
  return db
    .select({
      employeeId: entries.employeeId,
      entryId: entries.entryId,
      periodId: entries.periodId,
      periodStart: entries.periodStart,
      periodEnd: entries.periodEnd,
      payDate: entries.payDate,
      net: entries.net,
      regularMinutes: entries.regularMinutes,
      createdSeq: entries.createdSeq,
      saturdays: entries.insuredSaturdays,
      recordedBy: sql<string | null>`trim(${users.name} || ' ' || ${users.lastName})`,
      recordedAt: isoMoment(created.recordedAt),
    })
    .from(entries)
    .innerJoin(created, and(eq(created.companyId, entries.companyId), eq(created.seq, entries.createdSeq)))
    .leftJoin(details, CORRECTION_JOIN)
    .leftJoin(users, eq(users.id, created.actorId))
    .where(and(where, eq(entries.status, 'live'), isNull(details.corrects)))
    .orderBy(asc(entries.employeeId), asc(entries.createdSeq));
}

type Row = Omit<PayBeside, 'period'> & RecordedPeriod & { saturdays: string | null };

function payBesideOf({ periodId, periodStart, periodEnd, saturdays: _, ...row }: Row): PayBeside {
  return { ...row, period: recordedPeriod({ periodId, periodStart, periodEnd }) };
}

/** Returns the number of the last event of a company's log, 0 for an empty one. */
export async function logPosition(db: Database, companyId: number): Promise<number> {
  const [head] = await headOf(db, { companyId });
  return head?.lastSeq ?? 0;
}

const headOf = preparedQuery((db, { companyId }: Places<{ companyId: number }>) =>
  db.select({ lastSeq: heads.lastSeq }).from(heads).where(eq(heads.companyId, companyId)),
);
