import type { WithheldSoFar } from '../pay/contributions.ts';
import { NOTHING_WITHHELD, type PaidProfile, somePayFacts, somePayInputs } from '../pay/pay.builder.ts';
import { calculatePayStatement } from '../pay/pay-statement.ts';
import { payPeriods } from '../time/pay-period.ts';
import type { RecordedEntry } from './replayed-year.ts';

type Stated = {
  employeeId?: number;
  profile?: Partial<PaidProfile>;
  soFar?: WithheldSoFar;
} & Parameters<typeof somePayInputs>[0];

/** An entry of a period of 2026, computed on what had been withheld by then and paid on the last day of the period unless said. */
export function aRecordedEntry(
  periodNumber: number,
  { employeeId = 1, profile = {}, soFar = NOTHING_WITHHELD, ...typed }: Stated,
): RecordedEntry {
  const frequency = profile.payFrequency ?? 'weekly';
  const period = payPeriods(2026, frequency)[periodNumber - 1];
  if (!period) throw new RangeError(`No period ${periodNumber}`);
  const facts = somePayFacts(profile, periodNumber);
  const inputs = somePayInputs({ periodId: period.id, payDate: period.end, ...typed });
  return {
    employeeId,
    entryId: employeeId * 100 + periodNumber,
    period,
    facts,
    inputs,
    basis: { soFar },
    result: calculatePayStatement(facts, inputs, soFar),
  };
}
