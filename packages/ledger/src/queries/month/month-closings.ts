import { AMOUNT_NAMES } from '@garita/domain/pay/amounts';
import type { CalendarMonth } from '@garita/domain/time/calendar-month';
import { and, asc, between, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { isoMoment } from '../../database/iso-moment.ts';
import { COMPANY_STREAM, type MonthClosed } from '../../events/company-events.ts';
import { UPCASTERS } from '../../events/upcasters.ts';
import { anchors, events } from '../../schema/index.ts';
import type { MonthPay, MonthRange } from './paid-in-months.ts';

/** The closing of a month: its pay at that time, and the hash that identifies it. */
export type MonthClosing = {
  month: CalendarMonth;
  paid: MonthPay;
  seq: number;
  by: number;
  at: string;
  /** The company's hash after the closing, and whether an anchor signs it. */
  hash: string;
  isSigned: boolean;
};

/** Returns true if a month has the same amounts and the same number of payments as before. */
export function isSameMonthPay(then: MonthPay, now: MonthPay): boolean {
  return (
    then.entryCount === now.entryCount &&
    then.paymentCount === now.paymentCount &&
    AMOUNT_NAMES.every(
      (name) =>
        then.totals[name] === now.totals[name] && then.paymentTotals[name] === now.paymentTotals[name],
    )
  );
}

const MONTH = sql<CalendarMonth>`${events.data} ->> 'month'`;

/**
 * Returns the last closing of each of some months of a company, in their order; months that were never
 * closed are left out.
 */
export async function lastMonthClosings(
  db: Database,
  companyId: number,
  { first, last }: MonthRange,
): Promise<MonthClosing[]> {
  const rows = await db
    .select({
      seq: events.seq,
      by: events.actorId,
      at: isoMoment(events.recordedAt),
      hash: events.hash,
      data: events.data,
      isSigned: sql<boolean>`${anchors.seq} is not null`,
    })
    .from(events)
    .leftJoin(anchors, and(eq(anchors.companyId, events.companyId), eq(anchors.seq, events.seq)))
    .where(
      and(
        eq(events.companyId, companyId),
        eq(events.streamId, COMPANY_STREAM),
        eq(events.type, 'MonthClosed'),
        between(MONTH, first, last),
      ),
    )
    .orderBy(asc(events.seq));
  const closings = new Map<CalendarMonth, MonthClosing>();
  for (const { data, ...row } of rows) {
    const { month, entryCount, totals, paymentCount, paymentTotals } = UPCASTERS.fillMissing(
      data,
    ) as MonthClosed['data']; // as appended
    closings.set(month, { ...row, month, paid: { entryCount, totals, paymentCount, paymentTotals } });
  }
  return [...closings.values()].toSorted((a, b) => a.month.localeCompare(b.month));
}
