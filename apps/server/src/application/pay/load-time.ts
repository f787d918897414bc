import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import { memoOf } from '@garita/ledger/payroll-year/memo';
import { useCase } from '../use-case.ts';
import { type PayCommand, recordPay, withoutMemoText } from './change-pay.ts';
import { newPayIn } from './new-pay.ts';
import { paySubject } from './pay-facts.ts';
import { type ChangedEntry, recordedEntry } from './time-entry-record.ts';

export type LoadTimeInput = PayCommand & { employeeId: number; entry: TimeEntry };

/**
 * Loads the time of a period as a new entry.
 *
 * Errors: those of `newPayIn`, `period-closed`, those of a key.
 */
export const loadTime = useCase(
  'pay:write',
  async (context, { commandId, ...input }: LoadTimeInput): Promise<ChangedEntry> => {
    const { database } = context.dependencies;
    const { scope } = await paySubject(database, context.actor, input.employeeId);
    const payment = { ...input, memo: memoOf(input.entry.memo) };
    const request = { operation: 'load', ...withoutMemoText(input) };
    const command = { commandId, request, memos: [payment.memo] };
    const recorded = await recordPay(context, scope.companyId, command, (tx) =>
      newPayIn(tx, scope, [payment]),
    );
    return recordedEntry(database, scope.companyId, recorded);
  },
);
