import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@garita/domain/error-code';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import type { Decision } from '@garita/ledger/payroll-year/decider';
import { type Desk, handlePayrollCommand } from '@garita/ledger/payroll-year/handle-payroll-command';
import type { Memo } from '@garita/ledger/payroll-year/memo';
import type { Dependencies } from '../../dependencies.ts';
import { AppError } from '../app-error.ts';
import { commandKey } from '../command-key.ts';
import type { Context } from '../use-case.ts';
import type { PaySubject } from './pay-facts.ts';

/** What every change of pay may come with: a key that makes repeating it harmless, and the net that a person confirmed. */
export type PayCommand = { commandId?: string | undefined; confirmedNet?: number | undefined };

/** A change of pay as asked: what it is called, its input, and what the ledger keeps beside the event. */
type Change = {
  operation: string;
  input: PayCommand & { entry?: TimeEntry };
  memo?: Memo | undefined;
  reason?: string | undefined;
};

/**
 * Has the ledger decide a change and record it. Answers the number of the last event; a repeated key, the first answer's.
 *
 * Errors: those of the decision and of `decide`, `period-closed`, `idempotency-key-invalid`, `idempotency-key-reused`.
 */
export async function changePay(
  { dependencies, actor }: Context,
  { company, employee }: PaySubject,
  { operation, input: { commandId, ...input }, memo, reason }: Change,
  decide: (desk: Desk) => Promise<Decision>,
): Promise<number> {
  const command = {
    companyId: company.id,
    employeeId: employee.id,
    actorId: actor.userId,
    commandId: commandKey(commandId) ?? randomUUID(),
    request: { operation, ...withSealedMemo(input, dependencies) },
    memo,
    reason,
  };
  const outcome = await handlePayrollCommand(dependencies.database, command, decide);
  if (!outcome.ok) throw refusal(outcome);
  if (outcome.lastSeq === undefined) throw new TypeError(`${operation} recorded nothing`);
  return outcome.lastSeq;
}

// The ledger keeps a hash of the request for good. A memo in it could be guessed after it is erased, so it is keyed first.
function withSealedMemo<Input extends { entry?: TimeEntry }>(
  input: Input,
  { sessionTokens }: Dependencies,
): Input {
  const { entry } = input;
  return entry ? { ...input, entry: { ...entry, memo: sessionTokens.hashOf(entry.memo) } } : input;
}

// The refusals of a decision that belong on one field of the entry.
const FIELDS: Partial<Record<ErrorCode, string>> = {
  'pay-date-outside-window': 'payDate',
  'period-fixed': 'periodId',
};

function refusal({ code, statement }: { code: ErrorCode; statement?: PayStatement }): AppError {
  const field = FIELDS[code];
  return new AppError(code, { statement, ...(field ? { errors: [{ path: [field], code }] } : {}) });
}
