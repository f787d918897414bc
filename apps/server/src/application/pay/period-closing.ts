import type { PeriodStatus } from '@garita/domain/pay/period/period-status';
import type { Database } from '@garita/ledger/database/client';
import {
  listPeriodStatuses,
  type PeriodStatusRow,
  type PeriodTransitionRow,
} from '@garita/ledger/queries/period/period-statuses';
import { findUserNames } from '@garita/ledger/registry/access/user-names';
import type { PeriodClosing } from '../../refusal/app-error.ts';
import { companyPeriodLookup } from '../company/company-periods.ts';
import { dateInPuertoRico } from '../puerto-rico-time.ts';

/** The status of a period; for a closed one, who closed it and on which day. */
export type ShownStatus = { status: PeriodStatus; closing: Omit<PeriodClosing, 'period'> | null };

/** Returns the status of each of several periods, by period. */
export function statusesOf(
  periodStatuses: readonly PeriodStatusRow[],
  users: readonly { id: number; name: string }[],
): (periodId: number) => ShownStatus {
  const names = new Map(users.map(({ id, name }) => [id, name]));
  const statusByPeriod = new Map(periodStatuses.map((periodStatus) => [periodStatus.periodId, periodStatus]));
  return (periodId) => {
    const { status, lastTransition } = statusByPeriod.get(periodId) ?? {
      status: 'open',
      lastTransition: null,
    };
    const isClosed = status === 'closed' && lastTransition !== null;
    return { status, closing: isClosed ? closedBy(lastTransition, names) : null };
  };
}

/** Returns who closed the first of these periods that is closed; undefined if none is. */
export async function closingOf(
  db: Database,
  companyId: number,
  periodIds: readonly number[] = [],
): Promise<PeriodClosing | undefined> {
  if (periodIds.length === 0) return undefined;
  const periodStatuses = await listPeriodStatuses(db, { companyId }, periodIds);
  const closed = periodStatuses.find(({ status }) => status === 'closed');
  if (!closed?.lastTransition) return undefined;
  const periodOf = await companyPeriodLookup(db, companyId);
  const period = periodOf(closed.periodId);
  if (!period) return undefined;
  return { period, ...closedBy(closed.lastTransition, await findUserNames(db, [closed.lastTransition.by])) };
}

function closedBy(
  { by, at }: PeriodTransitionRow,
  names: ReadonlyMap<number, string>,
): Omit<PeriodClosing, 'period'> {
  return { by: names.get(by) ?? '', on: dateInPuertoRico(new Date(at)) };
}
