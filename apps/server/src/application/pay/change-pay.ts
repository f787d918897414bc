import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@garita/domain/error-code';
import { freeTextSchema } from '@garita/domain/field/free-text.schema';
import { lineSchema } from '@garita/domain/field/line.schema';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import { type EntryToCheck, type PayWarning, payWarnings } from '@garita/domain/pay/warnings/pay-warnings';
import { areParametersDue } from '@garita/domain/tax/year-parameters';
import { yearOf } from '@garita/domain/time/calendar-date';
import type { Refusal } from '@garita/ledger/live-entries/refused-error';
import type { EntryAfterChange } from '@garita/ledger/record-pay/entry-after-change';
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

/** The reason of a change of pay, which the ledger keeps for good. Codes: `text-invalid`, `text-too-long`. */
export const reasonSchema = freeTextSchema.max(200, 'text-too-long');

/** A required reason. Codes: those of `reasonSchema`, and `required`. */
export const requiredReasonSchema = lineSchema.max(200, 'text-too-long');

/**
 * The options of every change of pay: a key that makes it safe to repeat, the net that a person confirmed,
 * and the reason. A change of filed pay requires a reason.
 */
export type PayCommand = {
  commandId?: string | undefined;
  confirmedNet?: number | undefined;
  reason?: string | undefined;
};

/**
 * A change of a company's pay with the input of its use case. The same key with another input is refused.
 * `operation` names the change in the hash of the request, under an older name for some. `reason` is for
 * inputs that hold the reason elsewhere.
 */
export type PayRequest = {
  companyId: number;
  operation?: string;
  input: PayCommand;
  reason?: string | undefined;
};

/**
 * Lets the ledger decide and record a change, and returns its answer. A repeated key gets the first answer.
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

/** An entry after a change, with the warnings about it. None refuses the change. */
export type ChangedEntry = Omit<EntryAfterChange, 'toCheck'> & { warnings: PayWarning[] };

type EntryOperation = 'load' | 'amend' | 'correct' | 'recalculate' | 'mark';

/** Records a change of an entry as `changePay` does, and returns the entry with the warnings about it. */
export async function changeEntry<Operation extends EntryOperation>(
  context: UseCaseContext,
  request: PayRequest,
  change: PayChange<Operation>,
): Promise<ChangedEntry> {
  const { toCheck, ...entry }: EntryAfterChange = await changePay(context, request, change);
  return { ...entry, warnings: entry.corrects ? [] : warningsAbout(toCheck, context) };
}

/**
 * Returns the warnings about an entry. The parameters of a year are lacking only from the day on which they
 * are due.
 */
export function warningsAbout(
  entry: EntryToCheck,
  { dependencies: { today } }: UseCaseContext,
): PayWarning[] {
  const lacksParameters = entry.lacksParameters && areParametersDue(yearOf(entry.payDate), today());
  return payWarnings({ ...entry, lacksParameters });
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

// The refusals that are shown at one field of the entry.
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
