import type { WithheldSoFar } from '../pay/contributions.ts';
import { NOTHING_WITHHELD, type PaidProfile, somePayFacts, somePayInputs } from '../pay/pay.builder.ts';
import { calculatePayStatement } from '../pay/pay-statement.ts';
import { payPeriods } from '../time/pay-period.ts';
import type { RecordedEntry } from './replayed-year.ts';

type RecordedEntryInput = {
  year?: number;
  employeeId?: number;
  profile?: Partial<PaidProfile>;
  soFar?: WithheldSoFar;
} & Parameters<typeof somePayInputs>[0];

/**
 * Builds an entry of a period, computed on what had been withheld by then. Defaults: the year 2026, and paid
 * on the period's last day.
 */
export function aRecordedEntry(
  periodNumber: number,
  { year = 2026, employeeId = 1, profile = {}, soFar = NOTHING_WITHHELD, ...typed }: RecordedEntryInput,
): RecordedEntry {
  const frequency = profile.payFrequency ?? 'weekly';
  const period = payPeriods(year, frequency)[periodNumber - 1];
  if (!period) throw new RangeError(`No period ${periodNumber}`);
  const facts = somePayFacts(profile, periodNumber, year);
  const inputs = somePayInputs({ periodId: period.id, payDate: period.end, ...typed });
  return {
    companyId: 1,
    employeeId,
    entryId: employeeId * 100 + periodNumber,
    period,
    facts,
    inputs,
    basis: { soFar },
    result: calculatePayStatement(facts, inputs, soFar),
  };
}
