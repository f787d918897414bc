import { randomUUID } from 'node:crypto';
import type { ContractorPayment } from '@garita/domain/contractor/contractor-payment';
import type { Refusal } from '@garita/ledger/live-entries/refused-error';
import {
  type ContractorPayAnswer,
  type ContractorPayChange,
  type ContractorPayOperation,
  recordContractorPay,
} from '@garita/ledger/record-pay/record-contractor-pay';
import { AppError, fieldError } from '../../refusal/app-error.ts';
import type { PayCommand } from '../pay/change-pay.ts';
import type { UseCaseContext } from '../use-case.ts';
import { commandKey } from '../write-idempotently.ts';
import type { ContractorSubject } from './contractor-subject.ts';

/**
 * Lets the ledger decide and record a change of a contractor's pay, and returns its answer. A repeated key
 * gets the first answer. `input` is the input of the use case; the same key with another input is refused.
 *
 * Errors: the refusals of the change, `filed-reason-required`, `idempotency-key-invalid`,
 * `idempotency-key-reused`.
 */
export async function changeContractorPay<Operation extends ContractorPayOperation>(
  { dependencies, actor }: UseCaseContext,
  { company, contractor }: ContractorSubject,
  { commandId, ...input }: PayCommand,
  change: ContractorPayChange<Operation>,
): Promise<ContractorPayAnswer<Operation>> {
  const command = {
    accountId: actor.accountId,
    companyId: company.id,
    contractorId: contractor.id,
    actorId: actor.userId,
    commandId: commandKey(commandId) ?? randomUUID(),
    request: { operation: `contractor-${change.operation}`, ...input },
    reason: input.reason,
  };
  const outcome = await recordContractorPay(dependencies.database, command, change);
  if (!outcome.ok) throw refusal(outcome);
  return outcome.answer;
}

function refusal({ code, statement, filed, errors, paidMeanwhile }: Refusal<ContractorPayment>): AppError {
  if (errors) return new AppError(code, { errors });
  if (code === 'nothing-to-pay') return fieldError(code, 'minutes');
  if (code === 'filed-reason-required')
    return new AppError(code, { filed, errors: [{ path: ['reason'], code }] });
  return new AppError(code, { contractorPayment: statement, ...(paidMeanwhile && { paidMeanwhile }) });
}
