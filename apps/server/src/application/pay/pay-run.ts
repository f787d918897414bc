import type { RecordedEvents } from '@garita/ledger/live-entries/handle-year-command';
import type { NewEntry } from '@garita/ledger/record-pay/load-records';
import { recordPayRun as recordInLedger } from '@garita/ledger/record-pay/record-pay';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { AppError, orNotFound } from '../../refusal/app-error.ts';
import { companyScope } from '../access.ts';
import { useCase } from '../use-case.ts';
import { type PayCommand, payRefusal, recordPayCommand } from './change-pay.ts';

export type PayRun = Pick<PayCommand, 'commandId' | 'reason'> & {
  companyId: number;
  payments: readonly NewEntry[];
};

/**
 * Loads the time of a company's employees in one command, all or none. If an employee is paid more than once,
 * the payments are calculated in the order given, each on the result of the previous ones.
 *
 * Errors: those of `loadTime`, with the refused payment in their path.
 */
export const recordPayRun = useCase(
  'pay:write',
  async (context, { companyId, ...input }: PayRun): Promise<RecordedEvents> => {
    const { database } = context.dependencies;
    const scope = companyScope(context.actor, companyId);
    orNotFound(await companyRegistry.find(database, scope, companyId));
    const command = recordPayCommand(context, { companyId, operation: 'pay-run', input });
    const outcome = await recordInLedger(database, command, input.payments);
    if (outcome.ok) return outcome.events;
    const refusal = await payRefusal(context, companyId, outcome);
    throw outcome.entryIndex === undefined ? refusal : ofPayment(outcome.entryIndex, refusal);
  },
);

/** Returns the refusal of one payment, with the payment in the path: `['payments', '3', 'payDate']`. */
function ofPayment(index: number, { code, facts }: AppError): AppError {
  const errors = facts.errors ?? [{ path: [], code }];
  const named = errors.map((error) => ({ ...error, path: ['payments', String(index), ...error.path] }));
  return new AppError(code, { ...facts, errors: named });
}
