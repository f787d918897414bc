import { applyTimeChange, resolveTypedInputs } from '@garita/domain/pay/time-change';
import type { TimeCorrection } from '@garita/domain/pay/time-change.schema';
import type { PayInputs } from '@garita/domain/pay/time-entry.schema';
import { batchQueries } from '@garita/ledger/database/batch-queries';
import { decideCorrection, payWithCorrections } from '@garita/ledger/payroll-year/correction';
import type { Decision } from '@garita/ledger/payroll-year/decision';
import type { PayrollDecisionContext } from '@garita/ledger/payroll-year/handle-payroll-command';
import { createMemo, type Memo } from '@garita/ledger/payroll-year/memo';
import { nextEntryId } from '@garita/ledger/payroll-year/next-entry-id';
import { requireFullEntry } from '@garita/ledger/payroll-year/state';
import { listPeriodStatuses } from '@garita/ledger/queries/period/period-statuses';
import { findAccountantToName, lockAccountant } from '../account/accountants.ts';
import { type UseCaseContext, useCase } from '../use-case.ts';
import type { PayCommand } from './change-pay.ts';
import { paySubjectIn, periodOf, requireKnownLines } from './pay-facts.ts';
import { changeEntry, type EntrySubject, findEntrySubject, readDecisionInputs } from './saved-entry.ts';
import type { ChangedEntry } from './time-entry-record.ts';

/**
 * `entryId` and `version` are those of the entry of a closed period; `change` says what it should have been.
 */
export type CorrectTimeInput = PayCommand & {
  entryId: number;
  version?: number | undefined;
  change: TimeCorrection;
};

/**
 * Corrects an entry of a closed period by a new entry of the differences, booked and paid where the change
 * says. What this leaves out stays as the entry and its earlier corrections have it. `confirmedNet` is that
 * of the difference.
 *
 * Errors: `not-found`, `entry-deleted`, `stale-version`, `period-not-closed`, `entry-is-correction`,
 * `nothing-to-correct`, `correction-in-other-year`, `correction-before-corrected`, `unknown-period`,
 * `period-not-of-employee`, `pay-date-outside-window`, `unknown-accountant`, `unknown-tax`, `period-closed`,
 * `net-changed`, `invalid-input` for more hours than the period has, those of a key.
 */
export const correctTime = useCase(
  'pay:write',
  async (context, input: CorrectTimeInput): Promise<ChangedEntry> => {
    const saved = await findEntrySubject(context, input.entryId);
    const memo = createMemo(input.change.memo ?? '');
    return changeEntry(context, saved, { operation: 'correct', input, memo }, (decisionContext) =>
      decide(context, saved, { ...input, memo }, decisionContext),
    );
  },
);

async function decide(
  { actor }: UseCaseContext,
  saved: EntrySubject,
  { entryId, version, change, confirmedNet, memo }: CorrectTimeInput & { memo: Memo | undefined },
  decisionContext: PayrollDecisionContext,
): Promise<Decision> {
  const { periodId, payDate, ...otherChanges } = change;
  const { year, subject, accountant, standings, newEntryId, around } = await batchQueries(
    decisionContext.tx,
    (tx) => ({
      year: decisionContext.year(saved.taxYear),
      subject: paySubjectIn(tx, saved, saved.employeeId),
      accountant: findAccountantToName(tx, actor, change.accountantId),
      standings: listPeriodStatuses(tx, saved, [saved.periodId]),
      newEntryId: nextEntryId(tx),
      around: readDecisionInputs({ ...decisionContext, tx }, saved),
    }),
  );
  const live = year.live.get(entryId);
  if (!live) return { ok: false, code: year.deleted.has(entryId) ? 'entry-deleted' : 'not-found' };
  if (standings[0]?.status !== 'closed') return { ok: false, code: 'period-not-closed' };
  const entry = requireFullEntry(live);
  const before = payWithCorrections(year, entry);
  const typed = applyTimeChange(before.inputs, otherChanges);
  requireKnownLines(typed, entry.calculation.facts);
  if (!accountant) await lockAccountant(decisionContext.tx, actor, typed.accountantId);
  const booking = {
    entryId: newEntryId,
    period: periodOf(subject, periodId),
    payDate,
    memo: memo?.proof,
  };
  const corrected = (inputs: PayInputs, confirmed?: number) =>
    decideCorrection(
      year,
      { saved: { entryId, version }, inputs, ...booking, confirmedNet: confirmed },
      around,
    );
  const inputs = resolveTypedInputs(typed, otherChanges, {
    inForce: before.result,
    compute: (other) => statementOf(corrected(other)),
  });
  return corrected(inputs, confirmedNet);
}

/** Returns the whole pay that an entry would have by a decision, which holds only the difference. */
function statementOf(decision: Decision) {
  const event = decision.ok ? decision.events[0] : undefined;
  return event?.type === 'TimeLoaded' ? event.data.corrects?.result : undefined;
}
