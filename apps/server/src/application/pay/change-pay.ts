import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@garita/domain/error-code';
import { freeTextSchema } from '@garita/domain/field/free-text.schema';
import { lineSchema } from '@garita/domain/field/line.schema';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import type { Refusal } from '@garita/ledger/live-entries/refused-error';
import {
  type PayAnswer,
  type PayChange,
  type PayOperation,
  type PayCommand as RecordPayCommand,
  recordPay,
} from '@garita/ledger/record-pay/record-pay';
import { AppError } from '../../refusal/app-error.ts';
import type { UseCaseContext } from '../use-case.ts';
import { commandKey } from '../write-idempotently.ts';
import { closingOf } from './period-closing.ts';

/** Why pay changes, as the ledger keeps it for good. Codes: `text-invalid`, `text-too-long`. */
export const reasonSchema = freeTextSchema.max(200, 'text-too-long');

/** A reason that a change cannot do without. Codes: those of `reasonSchema`, and `required`. */
export const requiredReasonSchema = lineSchema.max(200, 'text-too-long');

/**
 * The parts that every change of pay may have: a key that makes repeating it harmless, the net that a person
 * confirmed, and the reason. A change of pay that was filed with an agency requires a reason.
 */
export type PayCommand = {
  commandId?: string | undefined;
  confirmedNet?: number | undefined;
  reason?: string | undefined;
};

/**
 * A change of a company's pay as a use case got it. The same key with another input is refused. `operation`
 * names the change in the hash of the request, which has older names for some. `reason` is for an input that
 * holds the reason elsewhere.
 */
export type PayRequest = {
  companyId: number;
  operation?: string;
  input: PayCommand;
  reason?: string | undefined;
};

/**
 * Has the ledger decide a change and record it, if it changes anything, and returns its answer. A repeated
 * key gets the answer of the first time.
 *
 * Errors: the refusals of the change, `period-closed`, `filed-reason-required`, `idempotency-key-invalid`,
 * `idempotency-key-reused`.
 */
export async function changePay<Operation extends PayOperation>(
  context: UseCaseContext,
  request: PayRequest,
  change: PayChange<Operation>,
): Promise<PayAnswer<Operation>> {
  const command = recordPayCommand(context, { operation: change.operation, ...request });
  const outcome = await recordPay(context.dependencies.database, command, change);
  if (!outcome.ok) throw await payRefusal(context, request.companyId, outcome);
  return outcome.answer;
}

type NamedRequest = PayRequest & { operation: string };

/** Returns a request as the ledger's command. Errors: `idempotency-key-invalid`. */
export function recordPayCommand(
  { actor }: UseCaseContext,
  { companyId, operation, input: { commandId, ...input }, reason = input.reason }: NamedRequest,
): RecordPayCommand {
  return {
    accountId: actor.accountId,
    companyId,
    actorId: actor.userId,
    commandId: commandKey(commandId) ?? randomUUID(),
    request: { operation, ...input },
    reason,
  };
}

// The refusals that belong on one field of the entry.
const FIELDS: Partial<Record<ErrorCode, readonly string[]>> = {
  'pay-date-outside-window': ['payDate'],
  'correction-before-corrected': ['payDate'],
  'correction-in-other-year': ['payDate'],
  'period-fixed': ['periodId'],
  'parameters-missing': ['payDate'],
  'nothing-to-pay': ['minutes', 'regular'],
  'filed-reason-required': ['reason'],
};

/** Returns the error for a refusal of the ledger: with its fields, and with who closed a closed period. */
export async function payRefusal(
  { dependencies }: UseCaseContext,
  companyId: number,
  { code, statement, filed, payDates, periodIds, paidMeanwhile, ...refusal }: Refusal<PayStatement>,
): Promise<AppError> {
  const closing = await closingOf(dependencies.database, companyId, periodIds);
  const path = FIELDS[code];
  const errors = refusal.errors ?? (path && [{ path, code }]);
  return new AppError(code, {
    statement,
    filed,
    closing,
    ...(paidMeanwhile ? { paidMeanwhile } : {}),
    ...(payDates ? { payDates } : {}),
    ...(errors ? { errors } : {}),
  });
}
