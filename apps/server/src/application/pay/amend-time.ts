import { changesPay } from '@garita/domain/pay/pay-change';
import { changedInputs, settledInputs } from '@garita/domain/pay/time-change';
import type { TimeChange } from '@garita/domain/pay/time-change.schema';
import type { PayInputs } from '@garita/domain/pay/time-entry.schema';
import { yearOf } from '@garita/domain/time/calendar-date';
import { together } from '@garita/ledger/database/together';
import { decideAmendment } from '@garita/ledger/payroll-year/decider';
import type { Decision } from '@garita/ledger/payroll-year/decision';
import type { Desk } from '@garita/ledger/payroll-year/handle-payroll-command';
import { type Memo, memoOf } from '@garita/ledger/payroll-year/memo';
import { readPayParameters } from '@garita/ledger/registry/pay-parameters';
import { requireAccountant } from '../account/accountants.ts';
import { type Context, useCase } from '../use-case.ts';
import { changePay, type PayCommand } from './change-pay.ts';
import { keyOf, requireKnownLines, requireWithinPeriod } from './pay-facts.ts';
import { type SavedEntry, savedEntry, surroundings } from './saved-entry.ts';
import { type ChangedEntry, recordedEntry } from './time-entry-record.ts';

/** `version` is that of the entry as it was opened; left out, whichever is in force. */
export type AmendTimeInput = PayCommand & {
  entryId: number;
  version?: number | undefined;
  change: TimeChange;
};

/**
 * Changes a saved entry, computing with the facts it froze. What the change leaves out stays; an amount that it states counts
 * as typed where it differs from the one in force and from what is computed.
 *
 * Errors: `not-found`, `entry-deleted`, `stale-version`, `period-fixed`, `pay-date-outside-window`, `nothing-to-pay`, `unknown-accountant`,
 * `unknown-tax`, `parameters-missing`, `period-closed`, `net-changed`, `invalid-input` for more hours than the period has, those of a key.
 */
export const amendTime = useCase(
  'pay:write',
  async (context, input: AmendTimeInput): Promise<ChangedEntry> => {
    const saved = await savedEntry(context, input.entryId);
    const memo = input.change.memo === undefined ? undefined : memoOf(input.change.memo);
    const recorded = await changePay(context, saved.subject, { operation: 'amend', input, memo }, (desk) =>
      decide(context, saved, { ...input, memo }, desk),
    );
    return recordedEntry(context.dependencies.database, keyOf(saved.subject), recorded);
  },
);

async function decide(
  { actor }: Context,
  saved: SavedEntry,
  { entryId, version, change, confirmedNet, memo }: AmendTimeInput & { memo: Memo | undefined },
  desk: Desk,
): Promise<Decision> {
  const year = await desk.year(saved.taxYear);
  const before = year.live.get(entryId)?.calculation;
  if (!before) return { ok: false, code: year.deleted.has(entryId) ? 'entry-deleted' : 'not-found' };
  const said = changedInputs(before.inputs, change);
  requireKnownLines(said, before.facts);
  if (changesPay(before.inputs, said)) requireWithinPeriod(said, before.period);
  const { target, parameters, around } = await together({
    accountant: requireAccountant(desk.tx, actor, said.accountantId),
    target: desk.year(yearOf(said.payDate)),
    parameters: readPayParameters(desk.tx),
    around: surroundings(desk, saved),
  });
  const years = { year, target };
  const proof = change.memo === undefined ? before.memo : memo?.proof;
  const amended = (inputs: PayInputs, confirmed?: number) =>
    decideAmendment(
      years,
      { entryId, version, inputs, memo: proof, parameters, confirmedNet: confirmed },
      around,
    );
  const inputs = settledInputs(said, change, {
    inForce: before.result,
    compute: (other) => amended(other).statement,
  });
  return amended(inputs, confirmedNet);
}
