import { comparePaid, type RecordedMark } from '@garita/domain/pay/paid-difference';
import { yearOf } from '@garita/domain/time/calendar-date';
import { and, asc, desc, eq, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/client.ts';
import { isoMoment } from '../../database/iso-moment.ts';
import type { Place, Places } from '../../database/prepared-query.ts';
import { upcast } from '../../event-store/upcast.ts';
import type { Calculation } from '../../events/payroll-events.ts';
import { UPCASTERS } from '../../events/upcasters.ts';
import type { RecordPair } from '../../registry/records/person-records.ts';
import { entries, events, memos } from '../../schema/index.ts';
import { correctionsBefore, paidColumn } from './entry-state.ts';
import { withPersonMarks } from './person-recalculations.ts';
import type { TimeEntryView } from './time-entry-view.ts';

/**
 * Returns the entries with the mark whether each needs recalculation by the pay of all records of its person.
 * The log of a company knows only the pay of the record itself.
 */
export async function markedByPerson(
  db: Database,
  views: TimeEntryView[],
  pairs: readonly RecordPair[],
): Promise<TimeEntryView[]> {
  if (pairs.length === 0) return views;
  const marked = await withPersonMarks(db, [], pairs);
  const ids = new Set(marked.map(({ entryId }) => entryId));
  return views.map((view) => ({ ...view, isStale: ids.has(view.entryId) }));
}

/** The condition that an entry is live and the event is the one in force. */
export const inForce = and(eq(entries.status, 'live'), eq(events.seq, entries.lastSeq));

/** An employee of a company. */
type EntriesOwner = { companyId: number; employeeId: number };

/** Returns the condition that an entry belongs to an employee. */
export function ofEmployee({ companyId, employeeId }: EntriesOwner | Places<EntriesOwner>) {
  return and(eq(entries.companyId, companyId), eq(entries.employeeId, employeeId));
}

/** Reads the entries that meet a condition. */
export async function entryViews(db: Database, where: SQL | undefined): Promise<TimeEntryView[]> {
  const rows = await entryRows(db, where);
  return rows.map(viewOf);
}

/** Builds the query of the rows of entries, with their marks as paid at `asOfSeq` or now. */
export function entryRows(db: Database, where: SQL | undefined, asOfSeq?: number | Place) {
  const created = alias(events, 'created');
  return db
    .select({
      entryId: entries.entryId,
      companyId: entries.companyId,
      employeeId: entries.employeeId,
      version: events.seq,
      eventType: events.type,
      recordedBy: events.actorId,
      recordedAt: isoMoment(events.recordedAt),
      createdAt: isoMoment(created.recordedAt),
      isStale: sql<boolean>`${entries.isStale} and ${entries.lastSeq} = ${events.seq}`,
      corrections: correctionsBefore(db),
      mark: paidColumn(asOfSeq),
      schemaVersion: events.schemaVersion,
      data: events.data,
      memoText: lastMemoText(db),
    })
    .from(entries)
    .innerJoin(events, and(eq(events.companyId, entries.companyId), eq(events.entryId, entries.entryId)))
    .innerJoin(created, and(eq(created.companyId, entries.companyId), eq(created.seq, entries.createdSeq)))
    .where(where)
    .orderBy(asc(entries.periodId), asc(entries.entryId));
}

/** Selects the memo of an entry at an event: the last text by then; null once it is erased. */
function lastMemoText(db: Database): SQL<string | null> {
  const latest = db
    .select({ text: memos.text })
    .from(memos)
    .where(
      and(
        eq(memos.companyId, events.companyId),
        eq(memos.entryId, entries.entryId),
        lte(memos.seq, events.seq),
      ),
    )
    .orderBy(desc(memos.seq))
    .limit(1);
  return sql<string | null>`(${latest})`;
}

type Row = {
  eventType: string;
  schemaVersion: number;
  data: object;
  memoText: string | null;
  mark: RecordedMark | null;
} & Pick<
  TimeEntryView,
  | 'entryId'
  | 'companyId'
  | 'employeeId'
  | 'version'
  | 'recordedBy'
  | 'recordedAt'
  | 'createdAt'
  | 'isStale'
  | 'corrections'
>;

/** Returns the view of a row, with its payload in today's shape. */
export function viewOf({ eventType, schemaVersion, data, memoText, mark, ...row }: Row): TimeEntryView {
  const {
    period,
    inputs,
    facts,
    basis,
    result,
    memo,
    corrects = null,
  } = upcast(UPCASTERS, {
    type: eventType,
    schemaVersion,
    data,
  }) as Calculation; // what the events named below hold
  return {
    ...row,
    // A deletion is never in force, and never the answer of a change.
    eventType: eventType as TimeEntryView['eventType'],
    taxYear: yearOf(inputs.payDate),
    payDate: inputs.payDate,
    period,
    paid: mark && comparePaid(mark, result.net),
    memo: memo ? (memoText ?? '') : '',
    isMemoErased: memo !== undefined && memoText === null,
    inputs,
    facts,
    basis,
    statement: result,
    corrects,
  };
}
