import { applyTimeChange, resolveTypedInputs } from '@garita/domain/pay/time-change';
import type { TimeCorrection } from '@garita/domain/pay/time-change.schema';
import type { PayInputs } from '@garita/domain/pay/time-entry.schema';
import { batchQueries } from '../database/batch-queries.ts';
import { orNotFound } from '../live-entries/refused-error.ts';
import { decideCorrection, payWithCorrections } from '../payroll-year/correction.ts';
import type { Confirmation, Decision } from '../payroll-year/decision.ts';
import type { PayrollChange, PayrollDecisionContext } from '../payroll-year/handle-payroll-command.ts';
import { createMemo, type Memo } from '../payroll-year/memo.ts';
import { nextEntryId } from '../payroll-year/next-entry-id.ts';
import { listPeriodStatuses } from '../queries/period/period-statuses.ts';
import {
  findPaySubject,
  lockAccountant,
  periodOf,
  requireAccountant,
  requireDaysInPeriod,
  requireKnownLines,
  termsOfDays,
} from './pay-subject.ts';
import { readDecisionInputs, requireLiveEntry, type SavedEntryChange } from './saved-entry.ts';
import { needsSeveranceFacts, readSeveranceFacts } from './severance-facts.ts';

/**
 * The right values of an entry of a closed period, and the period in which the correction is booked and
 * paid. A value that `change` leaves out stays as the entry and its earlier corrections have it.
 */
export type EntryCorrection = SavedEntryChange & { change: TimeCorrection } & Confirmation;

/**
 * Returns the change that corrects an entry of a closed period by a new entry of the differences; an entry of
 * an open period is changed itself (`amendChange`).
 *
 * Refusals: those of `decideCorrection`, `period-not-closed`, `unknown-period`, `period-not-of-employee`,
 * `unknown-accountant`, `unknown-tax`, `day-outside-period`.
 */
export function correctChange(correction: EntryCorrection): PayrollChange {
  const { saved, change } = correction;
  const memo = createMemo(change.memo ?? '');
  return {
    employeeId: saved.employeeId,
    entryId: saved.entryId,
    memo,
    decide: (context) => decide({ ...correction, memo }, context),
  };
}

async function decide(
  { saved, version, change, confirmedNet, memo }: EntryCorrection & { memo: Memo | undefined },
  context: PayrollDecisionContext,
): Promise<Decision> {
  const { entryId } = saved;
  const { periodId, payDate, ...otherChanges } = change;
  const { accountantId } = otherChanges;
  const { year, subject, hasAccountant, statuses, newEntryId, around } = await batchQueries(
    context.tx,
    (tx) => ({
      year: context.year(saved.taxYear),
      subject: findPaySubject(tx, saved, saved.employeeId),
      hasAccountant: accountantId === undefined ? undefined : lockAccountant(tx, saved, accountantId),
      statuses: listPeriodStatuses(tx, saved, [saved.periodId]),
      newEntryId: nextEntryId(tx),
      around: readDecisionInputs({ ...context, tx }, saved),
    }),
  );
  const payee = orNotFound(subject);
  const entry = requireLiveEntry(year, entryId);
  if (statuses[0]?.status !== 'closed') return { ok: false, code: 'period-not-closed' };
  const before = payWithCorrections(year, entry);
  const typed = applyTimeChange(before.inputs, otherChanges);
  requireKnownLines(typed, entry.calculation.facts);
  requireDaysInPeriod(otherChanges, entry.calculation.period);
  if (!hasAccountant) requireAccountant(await lockAccountant(context.tx, saved, typed.accountantId));
  const { period: paidPeriod, facts } = entry.calculation;
  const severance = needsSeveranceFacts(typed, facts)
    ? await readSeveranceFacts(context.tx, payee, { period: paidPeriod, exceptEntryId: entryId })
    : undefined;
  const booking = {
    entryId: newEntryId,
    period: periodOf(payee, periodId),
    payDate,
    memo: memo?.proof,
    dayTerms: termsOfDays(payee, paidPeriod),
    severance,
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

/** Returns the statement of the corrected pay, although the decision holds only the difference. */
function statementOf(decision: Decision) {
  const event = decision.ok ? decision.events[0] : undefined;
  return event?.type === 'TimeLoaded' ? event.data.corrects?.result : undefined;
}
