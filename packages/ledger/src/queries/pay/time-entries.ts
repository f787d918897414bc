import { comparePaid, type RecordedMark } from '@garita/domain/pay/paid-difference';
import { yearOf } from '@garita/domain/time/calendar-date';
import { and, asc, desc, eq, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { allOf } from '../../database/all-of.ts';
import type { Database } from '../../database/client.ts';
import { isoMoment } from '../../database/iso-moment.ts';
import { type Place, type Places, preparedQuery } from '../../database/prepared-query.ts';
import { upcast } from '../../event-store/upcast.ts';
import type { Calculation } from '../../events/payroll-events.ts';
import { UPCASTERS } from '../../events/upcasters.ts';
import {
  listRecordPairs,
  listRecordPairsOfEntry,
  type RecordPair,
} from '../../registry/records/person-records.ts';
import { entries, events, memos } from '../../schema/index.ts';
import {
  correctionsBefore,
  type EntryMoment,
  lastEventAt,
  paidColumn,
  STATING_EVENT_TYPES,
} from './entry-state.ts';
import { withPersonMarks } from './person-recalculations.ts';
import type { TimeEntryView } from './time-entry-view.ts';

type EmployeeKey = { companyId: number; employeeId: number };

/** Returns the live entry with this id, of any company: the caller checks whose it is. */
export async function findTimeEntry(db: Database, entryId: number): Promise<TimeEntryView | undefined> {
  const { rows, pairs } = await allOf({
    rows: ofId(db, { entryId }),
    pairs: listRecordPairsOfEntry(db, { entryId }),
  });
  const [entry] = await markedByPerson(db, rows.map(viewOf), pairs);
  return entry;
}

const ofId = preparedQuery((db, { entryId }: Places<{ entryId: number }>) =>
  entryRows(db, and(inForce, eq(entries.entryId, entryId))),
);

/** Returns an entry as it was at an earlier event, to answer a repeated request. */
export async function timeEntryAt(
  db: Database,
  { companyId, seq, entryId }: EntryMoment,
): Promise<TimeEntryView | undefined> {
  const [entry] = await (entryId === undefined
    ? ofSeq(db, { companyId, seq })
    : ofEntryAt(db, { companyId, seq, entryId }));
  return entry && viewOf(entry);
}

const ofSeq = preparedQuery((db, at: Places<EntryMoment>) =>
  entryRows(db, lastEventAt(db, { companyId: at.companyId, seq: at.seq }), at.seq),
);

const ofEntryAt = preparedQuery((db, at: Places<Required<EntryMoment>>) =>
  entryRows(db, lastEventAt(db, at), at.seq),
);

/**
 * Returns the live entries of an employee in the periods of one year, by period and then in order of
 * loading.
 */
export async function timeEntriesOfYear(
  db: Database,
  employee: EmployeeKey,
  periodYear: number,
): Promise<TimeEntryView[]> {
  const periods = { from: periodYear * 1000, before: (periodYear + 1) * 1000 };
  const { rows, pairs } = await allOf({
    rows: inPeriodsOf(db, { ...employee, ...periods }),
    pairs: listRecordPairs(db, employee),
  });
  return markedByPerson(db, rows.map(viewOf), pairs);
}

const inPeriodsOf = preparedQuery((db, of: Places<EmployeeKey & { from: number; before: number }>) =>
  entryRows(
    db,
    and(inForce, ofEmployee(of), gte(entries.periodId, of.from), lt(entries.periodId, of.before)),
  ),
);

/**
 * Returns the live entries of an employee that were paid in a year, by period and then in order of loading.
 */
export async function timeEntriesPaidInYear(
  db: Database,
  employee: EmployeeKey,
  taxYear: number,
): Promise<TimeEntryView[]> {
  return entryViews(db, and(inForce, ofEmployee(employee), eq(entries.taxYear, taxYear)));
}

/** Returns the live entries of a company that were paid in a year, from their events. */
export async function timeEntriesOfTaxYear(
  db: Database,
  companyId: number,
  taxYear: number,
): Promise<TimeEntryView[]> {
  return entryViews(db, and(inForce, eq(entries.companyId, companyId), eq(entries.taxYear, taxYear)));
}

/** Returns the live ones among a company's entries with these ids. */
export async function timeEntriesOf(
  db: Database,
  companyId: number,
  entryIds: readonly number[],
): Promise<TimeEntryView[]> {
  return entryViews(
    db,
    and(inForce, eq(entries.companyId, companyId), inArray(entries.entryId, [...entryIds])),
  );
}

/** Returns every version of an entry, oldest first, deleted or not. Marks as paid are no versions. */
export async function timeEntryVersions(
  db: Database,
  { companyId, entryId }: { companyId: number; entryId: number },
): Promise<TimeEntryView[]> {
  const ofEntry = and(eq(entries.companyId, companyId), eq(entries.entryId, entryId));
  const versions = await entryViews(db, and(ofEntry, inArray(events.type, STATING_EVENT_TYPES)));
  return versions.toSorted((a, b) => a.version - b.version);
}

/** Returns the live entries of one period of a company. */
export async function timeEntriesOfPeriod(
  db: Database,
  companyId: number,
  periodId: number,
): Promise<TimeEntryView[]> {
  return entryViews(db, and(inForce, eq(entries.companyId, companyId), eq(entries.periodId, periodId)));
}

/**
 * Returns the entries with the mark whether each needs recalculation by the pay of all records of its person.
 * The log of a company knows only the pay of the record itself.
 */
async function markedByPerson(
  db: Database,
  views: TimeEntryView[],
  pairs: readonly RecordPair[],
): Promise<TimeEntryView[]> {
  if (pairs.length === 0) return views;
  const marked = await withPersonMarks(db, [], pairs);
  const ids = new Set(marked.map(({ entryId }) => entryId));
  return views.map((view) => ({ ...view, isStale: ids.has(view.entryId) }));
}

const inForce = and(eq(entries.status, 'live'), eq(events.seq, entries.lastSeq));

function ofEmployee({ companyId, employeeId }: EmployeeKey | Places<EmployeeKey>) {
  return and(eq(entries.companyId, companyId), eq(entries.employeeId, employeeId));
}

async function entryViews(db: Database, where: SQL | undefined): Promise<TimeEntryView[]> {
  const rows = await entryRows(db, where);
  return rows.map(viewOf);
}

function entryRows(db: Database, where: SQL | undefined, asOfSeq?: number | Place) {
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

function viewOf({ eventType, schemaVersion, data, memoText, mark, ...row }: Row): TimeEntryView {
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
