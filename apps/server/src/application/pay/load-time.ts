import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import { createMemo } from '@garita/ledger/payroll-year/memo';
import { scopeOfEmployee } from '@garita/ledger/registry/records/employees';
import { orNotFound } from '../../refusal/app-error.ts';
import { useCase } from '../use-case.ts';
import { type PayCommand, recordPay, withoutMemoText } from './change-pay.ts';
import { newPayIn } from './new-pay.ts';
import { type ChangedEntry, changedEntry, readEntry } from './time-entry-record.ts';

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
    const { employeeId } = input;
    const scope = orNotFound(await scopeOfEmployee(database, context.actor, employeeId));
    const payment = { ...input, memo: createMemo(input.entry.memo) };
    const request = { operation: 'load', ...withoutMemoText(input) };
    const { companyId } = scope;
    const command = { companyId, commandId, request, memos: [payment.memo], reason: input.reason };
    const { recorded, answer } = await recordPay(context, command, {
      changes: newPayIn(scope, [payment]),
      readRecorded: (tx, read) => readEntry(tx, { companyId, employeeId }, read),
    });
    return changedEntry(database, answer, recorded);
  },
);
