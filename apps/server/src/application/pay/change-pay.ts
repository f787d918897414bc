import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@garita/domain/error-code';
import { freeTextSchema } from '@garita/domain/field/free-text.schema';
import { lineSchema } from '@garita/domain/field/line.schema';
import type { FiledDocument } from '@garita/domain/filing/filed/filed-document';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import type { TimeChange } from '@garita/domain/pay/time-change.schema';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import type { Database } from '@garita/ledger/database/client';
import type { ReadRecordedEvents, RecordedEvents } from '@garita/ledger/live-entries/handle-year-command';
import {
  handlePayRun,
  type PayChange,
  type PayrollWork,
} from '@garita/ledger/payroll-year/handle-payroll-command';
import type { Memo } from '@garita/ledger/payroll-year/memo';
import { listMemos } from '@garita/ledger/queries/pay/memos';
import { AppError, type PeriodClosing } from '../../refusal/app-error.ts';
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

/** The parts of an input that may hold a memo. */
type Memorable = { entry?: TimeEntry; change?: TimeChange };

/** A change of pay as asked: what it is called, its input, and what the ledger keeps beside the event. */
export type PayChangeCommand = {
  operation: string;
  input: PayCommand & Memorable;
  memo?: Memo | undefined;
  /** The reason, if the input does not hold it. */
  reason?: string | undefined;
};

/** The decision of a change, and the read that its transaction does afterwards. */
type Deciding<Answer> = { decide: PayChange['decide']; readRecorded: ReadRecordedEvents<Answer> };

/**
 * Has the ledger decide a change and record it, if it changes anything. Answers the numbers of its events,
 * and what was read; a repeated key those of the first time.
 *
 * Errors: those of the decision and of `decide`, `period-closed`, `filed-reason-required`,
 * `idempotency-key-invalid`, `idempotency-key-reused`.
 */
export async function changePay<Answer>(
  context: UseCaseContext,
  { companyId, employeeId, entryId }: ChangedPayOwner,
  { operation, input: { commandId, ...input }, memo, reason = input.reason }: PayChangeCommand,
  { decide, readRecorded }: Deciding<Answer>,
): Promise<PayRecordResult<Answer>> {
  const request = { operation, ...withoutMemoText(input) };
  const command = { companyId, commandId, request, memos: [memo], reason };
  return recordPay(context, command, { changes: [{ employeeId, entryId, memo, decide }], readRecorded });
}

/** An employee as the ledger knows them. */
export type EmployeeKey = { companyId: number; employeeId: number };

/** The employee whose pay changes, and the saved entry that changes, if one does. */
export type ChangedPayOwner = EmployeeKey & { entryId?: number };

/**
 * A command about the pay of a company's employees: its key, all that was asked but for the memos, these, and
 * why.
 */
type Command = {
  companyId: number;
  commandId?: string | undefined;
  request: object;
  /** The memos in the order of the entries. */
  memos: readonly (Memo | undefined)[];
  reason?: string | undefined;
};

/** The events that a command recorded, and the answer that was read in its transaction. */
export type PayRecordResult<Answer> = { recorded: RecordedEvents; answer: Answer };

/**
 * Has the ledger decide changes under its lock, and record them at once.
 *
 * Errors: as `changePay`.
 */
export async function recordPay<Answer>(
  { dependencies, actor }: UseCaseContext,
  { companyId, commandId, request, memos, reason }: Command,
  work: Required<PayrollWork<Answer>>,
): Promise<PayRecordResult<Answer>> {
  const key = commandKey(commandId) ?? randomUUID();
  const command = { companyId, actorId: actor.userId, commandId: key, request, reason };
  const outcome = await handlePayRun(dependencies.database, command, work);
  if (!outcome.ok) {
    const closing = await closingOf(dependencies.database, companyId, outcome.periodIds);
    throw decisionRefusal({ ...outcome, closing });
  }
  const { firstSeq, lastSeq, replayed } = outcome;
  const recorded = { firstSeq, lastSeq };
  if (replayed) await requireSameMemos(dependencies.database, companyId, recorded, memos);
  return { recorded, answer: outcome.answer as Answer }; // as it was asked for
}

/**
 * Returns the part of an input whose hash the ledger may keep for good. An erased memo could be guessed from
 * the hash of its text, so only its presence counts here; a repeat is compared with the text that is kept.
 */
export function withoutMemoText({ entry, change, ...input }: Memorable): object {
  return {
    ...input,
    ...(entry && { entry: { ...entry, memo: entry.memo !== '' } }),
    ...(change && { change: change.memo === undefined ? change : { ...change, memo: change.memo !== '' } }),
  };
}

/**
 * Refuses a repeat that says another memo than the first time. The entries are what a command records last.
 */
async function requireSameMemos(
  db: Database,
  companyId: number,
  recorded: RecordedEvents,
  memos: Command['memos'],
): Promise<void> {
  const kept = await listMemos(db, companyId, recorded);
  const first = recorded.lastSeq - memos.length + 1;
  const isOther = (memo: Memo | undefined, nth: number) =>
    memo !== undefined && (kept.get(first + nth) ?? memo.text) !== memo.text;
  if (memos.some(isOther)) throw new AppError('idempotency-key-reused');
}

// The refusals of a decision that belong on one field of the entry.
const FIELDS: Partial<Record<ErrorCode, readonly string[]>> = {
  'pay-date-outside-window': ['payDate'],
  'correction-before-corrected': ['payDate'],
  'correction-in-other-year': ['payDate'],
  'period-fixed': ['periodId'],
  'parameters-missing': ['payDate'],
  'nothing-to-pay': ['minutes', 'regular'],
  'filed-reason-required': ['reason'],
};

type Refusal = {
  code: ErrorCode;
  statement?: PayStatement;
  filed?: readonly FiledDocument[];
  closing?: PeriodClosing | undefined;
};

/** The refusal of a decision. */
export function decisionRefusal({ code, statement, filed, closing }: Refusal): AppError {
  const path = FIELDS[code];
  return new AppError(code, { statement, filed, closing, ...(path ? { errors: [{ path, code }] } : {}) });
}
