import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { idList, isAnyOf, type Places, preparedQuery } from '../../database/prepared-query.ts';
import { upcast } from '../../event-store/upcast.ts';
import type { OpeningBalance } from '../../events/payroll-events.ts';
import { UPCASTERS } from '../../events/upcasters.ts';
import { foldLog } from '../../fold/fold-log.ts';
import { events, openings } from '../../schema/index.ts';
import { groupBy } from '../group-by.ts';
import type { toOpeningBalanceOfYear, YearKey } from './opening-balance.ts';

/**
 * Returns the days up to which the opening balances of an employee count pay of another system, by tax year.
 */
export async function openingBalanceDates(
  db: Database,
  { companyId, employeeId }: Omit<YearKey, 'taxYear'>,
): Promise<Record<number, CalendarDate>> {
  const dates = await openingBalanceDatesOf(db, { companyId, employeeIds: [employeeId] });
  return dates.get(employeeId) ?? {};
}

/** Returns these days of several employees of a company; one without an opening balance is left out. */
export async function openingBalanceDatesOf(
  db: Database,
  { companyId, employeeIds }: { companyId: number; employeeIds: readonly number[] },
): Promise<Map<number, Record<number, CalendarDate>>> {
  const rows = await openingBalanceEventsOf(db, { companyId, employeeIds: idList(employeeIds) });
  const found = groupBy(rows, ({ employeeId }) => employeeId);
  return new Map([...found].map(([employeeId, ofEmployee]) => [employeeId, openingDatesOf(ofEmployee)]));
}

/** Returns the dates of the opening balances after the event with this number. */
export async function openingBalanceDatesAt(
  db: Database,
  { companyId, employeeId }: Omit<YearKey, 'taxYear'>,
  seq: number,
): Promise<Record<number, CalendarDate>> {
  const { openings: folded } = await foldLog(db, { companyId, employeeId, toSeq: seq });
  const rows = await db
    .select({ type: events.type, schemaVersion: events.schemaVersion, data: events.data })
    .from(events)
    .where(
      and(
        eq(events.companyId, companyId),
        inArray(
          events.seq,
          [...folded.values()].map(({ row }) => row.lastSeq),
        ),
      ),
    );
  return openingDatesOf(rows);
}

function openingDatesOf(rows: Parameters<typeof toOpeningBalanceOfYear>[0][]): Record<number, CalendarDate> {
  // Both kinds of event hold an opening balance.
  const balances = rows.map((event) => upcast(UPCASTERS, event) as OpeningBalance);
  // Without pay there are no taxes either: such a year opens with leave only.
  const withPay = balances.filter(({ amounts }) => amounts.gross > 0);
  return Object.fromEntries(withPay.map(({ taxYear, asOf }) => [taxYear, asOf]));
}

const openingBalanceEventsOf = preparedQuery(
  (db, { companyId, employeeIds }: Places<{ companyId: number; employeeIds: string }>) =>
    db
      .select({
        employeeId: openings.employeeId,
        type: events.type,
        schemaVersion: events.schemaVersion,
        data: events.data,
      })
      .from(openings)
      .innerJoin(events, and(eq(events.companyId, openings.companyId), eq(events.seq, openings.lastSeq)))
      .where(and(eq(openings.companyId, companyId), isAnyOf(openings.employeeId, employeeIds))),
);
