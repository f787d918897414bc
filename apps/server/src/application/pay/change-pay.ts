import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@garita/domain/error-code';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import type { Transaction } from '@garita/ledger/database/client';
import { handlePayRun, type PayChange } from '@garita/ledger/payroll-year/handle-payroll-command';
import type { Memo } from '@garita/ledger/payroll-year/memo';
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
  context: Context,
  { company, employee }: PaySubject,
  { operation, input: { commandId, ...input }, memo, reason }: Change,
  decide: PayChange['decide'],
): Promise<number> {
  const request = { operation, ...withSealedMemo(context, input) };
  const { lastSeq } = await recordPay(context, company.id, { commandId, request, reason }, async () => [
    { employeeId: employee.id, memo, decide },
  ]);
  return lastSeq;
}

/** A command about the pay of a company's employees: its key, all that was asked, and why. */
type Command = { commandId?: string | undefined; request: object; reason?: string | undefined };

/** The numbers of the first and the last event of a command. */
export type RecordedPay = { firstSeq: number; lastSeq: number };

/**
 * Has the ledger decide changes, which `changesIn` gathers under its lock, and record them at once.
 *
 * Errors: as `changePay`.
 */
export async function recordPay(
  { dependencies, actor }: Context,
  companyId: number,
  { commandId, request, reason }: Command,
  changesIn: (tx: Transaction) => Promise<readonly PayChange[]>,
): Promise<RecordedPay> {
  const key = commandKey(commandId) ?? randomUUID();
  const command = { companyId, actorId: actor.userId, commandId: key, request, reason };
  const outcome = await handlePayRun(dependencies.database, command, changesIn);
  if (!outcome.ok) throw refusal(outcome);
  const { firstSeq, lastSeq } = outcome;
  if (firstSeq === undefined || lastSeq === undefined)
    throw new TypeError('A change of pay recorded nothing');
  return { firstSeq, lastSeq };
}

/** A request whose hash the ledger may keep for good: a memo in it could be guessed after it is erased, so it is keyed first. */
export function withSealedMemo<Input extends { entry?: TimeEntry }>(
  { dependencies: { sessionTokens } }: Context,
  input: Input,
): Input {
  const { entry } = input;
  return entry ? { ...input, entry: { ...entry, memo: sessionTokens.hashOf(entry.memo) } } : input;
}

// The refusals of a decision that belong on one field of the entry.
const FIELDS: Partial<Record<ErrorCode, string>> = {
  'pay-date-outside-window': 'payDate',
  'period-fixed': 'periodId',
};

/** The refusal of a decision. */
export function refusal({ code, statement }: { code: ErrorCode; statement?: PayStatement }): AppError {
  const field = FIELDS[code];
  return new AppError(code, { statement, ...(field ? { errors: [{ path: [field], code }] } : {}) });
}
