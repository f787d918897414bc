import { randomUUID } from 'node:crypto';
import type { ContractorPayment } from '@garita/domain/contractor/contractor-payment';
import type { ContractorDecision } from '@garita/ledger/contractor-year/decider';
import {
  type ContractorDecisionContext,
  handleContractorCommand,
} from '@garita/ledger/contractor-year/handle-contractor-command';
import { isUnchanged, type ReadRecordedEvents } from '@garita/ledger/live-entries/handle-year-command';
import type { Refusal } from '@garita/ledger/live-entries/refused-error';
import type { ContractorPaymentView } from '@garita/ledger/queries/contractor/contractor-payment-view';
import { contractorPaymentAt } from '@garita/ledger/queries/contractor/contractor-payments';
import { AppError, fieldError, orNotFound } from '../../refusal/app-error.ts';
import type { PayCommand } from '../pay/change-pay.ts';
import type { UseCaseContext } from '../use-case.ts';
import { commandKey } from '../write-idempotently.ts';
import type { ContractorSubject } from './contractor-subject.ts';

/** A change of what a contractor is paid, as asked: what it is called, and its input. */
type Change = { operation: string; input: PayCommand };

/** The decision of a change, and the read that its transaction does afterwards. */
type Deciding<Answer> = {
  decide: (decisionContext: ContractorDecisionContext) => Promise<ContractorDecision>;
  readRecorded: ReadRecordedEvents<Answer>;
};

/**
 * Has the ledger decide a change and record it, if it changes anything. Answers what was read; a repeated
 * key, what it was answered first.
 *
 * Errors: those of the decision and of `decide`, `filed-reason-required`, `idempotency-key-invalid`,
 * `idempotency-key-reused`.
 */
export async function changeContractorPay<Answer>(
  { dependencies, actor }: UseCaseContext,
  { company, contractor }: ContractorSubject,
  { operation, input: { commandId, ...input } }: Change,
  work: Deciding<Answer>,
): Promise<Answer> {
  const command = {
    companyId: company.id,
    contractorId: contractor.id,
    actorId: actor.userId,
    commandId: commandKey(commandId) ?? randomUUID(),
    request: { operation: `contractor-${operation}`, ...input },
    reason: input.reason,
  };
  const outcome = await handleContractorCommand(dependencies.database, command, work);
  if (!outcome.ok) throw refusal(outcome);
  return outcome.answer as Answer; // as it was asked for
}

function refusal({ code, statement, filed, errors, paidMeanwhile }: Refusal<ContractorPayment>): AppError {
  if (errors) return new AppError(code, { errors });
  if (code === 'nothing-to-pay') return fieldError(code, 'minutes');
  if (code === 'filed-reason-required')
    return new AppError(code, { filed, errors: [{ path: ['reason'], code }] });
  return new AppError(code, { contractorPayment: statement, ...(paidMeanwhile && { paidMeanwhile }) });
}

/**
 * Changes a contractor's pay as `changeContractorPay` does, and returns the payment as the change left it: a
 * new one, or the one with this id.
 */
export async function changePayment(
  context: UseCaseContext,
  { entryId, ...subject }: ContractorSubject & { entryId?: number },
  change: Change,
  decide: Deciding<unknown>['decide'],
): Promise<ContractorPaymentView> {
  const companyId = subject.company.id;
  return changeContractorPay(context, subject, change, {
    decide,
    readRecorded: async (tx, { events }) => {
      const moment = {
        companyId,
        seq: events.lastSeq,
        entryId: isUnchanged(events) ? entryId : undefined,
      };
      return orNotFound(await contractorPaymentAt(tx, moment));
    },
  });
}
