import type { PayPeriod } from '@garita/domain/time/pay-period';
import type { Database } from '@garita/ledger/database/client';
import { listPeriodStatuses } from '@garita/ledger/queries/period/period-statuses';
import type { PeriodFingerprint } from '@garita/reports/list/closing-fingerprints';
import { closingFingerprint } from '../../pay/closing-fingerprint.ts';

/** Of each of these periods that is closed now, its days and what its closing is known by; a period may be named more than once. */
export async function periodFingerprints(
  db: Database,
  companyId: number,
  periods: readonly Pick<PayPeriod, 'id' | 'start' | 'end'>[],
): Promise<PeriodFingerprint[]> {
  const byId = new Map(periods.map((period) => [period.id, period]));
  if (byId.size === 0) return [];
  const standings = await listPeriodStatuses(db, { companyId }, [...byId.keys()]);
  return standings.flatMap(({ periodId, status, turned }) => {
    const period = byId.get(periodId);
    if (status !== 'closed' || !turned || !period) return [];
    return [{ start: period.start, end: period.end, digits: closingFingerprint(turned).digits }];
  });
}
