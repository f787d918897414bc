import { monthsWithin } from '@garita/domain/time/calendar-month';
import type { PayPeriod } from '@garita/domain/time/period-id';
import type { Database } from '@garita/ledger/database/client';
import { isSameMonthPay, lastMonthClosings } from '@garita/ledger/queries/month/month-closings';
import { NO_MONTH_PAY, payByMonth } from '@garita/ledger/queries/month/paid-in-months';
import type { PayDateRange } from '@garita/ledger/queries/pay/paid-entries';
import { listPeriodStatuses } from '@garita/ledger/queries/period/period-statuses';
import type { MonthFingerprint, PeriodFingerprint } from '@garita/reports/list/closing-fingerprints';
import { closingFingerprint } from '../../history/closing-fingerprint.ts';
import type { PaySpan } from '../span-pay.ts';

/**
 * Returns the fingerprint of the closing of each month that lies whole between two days and has not changed
 * since.
 */
export async function monthFingerprints(
  db: Database,
  companyId: number,
  days: PayDateRange,
): Promise<MonthFingerprint[]> {
  const months = monthsWithin(days);
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return [];
  const closings = await lastMonthClosings(db, companyId, { first, last });
  if (closings.length === 0) return [];
  const paid = await payByMonth(db, companyId, { first, last });
  return closings
    .filter((closing) => isSameMonthPay(closing.paid, paid.get(closing.month) ?? NO_MONTH_PAY))
    .map((closing) => ({ month: closing.month, digits: closingFingerprint(closing).digits }));
}

/**
 * Returns the fingerprints of the months in a span; none for the pay of a period, which may be paid in any
 * month.
 */
export async function fingerprintsOfSpan(
  db: Database,
  companyId: number,
  { days: { start, end, period } }: PaySpan,
): Promise<MonthFingerprint[]> {
  return period ? [] : monthFingerprints(db, companyId, { from: start, to: end });
}

/**
 * Returns the fingerprint of the closing of each of these periods that is closed now, with its days; a period
 * may be named more than once.
 */
export async function periodFingerprints(
  db: Database,
  companyId: number,
  periods: readonly Pick<PayPeriod, 'id' | 'start' | 'end'>[],
): Promise<PeriodFingerprint[]> {
  const byId = new Map(periods.map((period) => [period.id, period]));
  if (byId.size === 0) return [];
  const periodStatuses = await listPeriodStatuses(db, { companyId }, [...byId.keys()]);
  return periodStatuses.flatMap(({ periodId, status, lastTransition }) => {
    const period = byId.get(periodId);
    if (status !== 'closed' || !lastTransition || !period) return [];
    return [{ start: period.start, end: period.end, digits: closingFingerprint(lastTransition).digits }];
  });
}
