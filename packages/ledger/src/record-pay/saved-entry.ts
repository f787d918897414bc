import { allOf } from '../database/all-of.ts';
import { refusedError } from '../live-entries/refused-error.ts';
import type { DecisionInputs } from '../payroll-year/decision.ts';
import type { PayrollDecisionContext } from '../payroll-year/handle-payroll-command.ts';
import { type FullEntry, type PayrollYear, requireFullEntry } from '../payroll-year/state.ts';
import { chauffeurInsuranceOfPeriod, freeSaturdaysOfPeriod } from '../queries/chauffeur-insurance.ts';
import type { EntryOwner } from '../queries/pay/entry-owner.ts';

/** A saved entry, deleted or not, with its owner, its tax year and its period. */
export type EntrySubject = { entryId: number } & EntryOwner;

/**
 * A change of a saved entry. `version` is that of the entry as the user opened it; without it, the change is
 * about the version in force.
 */
export type SavedEntryChange = { saved: EntrySubject; version?: number | undefined };

/** Reads what a decision about a saved entry needs beside the entry's tax year. */
export async function readDecisionInputs(
  { tx, asOfSeq }: Pick<PayrollDecisionContext, 'tx' | 'asOfSeq'>,
  { entryId, periodId, periodStart, periodEnd, companyId, employeeId }: EntrySubject,
): Promise<DecisionInputs> {
  const exceptEntryId = entryId;
  const period = { start: periodStart, end: periodEnd };
  const employee = { companyId, employeeId };
  return allOf({
    chauffeurInPeriod: chauffeurInsuranceOfPeriod(tx, employee, { periodId, exceptEntryId }),
    freeSaturdays: freeSaturdaysOfPeriod(tx, employee, { period, exceptEntryId }),
    asOfSeq: asOfSeq(),
  });
}

/** Returns the live entry of a change with its calculation. Refuses with `entry-deleted` and `not-found`. */
export function requireLiveEntry({ live, deleted }: PayrollYear, entryId: number): FullEntry {
  const entry = live.get(entryId);
  if (!entry) throw refusedError(deleted.has(entryId) ? 'entry-deleted' : 'not-found');
  return requireFullEntry(entry);
}
