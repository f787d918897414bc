import { AMOUNT_NAMES } from '@garita/domain/pay/amounts';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { and, asc, count, eq, gt, gte, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { readBy } from '../database/read-by.ts';
import {
  countedAmounts,
  type HistoryFilter,
  type HistoryScope,
  shownEvents,
} from '../queries/history-scope.ts';
import { entryYears } from '../queries/pay/entry-years.ts';
import { yearsPaidFor } from '../queries/pay/paid-entries.ts';
import { amounts, events, ytd } from '../schema/index.ts';
import type { SubjectKind } from '../schema/ledger.tables.ts';
import type { PayTotals } from './pay-totals.ts';
import { summedTotals } from './pay-totals.ts';

/**
 * The length of a history: the number of its events and of the amounts that they change, and the change of
 * gross, withheld and net.
 */
export type HistoryExtent = { events: number; changes: number; changed: PayTotals };

/** The events after one event and up to another. */
type EventRange = { after?: number | undefined; upTo: number };

/** Returns the length of a history without reading the payloads of its events. */
export async function historyExtent(
  db: Database,
  scope: HistoryScope,
  { after = 0, upTo, ...filter }: HistoryFilter & EventRange,
): Promise<HistoryExtent> {
  const changes = sql.join(
    AMOUNT_NAMES.map((name) => sql`(${amounts[name]} <> 0)::int`),
    sql` + `,
  );
  const [row] = await db
    .select({
      events: count(),
      changes: readBy(sql`coalesce(sum(${changes}), 0)`, Number),
      ...summedTotals(),
    })
    .from(events)
    .leftJoin(amounts, and(eq(amounts.companyId, events.companyId), eq(amounts.seq, events.seq)))
    .where(and(shownEvents(db, scope, filter), gt(events.seq, after), lte(events.seq, upTo)));
  const { events: shown = 0, changes: changed = 0, gross = 0, withheld = 0, net = 0 } = row ?? {};
  return { events: shown, changes: changed, changed: { gross, withheld, net } };
}

/**
 * The change that some events made to an entry or a payment of one pay date; `entryId` is null for an opening
 * balance.
 */
export type ChangedEntry = PayTotals & {
  entryId: number | null;
  subject: { kind: SubjectKind; id: number };
  payDate: CalendarDate;
};

/** A range of events: those that the filter shows, or all that count. */
type Changes = { from: number; upTo: number; shown?: HistoryFilter };

/** Returns what some events of a scope changed, entry by entry. */
export async function changedEntries(
  db: Database,
  scope: HistoryScope,
  { from, upTo, shown }: Changes,
): Promise<ChangedEntry[]> {
  const { entryId, subjectKind, subjectId, payDate } = amounts;
  const rows = await db
    .select({ entryId, subjectKind, subjectId, payDate, ...summedTotals() })
    .from(amounts)
    .innerJoin(events, and(eq(events.companyId, amounts.companyId), eq(events.seq, amounts.seq)))
    .where(
      and(
        shown ? shownEvents(db, scope, shown) : countedAmounts(db, scope),
        gte(amounts.seq, from),
        lte(amounts.seq, upTo),
      ),
    )
    .groupBy(entryId, subjectKind, subjectId, payDate)
    .orderBy(asc(entryId), asc(payDate));
  return rows.map(({ subjectKind: kind, subjectId: id, ...changed }) => ({
    ...changed,
    subject: { kind, id },
  }));
}

/** Returns the tax years in which any pay of a scope was ever paid, regardless of the year of the scope. */
export async function yearsOfHistory(
  db: Database,
  { companyId, periodId, subject, entryId }: HistoryScope,
): Promise<number[]> {
  if (periodId !== undefined) return yearsPaidFor(db, { companyId, periodId }, { withDeleted: true });
  if (entryId !== undefined) return (await entryYears(db, companyId, [entryId])).get(entryId) ?? [];
  const rows = await db
    .selectDistinct({ year: ytd.taxYear })
    .from(ytd)
    .where(
      and(
        eq(ytd.companyId, companyId),
        subject && and(eq(ytd.subjectKind, subject.kind), eq(ytd.subjectId, subject.id)),
      ),
    )
    .orderBy(asc(ytd.taxYear));
  return rows.map(({ year }) => year);
}
