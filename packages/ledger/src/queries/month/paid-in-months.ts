import type { Cents } from '@garita/domain/money/cents';
import { type Amounts, NO_AMOUNTS } from '@garita/domain/pay/amounts';
import { type CalendarMonth, daysOfMonth } from '@garita/domain/time/calendar-month';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { readRows } from '../../database/rows.ts';

/** The pay of a month: the number of payments to employees and to contractors, and the totals of each. */
export type MonthPay = {
  entryCount: number;
  totals: Amounts;
  paymentCount: number;
  paymentTotals: Amounts;
};

export const NO_MONTH_PAY: MonthPay = {
  entryCount: 0,
  totals: NO_AMOUNTS,
  paymentCount: 0,
  paymentTotals: NO_AMOUNTS,
};

/** Returns the net paid to employees and contractors together. */
export function netPaid({ totals, paymentTotals }: MonthPay): Cents {
  return totals.net + paymentTotals.net;
}

/** A range of months. */
export type MonthRange = { first: CalendarMonth; last: CalendarMonth };

/** Returns the pay in force of a company in some months, by pay date; months without pay are left out. */
export async function payByMonth(
  db: Database,
  companyId: number,
  months: MonthRange,
): Promise<ReadonlyMap<CalendarMonth, MonthPay>> {
  const rows = await readRows<{ month: CalendarMonth } & MonthPay>(
    db,
    sql`select month, entry_count::int as "entryCount", totals, payment_count::int as "paymentCount",
          payment_totals as "paymentTotals"
        from ledger_code.paid_in_months(${daysIn(companyId, months)})`,
  );
  return new Map(rows.map(({ month, ...paid }) => [month, paid]));
}

/** Returns the periods with pay in some months that are not closed, by month. */
export async function openPeriodsInMonths(
  db: Database,
  companyId: number,
  months: MonthRange,
): Promise<ReadonlyMap<CalendarMonth, number[]>> {
  const rows = await readRows<{ month: CalendarMonth; periodId: number }>(
    db,
    sql`select month, period_id::int as "periodId"
        from ledger_code.open_periods_in_months(${daysIn(companyId, months)}) order by 1, 2`,
  );
  const open = new Map<CalendarMonth, number[]>();
  for (const { month, periodId } of rows) open.set(month, [...(open.get(month) ?? []), periodId]);
  return open;
}

function daysIn(companyId: number, { first, last }: MonthRange) {
  return sql`${companyId}::bigint, ${daysOfMonth(first).from}::date, ${daysOfMonth(last).to}::date`;
}
