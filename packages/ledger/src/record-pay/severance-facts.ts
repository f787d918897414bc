import { daysOfSeverance, severanceOn } from '@garita/domain/employee/severance';
import type { PayInputs } from '@garita/domain/pay/time-entry.schema';
import type { SeveranceFacts } from '@garita/domain/pay/withholding/severance-exemption';
import type { PayPeriod } from '@garita/domain/time/period-id';
import { allOf } from '../database/all-of.ts';
import type { Database } from '../database/client.ts';
import { exemptSeveranceOf, regularPayOf } from '../queries/severance-pay.ts';
import type { PaySubject } from './pay-subject.ts';

/**
 * Reads what the law exempts of the severance in an entry of this period: on the employee's last day of work,
 * or the last day of the period. `exceptEntryId` is the saved entry, which does not count with its
 * corrections.
 */
export async function readSeveranceFacts(
  db: Database,
  { company, employee }: Pick<PaySubject, 'company' | 'employee'>,
  { period, exceptEntryId = 0 }: { period: Pick<PayPeriod, 'end'>; exceptEntryId?: number | undefined },
): Promise<SeveranceFacts> {
  const key = { companyId: company.id, employeeId: employee.id };
  const date = employee.egressDate ?? period.end;
  const { paid, exempt } = await allOf({
    paid: employee.salary > 0 ? [] : regularPayOf(db, { ...key, ...daysOfSeverance(date) }),
    exempt: exemptSeveranceOf(db, { ...key, exceptEntryId }),
  });
  return { date, byLaw: severanceOn(employee, date, paid).amount, exemptElsewhere: exempt[0]?.exempt ?? 0 };
}

/** Returns true if an entry needs these facts: it has severance, and froze none so far. */
export function needsSeveranceFacts(
  { earnings }: Pick<PayInputs, 'earnings'>,
  frozen?: { severance?: SeveranceFacts },
): boolean {
  return earnings.severance !== 0 && frozen?.severance === undefined;
}
