import type { LogState } from './log-state.ts';
import { type LoggedEvent, subjectOfStream } from './logged-event.ts';

/**
 * A rule that an event breaks, as its typed columns show. `moment`: it was recorded before the previous
 * event. `tax-year`: the pay date is in another year than the stream. `mark`: the marked entry is not in
 * force, or the cheque number is taken. `filing`: it withdraws what is not filed or not settled. `reason`:
 * the required reason is missing. `closed`: the period is closed, or must be and is not.
 */
export type EventProblem = 'moment' | 'tax-year' | 'mark' | 'filing' | 'reason' | 'closed';

/**
 * Returns the rules that an event breaks in the state of the log before it; `append` refuses these when it
 * records.
 */
export function eventProblems(event: LoggedEvent, before: LogState): EventProblem[] {
  const holds: Record<EventProblem, boolean> = {
    moment: isLater(event, before),
    'tax-year': isPaidInItsYear(event),
    mark: isOfLivePay(event, before) && hasFreeCheque(event, before),
    filing: isOfFiled(event, before) && isOfSettled(event, before),
    reason: event.reason !== undefined || !NEED_REASON.has(event.type),
    closed: isInRightPeriod(event, before) && isCorrectable(event, before),
  };
  return PROBLEMS.filter((problem) => !holds[problem]);
}

const PROBLEMS = ['moment', 'tax-year', 'mark', 'filing', 'reason', 'closed'] as const;

const NEED_REASON: ReadonlySet<string> = new Set(['PeriodReopened', 'MemosErased', 'FilingWithdrawn']);

/** Times of recording increase, and the events of one command have the same. */
function isLater({ seq, recordedAtMicros, commandId }: LoggedEvent, { last }: LogState): boolean {
  if (last?.seq !== seq - 1) return true;
  const passed = recordedAtMicros - last.recordedAtMicros;
  return passed > 0 || (passed === 0 && commandId === last.commandId);
}

function isPaidInItsYear({ delta, entryId, payDate, stream }: LoggedEvent): boolean {
  if (!delta || entryId === undefined) return true;
  return payDate !== undefined && Number(payDate.slice(0, 4)) === subjectOfStream(stream)?.taxYear;
}

function isOfLivePay({ type, entryId = 0, stream }: LoggedEvent, { entries }: LogState): boolean {
  if (type !== 'TimePaid' && type !== 'TimeUnpaid') return true;
  const marked = entries.get(entryId);
  return marked?.stream === stream && !DELETIONS.has(marked.lastType);
}

const DELETIONS: ReadonlySet<string> = new Set(['TimeDeleted', 'ContractorTimeDeleted']);

/** An entry that moves to another tax year is marked again in the same append, with the cheque it has. */
function hasFreeCheque(event: LoggedEvent, { paid, entries }: LogState): boolean {
  const { type, entryId = 0, commandId, details } = event;
  if (type !== 'TimePaid' || details?.chequeNumber === undefined) return true;
  const cheque = paid.cheques.get(details.chequeNumber);
  if (!cheque) return true;
  const moved = entries.get(entryId);
  return (
    cheque.entryId === entryId &&
    moved?.details?.movedFromSeq !== undefined &&
    moved.lastCommandId === commandId
  );
}

function isOfFiled({ type, details }: LoggedEvent, { filings }: LogState): boolean {
  return type !== 'FilingWithdrawn' || !details || filings.has(details.replacesSeq ?? 0);
}

function isOfSettled({ type, stream, details }: LoggedEvent, { settlements }: LogState): boolean {
  if (type !== 'SettlementWithdrawn' || !details) return true;
  return settlements.get(details.replacesSeq ?? 0) === stream;
}

/** Nothing is booked, reviewed or closed in a closed period, and only a closed period is reopened. */
function isInRightPeriod({ type, periodId, delta }: LoggedEvent, { register }: LogState): boolean {
  if (periodId === undefined) return true;
  const isClosed = register.get(periodId)?.status === 'closed';
  if (type === 'PeriodReopened') return isClosed;
  return !isClosed || !(delta || type === 'PeriodReviewed' || type === 'PeriodClosed');
}

/** A corrected entry must be of a closed period. */
function isCorrectable({ details }: LoggedEvent, { entries, register }: LogState): boolean {
  if (details?.corrects === undefined) return true;
  const corrected = entries.get(details.corrects);
  return register.get(corrected?.periodId ?? 0)?.status === 'closed';
}
