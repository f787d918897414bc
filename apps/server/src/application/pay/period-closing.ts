import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { type PayPeriod, payPeriodById } from '@garita/domain/time/pay-period';
import type { Database } from '@garita/ledger/database/client';
import { periodStandings } from '@garita/ledger/queries/period-standings';
import { findUserNames } from '@garita/ledger/registry/users';
import { dateInPuertoRico } from '../../dependencies.ts';

/** That a period is closed: by whom, and on which day. */
export type PeriodClosing = { period: PayPeriod; by: string; on: CalendarDate };

/** Who closed the first of these periods that is closed; undefined where none is. */
export async function closingOf(
  db: Database,
  companyId: number,
  periodIds: readonly number[] = [],
): Promise<PeriodClosing | undefined> {
  if (periodIds.length === 0) return undefined;
  const standings = await periodStandings(db, { companyId }, periodIds);
  const closed = standings.find(({ status }) => status === 'closed');
  const period = closed && payPeriodById(closed.periodId);
  if (!period || !closed.turned) return undefined;
  const { by, at } = closed.turned;
  const names = await findUserNames(db, [by]);
  return { period, by: names.get(by) ?? '', on: dateInPuertoRico(new Date(at)) };
}
