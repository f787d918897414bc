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
  standings: readonly PeriodStatusRow[],
  users: readonly { id: number; name: string }[],
): (periodId: number) => ShownStatus {
  const names = new Map(users.map(({ id, name }) => [id, name]));
  const known = new Map(standings.map((standing) => [standing.periodId, standing]));
  return (periodId) => {
    const { status, turned } = known.get(periodId) ?? { status: 'open', turned: null };
    const isClosed = status === 'closed' && turned !== null;
    return { status, closing: isClosed ? closedBy(turned, names) : null };
  };
}

/** Returns who closed the first of these periods that is closed; undefined if none is. */
export async function closingOf(
  db: Database,
  companyId: number,
  periodIds: readonly number[] = [],
): Promise<PeriodClosing | undefined> {
  if (periodIds.length === 0) return undefined;
  const standings = await listPeriodStatuses(db, { companyId }, periodIds);
  const closed = standings.find(({ status }) => status === 'closed');
  if (!closed?.turned) return undefined;
  const periodOf = await companyPeriodLookup(db, companyId);
  const period = periodOf(closed.periodId);
  if (!period) return undefined;
  return { period, ...closedBy(closed.turned, await findUserNames(db, [closed.turned.by])) };
}

function closedBy(
  { by, at }: PeriodTransitionRow,
  names: ReadonlyMap<number, string>,
): Omit<PeriodClosing, 'period'> {
  return { by: names.get(by) ?? '', on: dateInPuertoRico(new Date(at)) };
}
