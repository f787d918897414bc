import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import type { RecordedEvents } from '@garita/ledger/live-entries/handle-year-command';
import type { PayChange } from '@garita/ledger/payroll-year/handle-payroll-command';
import { createMemo } from '@garita/ledger/payroll-year/memo';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { AppError, orNotFound } from '../../refusal/app-error.ts';
import { companyScope } from '../access.ts';
import { useCase } from '../use-case.ts';
import { decisionRefusal, type PayCommand, recordPay, withoutMemoText } from './change-pay.ts';
import { newPayIn } from './new-pay.ts';

/** The payment of one employee in a run. */
type Payment = { employeeId: number; entry: TimeEntry; confirmedNet?: number | undefined };

export type PayRun = Pick<PayCommand, 'commandId' | 'reason'> & {
  companyId: number;
  payments: readonly Payment[];
};

/**
 * Loads the time of a company's employees at once: one command that is recorded whole or not at all. Who is
 * paid more than once is paid in the order given, each payment on what those before it come to.
 *
 * Errors: those of `newPayIn` with the payment that they are about in their path, `period-closed`, those of a
 * key.
 */
export const recordPayRun = useCase(
  'pay:write',
  async (context, { companyId, payments, reason, commandId }: PayRun): Promise<RecordedEvents> => {
    const scope = companyScope(context.actor, companyId);
    orNotFound(await companyRegistry.find(context.dependencies.database, scope, companyId));
    const request = { operation: 'pay-run', reason, payments: payments.map(withoutMemoText) };
    const toPay = payments.map((payment) => ({ ...payment, memo: createMemo(payment.entry.memo) }));
    const memos = toPay.map(({ memo }) => memo);
    const { recorded } = await recordPay(
      context,
      { companyId, commandId, request, memos, reason },
      { changes: newPayIn(scope, toPay).map(naming), readRecorded: async () => undefined },
    );
    return recorded;
  },
);

/** A change whose refusal says which payment it is about: `['payments', '3', 'payDate']`. */
function naming({ decide, ...change }: PayChange, index: number): PayChange {
  return {
    ...change,
    decide: async (decisionContext) => {
      try {
        const decision = await decide(decisionContext);
        if (decision.ok) return decision;
        throw decisionRefusal(decision);
      } catch (error) {
        throw error instanceof AppError ? ofPayment(index, error) : error;
      }
    },
  };
}

function ofPayment(index: number, { code, facts }: AppError): AppError {
  const errors = facts.errors ?? [{ path: [], code }];
  const named = errors.map((error) => ({ ...error, path: ['payments', String(index), ...error.path] }));
  return new AppError(code, { ...facts, errors: named });
}
