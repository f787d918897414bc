import { applyTimeChange, resolveTypedInputs } from '@garita/domain/pay/time-change';
import type { TimeChange } from '@garita/domain/pay/time-change.schema';
import type { PayInputs } from '@garita/domain/pay/time-entry.schema';
import { yearOf } from '@garita/domain/time/calendar-date';
import { batchQueries } from '../database/batch-queries.ts';
import { decideAmendment } from '../payroll-year/decider.ts';
import type { Confirmation, Decision } from '../payroll-year/decision.ts';
import type { PayrollChange, PayrollDecisionContext } from '../payroll-year/handle-payroll-command.ts';
import { createMemo, type Memo } from '../payroll-year/memo.ts';
import { lastMemoOf } from '../queries/memos.ts';
import { readLawParameters } from '../registry/records/pay-parameters.ts';
import {
  findPaySubject,
  lockAccountant,
  requireAccountant,
  requireDaysInPeriod,
  requireKnownLines,
  termsOfDays,
} from './pay-subject.ts';
import { readDecisionInputs, requireLiveEntry, type SavedEntryChange } from './saved-entry.ts';
import { needsSeveranceFacts, readSeveranceFacts } from './severance-facts.ts';

/** The new values of a saved entry; a value that `change` leaves out stays. */
export type EntryAmendment = SavedEntryChange & { change: TimeChange } & Confirmation;

/**
 * Returns the change that amends a saved entry of an open period and calculates with the facts that it froze;
 * an entry of a closed period gets a correction instead (`correctChange`). An amount that is sent without
 * being marked as typed counts as typed if it differs from the one in force and from the calculated one.
 *
 * Refusals: those of `decideAmendment`, `unknown-accountant`, `unknown-tax`, `day-outside-period`.
 */
export function amendChange(amendment: EntryAmendment): PayrollChange {
  const { saved, change } = amendment;
  const memo = change.memo === undefined ? undefined : createMemo(change.memo);
  return {
    employeeId: saved.employeeId,
    entryId: saved.entryId,
    memo,
    decide: (context) => decide({ ...amendment, memo }, context),
  };
}

async function decide(
  { saved, version, change, confirmedNet, memo }: EntryAmendment & { memo: Memo | undefined },
  context: PayrollDecisionContext,
): Promise<Decision> {
  const { entryId } = saved;
  const { accountantId } = change;
  const targetYear = change.payDate === undefined ? saved.taxYear : yearOf(change.payDate);
  const { year, target, subject, hasAccountant, parameters, lastMemo, around } = await batchQueries(
    context.tx,
    (tx) => ({
      year: context.year(saved.taxYear),
      target: context.year(targetYear),
      subject:
        change.days || change.earnings?.severance ? findPaySubject(tx, saved, saved.employeeId) : undefined,
      hasAccountant: accountantId === undefined ? undefined : lockAccountant(tx, saved, accountantId),
      parameters: targetYear === saved.taxYear ? undefined : readLawParameters(tx),
      lastMemo: change.memo === undefined ? undefined : lastMemoOf(tx, saved),
      around: readDecisionInputs({ ...context, tx }, saved),
    }),
  );
  const { calculation: before } = requireLiveEntry(year, entryId);
  const typed = applyTimeChange(before.inputs, change);
  requireKnownLines(typed, before.facts);
  requireDaysInPeriod(change, before.period);
  const dayTerms = subject && termsOfDays(subject, before.period);
  const severance =
    subject && needsSeveranceFacts(typed, before.facts)
      ? await readSeveranceFacts(context.tx, subject, { period: before.period, exceptEntryId: entryId })
      : undefined;
  const isMemoUnchanged = change.memo === undefined || change.memo === (before.memo ? lastMemo : '');
  const proof = isMemoUnchanged ? before.memo : memo?.proof;
  const amended = (inputs: PayInputs, confirmed?: number) =>
    decideAmendment(
      { year, target },
      { entryId, version, inputs, memo: proof, parameters, dayTerms, severance, confirmedNet: confirmed },
      around,
    );
  const inputs = resolveTypedInputs(typed, change, {
    inForce: before.result,
    compute: (other) => amended(other).statement,
  });
  const decision = amended(inputs, confirmedNet);
  const isUnchanged = decision.ok && decision.events.length === 0;
  if (!isUnchanged && !hasAccountant)
    requireAccountant(await lockAccountant(context.tx, saved, typed.accountantId));
  return decision;
}
