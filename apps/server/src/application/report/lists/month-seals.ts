import { monthsWithin } from '@garita/domain/time/calendar-month';
import type { Database } from '@garita/ledger/database/client';
import { isSamePaid, lastMonthClosings } from '@garita/ledger/queries/month/month-closings';
import { NOTHING_PAID, paidInMonths } from '@garita/ledger/queries/month/paid-in-months';
import type { PayDates } from '@garita/ledger/queries/pay/paid-entries';
import type { MonthSeal } from '@garita/reports/lists/month-seal';
import { sealOf } from '../../pay/closing-seal.ts';
import type { PaySpan } from '../span-pay.ts';

/** Of each month that lies whole between two days and is as it was closed, what its closing is known by. */
export async function monthSeals(db: Database, companyId: number, days: PayDates): Promise<MonthSeal[]> {
  const months = monthsWithin(days);
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return [];
  const closings = await lastMonthClosings(db, companyId, { first, last });
  if (closings.length === 0) return [];
  const paid = await paidInMonths(db, companyId, { first, last });
  return closings
    .filter((closing) => isSamePaid(closing.paid, paid.get(closing.month) ?? NOTHING_PAID))
    .map((closing) => ({ month: closing.month, digits: sealOf(closing).digits }));
}

/** The same of what was paid between two days; of the pay of a period, which is paid whenever it is, none. */
export async function sealsOfSpan(
  db: Database,
  companyId: number,
  { days: { start, end, period } }: PaySpan,
): Promise<MonthSeal[]> {
  return period ? [] : monthSeals(db, companyId, { from: start, to: end });
}
