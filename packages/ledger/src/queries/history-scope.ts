import type { Cents } from '@garita/domain/money/cents';
import type { EventKind } from '@garita/domain/report/event-kinds';
import type { CalendarMonth } from '@garita/domain/time/calendar-month';
import { and, eq, exists, inArray, isNotNull, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/client.ts';
import { typesOf } from '../events/event-kinds.ts';
import { amounts, details, entries, events } from '../schema/index.ts';

/** A range of tax years; null means no limit. */
export type TaxYears = { fromYear: number | null; toYear: number | null };

/**
 * A part of a company's log: a year, a period with all events of its entries, a person, or one entry with its
 * corrections in other periods; without any, the whole log.
 */
export type HistoryScope = {
  companyId: number;
  /**
   * The tax year. An event of the whole company has the year of its period, month or pay, or else the year
   * in which it was recorded.
   */
  year?: number | undefined;
  periodId?: number | undefined;
  subject?: { kind: 'employee' | 'contractor'; id: number } | undefined;
  entryId?: number | undefined;
  /** The tax years to show; for a whole period, its own year. */
  years?: TaxYears | undefined;
};

/** A filter of the events to show. Hidden events still count in the totals of those after them. */
export type HistoryFilter = {
  kinds?: readonly EventKind[] | undefined;
  /** The smallest change of the gross or the net, in either direction. */
  minimum?: Cents | undefined;
  /** The user who recorded the events. */
  actorId?: number | undefined;
  /** The calendar month in Puerto Rico in which they were recorded. */
  month?: CalendarMonth | undefined;
};

const recordedIn = sql`extract(year from ${events.recordedAt} at time zone 'America/Puerto_Rico')::int`;

const recordedMonth = sql`to_char(${events.recordedAt} at time zone 'America/Puerto_Rico', 'YYYY-MM')`;

/** Returns the condition of the events that a scope and a filter show. */
export function shownEvents(
  db: Database,
  { companyId, year, periodId, subject, entryId, years }: HistoryScope,
  { kinds, minimum, actorId, month }: HistoryFilter,
): SQL | undefined {
  const taxYear = taxYearOfEvent(db);
  return and(
    eq(events.companyId, companyId),
    periodId === undefined ? undefined : ofPeriod(db, companyId, periodId),
    subject && ofSubject(db, companyId, subject),
    entryId === undefined ? undefined : ofEntry(db, events, { companyId, entryId }),
    withinYears(taxYear, years),
    year === undefined ? undefined : sql`coalesce(${taxYear}, ${recordedIn}) = ${year}`,
    kinds && inArray(events.type, typesOf(kinds)),
    minimum === undefined ? undefined : changesAtLeast(db, minimum),
    actorId === undefined ? undefined : eq(events.actorId, actorId),
    month === undefined ? undefined : sql`${recordedMonth} = ${month}`,
  );
}

/**
 * Selects the amounts of the entries and payments of a scope; an opening balance is not this company's pay.
 */
export function countedAmounts(
  db: Database,
  { companyId, year, periodId, subject, entryId, years }: HistoryScope,
): SQL | undefined {
  return and(
    eq(amounts.companyId, companyId),
    isNotNull(amounts.entryId),
    year === undefined ? undefined : eq(amounts.taxYear, year),
    periodId === undefined ? undefined : eq(amounts.periodId, periodId),
    subject && and(eq(amounts.subjectKind, subject.kind), eq(amounts.subjectId, subject.id)),
    entryId === undefined ? undefined : ofEntry(db, amounts, { companyId, entryId }),
    withinYears(amounts.taxYear, years),
  );
}

// A correction of a closed period is an entry of its own, and part of the history of the corrected one. The
// ids are an array, so that the index is used.
function ofEntry(
  db: Database,
  table: typeof events | typeof amounts,
  { companyId, entryId }: { companyId: number; entryId: number },
): SQL {
  const correcting = alias(events, 'correcting');
  const corrections = db
    .select({ id: correcting.entryId })
    .from(details)
    .innerJoin(correcting, and(eq(correcting.companyId, details.companyId), eq(correcting.seq, details.seq)))
    .where(and(eq(details.companyId, companyId), eq(details.corrects, entryId)));
  return sql`${table.entryId} = any(array(${corrections}) || ${entryId}::bigint)`;
}

// The erasure of memos belongs to the person of the entry. Contractors' payments have no memos.
function ofSubject(
  db: Database,
  companyId: number,
  { kind, id }: NonNullable<HistoryScope['subject']>,
): SQL | undefined {
  if (kind === 'contractor') return like(events.streamId, `ctr:${id}:%`);
  const ofEmployee = db
    .select({ id: entries.entryId })
    .from(entries)
    .where(and(eq(entries.companyId, companyId), eq(entries.employeeId, id)));
  return or(
    like(events.streamId, `emp:${id}:%`),
    and(eq(events.type, 'MemosErased'), inArray(events.entryId, ofEmployee)),
  );
}

/**
 * Returns the tax year of an event: a person's stream id ends with it; an event of the whole company has the
 * year of its period, month or pay.
 */
function taxYearOfEvent(db: Database): SQL {
  const closed = db
    .select({ year: sql`extract(year from ${details.coveredFrom})::int` })
    .from(details)
    .where(
      and(
        eq(details.companyId, events.companyId),
        eq(details.seq, events.seq),
        eq(events.type, 'MonthClosed'),
      ),
    );
  const paid = db
    .select({ year: entries.taxYear })
    .from(entries)
    .where(and(eq(entries.companyId, events.companyId), eq(entries.entryId, events.entryId)));
  return sql`coalesce(nullif(split_part(${events.streamId}, ':', 3), '')::int, ${events.periodId} / 1000, (${closed}), (${paid}))`;
}

/** Returns the condition that a tax year is in the range. */
export function withinYears(year: SQL | PgColumn, years: TaxYears | undefined): SQL | undefined {
  const { fromYear = null, toYear = null } = years ?? {};
  return and(
    fromYear === null ? undefined : sql`${year} >= ${fromYear}`,
    toYear === null ? undefined : sql`${year} <= ${toYear}`,
  );
}

// A mark as paid names its entry and no period.
function ofPeriod(db: Database, companyId: number, periodId: number): SQL | undefined {
  const ofEntries = db
    .select({ id: entries.entryId })
    .from(entries)
    .where(and(eq(entries.companyId, companyId), eq(entries.periodId, periodId)));
  return or(eq(events.periodId, periodId), and(isNull(events.periodId), inArray(events.entryId, ofEntries)));
}

function changesAtLeast(db: Database, minimum: Cents): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(amounts)
      .where(
        and(
          eq(amounts.companyId, events.companyId),
          eq(amounts.seq, events.seq),
          sql`greatest(abs(${amounts.gross}), abs(${amounts.net})) >= ${minimum}`,
        ),
      ),
  );
}
