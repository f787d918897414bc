import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { and, between, eq, gte, inArray, lt } from 'drizzle-orm';
import { allOf } from '../../database/all-of.ts';
import type { Database } from '../../database/client.ts';
import { type Places, preparedQuery } from '../../database/prepared-query.ts';
import { listRecordPairs, listRecordPairsOfEntry } from '../../registry/records/person-records.ts';
import { entries, events } from '../../schema/index.ts';
import { type EntryMoment, lastEventAt, STATING_EVENT_TYPES } from './entry-state.ts';
import { entryRows, entryViews, inForce, markedByPerson, ofEmployee, viewOf } from './time-entry-rows.ts';
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

/** Returns the live entries of an employee that were paid between two days, in order of loading. */
export async function timeEntriesPaidBetween(
  db: Database,
  employee: EmployeeKey,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<TimeEntryView[]> {
  return entryViews(db, and(inForce, ofEmployee(employee), between(entries.payDate, from, to)));
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

/** Returns the entries that a command loaded, as it loaded them and in its order. */
export async function timeEntriesLoadedBy(
  db: Database,
  companyId: number,
  { firstSeq, lastSeq }: { firstSeq: number; lastSeq: number },
): Promise<TimeEntryView[]> {
  const isOfCommand = and(eq(events.companyId, companyId), between(events.seq, firstSeq, lastSeq));
  const { rows, pairs } = await allOf({
    rows: entryViews(db, and(isOfCommand, eq(events.type, 'TimeLoaded'))),
    pairs: listRecordPairs(db, { companyId }),
  });
  return (await markedByPerson(db, rows, pairs)).toSorted((a, b) => a.version - b.version);
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
