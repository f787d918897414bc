import { randomUUID } from 'node:crypto';
import type { ContractorPayment } from '@garita/domain/contractor/contractor-payment';
import type { ErrorCode } from '@garita/domain/error-code';
import type { FiledDocument } from '@garita/domain/filing/filed-document';
import type { ContractorDecision } from '@garita/ledger/contractor-year/decider';
import {
  type ContractorDesk,
  handleContractorCommand,
} from '@garita/ledger/contractor-year/handle-contractor-command';
import type { ContractorPaymentView } from '@garita/ledger/queries/contractor-payment-view';
import { contractorPaymentAt } from '@garita/ledger/queries/contractor-payments';
import { AppError, fieldError } from '../app-error.ts';
import { commandKey } from '../command-key.ts';
import { existing } from '../existing.ts';
import type { PayCommand } from '../pay/change-pay.ts';
import type { Context } from '../use-case.ts';
import type { ContractorSubject } from './contractor-subject.ts';

/** A change of what a contractor is paid, as asked: what it is called, and its input. */
type Change = { operation: string; input: PayCommand };

/**
 * Has the ledger decide a change and record it. Answers the number of the last event; a repeated key, the first answer's.
 *
 * Errors: those of the decision and of `decide`, `filed-reason-required`, `idempotency-key-invalid`, `idempotency-key-reused`.
 */
export async function changeContractorPay(
  { dependencies, actor }: Context,
  { company, contractor }: ContractorSubject,
  { operation, input: { commandId, ...input } }: Change,
  decide: (desk: ContractorDesk) => Promise<ContractorDecision>,
): Promise<number> {
  const command = {
    companyId: company.id,
    contractorId: contractor.id,
    actorId: actor.userId,
    commandId: commandKey(commandId) ?? randomUUID(),
    request: { operation: `contractor-${operation}`, ...input },
    reason: input.reason,
  };
  const outcome = await handleContractorCommand(dependencies.database, command, decide);
  if (!outcome.ok) throw refusal(outcome);
  if (outcome.lastSeq === undefined) throw new TypeError(`${operation} recorded nothing`);
  return outcome.lastSeq;
}

type Refusal = { code: ErrorCode; statement?: ContractorPayment; filed?: readonly FiledDocument[] };

function refusal({ code, statement, filed }: Refusal): AppError {
  if (code === 'nothing-to-pay') return fieldError(code, 'minutes');
  if (code === 'filed-reason-required')
    return new AppError(code, { filed, errors: [{ path: ['reason'], code }] });
  return new AppError(code, { contractorPayment: statement });
}

/** The payment as the event with this number left it: the answer to a change, and to its repeat. */
export async function recordedPayment(
  { dependencies: { database } }: Context,
  { company }: ContractorSubject,
  seq: number,
): Promise<ContractorPaymentView> {
  return existing(await contractorPaymentAt(database, company.id, seq));
}
