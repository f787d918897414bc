import { applyTimeChange, resolveTypedInputs } from '@garita/domain/pay/time-change';
import type { TimeChange } from '@garita/domain/pay/time-change.schema';
import type { PayInputs } from '@garita/domain/pay/time-entry.schema';
import { yearOf } from '@garita/domain/time/calendar-date';
import { batchQueries } from '@garita/ledger/database/batch-queries';
import { decideAmendment } from '@garita/ledger/payroll-year/decider';
import type { Decision } from '@garita/ledger/payroll-year/decision';
import type { PayrollDecisionContext } from '@garita/ledger/payroll-year/handle-payroll-command';
import { createMemo, type Memo } from '@garita/ledger/payroll-year/memo';
import { requireFullEntry } from '@garita/ledger/payroll-year/state';
import { lastMemoOf } from '@garita/ledger/queries/pay/memos';
import { readPayParameters } from '@garita/ledger/registry/records/pay-parameters';
import { findAccountantToName, lockAccountant } from '../account/accountants.ts';
import { type UseCaseContext, useCase } from '../use-case.ts';
import type { PayCommand } from './change-pay.ts';
import { requireKnownLines } from './pay-facts.ts';
import { changeEntry, type EntrySubject, findEntrySubject, readDecisionInputs } from './saved-entry.ts';
import type { ChangedEntry } from './time-entry-record.ts';

/** `version` is that of the entry as it was opened; left out, whichever is in force. */
export type AmendTimeInput = PayCommand & {
  entryId: number;
  version?: number | undefined;
  change: TimeChange;
};

/**
 * Changes a saved entry, computing with the facts it froze. What the change leaves out stays; an amount that
 * it states counts as typed where it differs from the one in force and from what is computed. A change that
 * says what is in force records nothing.
 *
 * Errors: `not-found`, `entry-deleted`, `stale-version`, `period-fixed`, `pay-date-outside-window`,
 * `nothing-to-pay`, `unknown-accountant`, `unknown-tax`, `parameters-missing`, `period-closed`,
 * `net-changed`, `invalid-input` for more hours than the period has, those of a key.
 */
export const amendTime = useCase(
  'pay:write',
  async (context, input: AmendTimeInput): Promise<ChangedEntry> => {
    const saved = await findEntrySubject(context, input.entryId);
    const memo = input.change.memo === undefined ? undefined : createMemo(input.change.memo);
    return changeEntry(context, saved, { operation: 'amend', input, memo }, (decisionContext) =>
      decide(context, saved, { ...input, memo }, decisionContext),
    );
  },
);

async function decide(
  { actor }: UseCaseContext,
  saved: EntrySubject,
  { entryId, version, change, confirmedNet, memo }: AmendTimeInput & { memo: Memo | undefined },
  decisionContext: PayrollDecisionContext,
): Promise<Decision> {
  const targetYear = change.payDate === undefined ? saved.taxYear : yearOf(change.payDate);
  const { year, target, accountant, parameters, lastMemo, around } = await batchQueries(
    decisionContext.tx,
    (tx) => ({
      year: decisionContext.year(saved.taxYear),
      target: decisionContext.year(targetYear),
      accountant: findAccountantToName(tx, actor, change.accountantId),
      parameters: targetYear === saved.taxYear ? undefined : readPayParameters(tx),
      lastMemo: change.memo === undefined ? undefined : lastMemoOf(tx, saved),
      around: readDecisionInputs({ ...decisionContext, tx }, saved),
    }),
  );
  const live = year.live.get(entryId);
  if (!live) return { ok: false, code: year.deleted.has(entryId) ? 'entry-deleted' : 'not-found' };
  const { calculation: before } = requireFullEntry(live);
  const typed = applyTimeChange(before.inputs, change);
  requireKnownLines(typed, before.facts);
  const years = { year, target };
  const isMemoKept = change.memo === undefined || change.memo === (before.memo ? lastMemo : '');
  const amended = (inputs: PayInputs, confirmed?: number) =>
    decideAmendment(
      years,
      {
        entryId,
        version,
        inputs,
        memo: isMemoKept ? before.memo : memo?.proof,
        parameters,
        confirmedNet: confirmed,
      },
      around,
    );
  const inputs = resolveTypedInputs(typed, change, {
    inForce: before.result,
    compute: (other) => amended(other).statement,
  });
  const decision = amended(inputs, confirmedNet);
  const isAsBefore = decision.ok && decision.events.length === 0;
  if (!isAsBefore && !accountant) await lockAccountant(decisionContext.tx, actor, typed.accountantId);
  return decision;
}
