import type { PaidDifference } from '@garita/domain/pay/paid-difference';
import { allOf } from '@garita/ledger/database/all-of';
import type { Database } from '@garita/ledger/database/client';
import { decideDeletion } from '@garita/ledger/payroll-year/decider';
import { paidBeforeDeletion } from '@garita/ledger/queries/pay/entry-state';
import {
  entriesNeedingRecalculation,
  entriesNeedingRecalculationAt,
} from '@garita/ledger/queries/pay/time-entries';
import { useCase } from '../use-case.ts';
import { changePay, type EmployeeKey, type PayCommand } from './change-pay.ts';
import { findEntrySubject } from './saved-entry.ts';
import { entriesNowNeedingRecalculation } from './time-entry-record.ts';

/** `version` is that of the entry as it was opened; left out, whichever is in force. */
export type DeleteTimeInput = Pick<PayCommand, 'commandId' | 'reason'> & {
  entryId: number;
  version?: number | undefined;
};

/**
 * The deleted entry, what had been paid of it, and the employee's entries that Recalcular would change now.
 */
export type DeletedTime = { entryId: number; stale: number[]; paid: PaidDifference | null };

/**
 * Reverses a saved entry. Nothing is removed: the ledger records the exact opposite of what was in force.
 *
 * Errors: `not-found`, `entry-deleted`, `stale-version`, `period-closed`, those of a key.
 */
export const deleteTime = useCase(
  'pay:write',
  async (context, input: DeleteTimeInput): Promise<DeletedTime> => {
    const { entryId, version } = input;
    const saved = await findEntrySubject(context, entryId);
    const { recorded, answer } = await changePay(
      context,
      saved,
      { operation: 'delete', input },
      {
        decide: async ({ year }) => decideDeletion(await year(saved.taxYear), { entryId, version }),
        readRecorded: (tx, { events, isLate }) =>
          allOf({
            after: isLate
              ? entriesNeedingRecalculationAt(tx, saved, events.lastSeq)
              : needingRecalculationNow(tx, saved),
            paid: paidBeforeDeletion(tx, saved.companyId, events.lastSeq),
          }),
      },
    );
    const { after, paid } = answer;
    const { database } = context.dependencies;
    return {
      entryId,
      paid,
      stale: await entriesNowNeedingRecalculation(database, saved, { recorded, after }),
    };
  },
);

async function needingRecalculationNow(
  db: Database,
  { companyId, employeeId }: EmployeeKey,
): Promise<number[]> {
  const stale = await entriesNeedingRecalculation(db, { companyId, employeeId });
  return stale.map((entry) => entry.entryId);
}
