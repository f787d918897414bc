import type { PayStatement } from '@garita/domain/pay/pay-statement';
import { batchQueries } from '../database/batch-queries.ts';
import type { Database } from '../database/client.ts';
import { orNotFound, orRefused, type Refusal, RefusedError } from '../live-entries/refused-error.ts';
import { decideRecalculation } from '../payroll-year/decider.ts';
import type { Confirmation, Decision } from '../payroll-year/decision.ts';
import {
  type PayrollChange,
  type PayrollDecisionContext,
  payrollDecisionContext,
} from '../payroll-year/handle-payroll-command.ts';
import { findPaySubject, readPayTerms, requirePayFacts } from './pay-subject.ts';
import { readDecisionInputs, requireLiveEntry, type SavedEntryChange } from './saved-entry.ts';
import { needsSeveranceFacts, readSeveranceFacts } from './severance-facts.ts';

/** A saved entry to recalculate. */
export type EntryRecalculation = SavedEntryChange & Confirmation;

/**
 * Returns the change that recalculates a saved entry with the employee, rates and table of now. It records
 * nothing if neither these nor their result differ.
 *
 * Refusals: those of `decideRecalculation`, `parameters-missing`.
 */
export function recalculateChange(recalculation: EntryRecalculation): PayrollChange {
  const { employeeId, entryId } = recalculation.saved;
  return { employeeId, entryId, decide: (context) => decide(recalculation, context) };
}

/** The statements of an entry in force and as a recalculation would leave it. */
export type RecalculationPreview = { ok: true; before: PayStatement; after: PayStatement };

/** Returns the entry before and after a recalculation, or its refusal. Stores nothing and takes no lock. */
export async function previewRecalculation(
  db: Database,
  change: SavedEntryChange,
): Promise<RecalculationPreview | Refusal<PayStatement>> {
  const { saved } = change;
  return db.transaction(async (tx) => {
    try {
      const context = payrollDecisionContext(tx, saved);
      const { statement } = orRefused(await decide(change, context));
      const { calculation } = requireLiveEntry(await context.year(saved.taxYear), saved.entryId);
      return { ok: true, before: calculation.result, after: orNotFound(statement) };
    } catch (error) {
      // Only the decision throws it, with the statement that it calculated.
      if (error instanceof RefusedError) return error.refusal as Refusal<PayStatement>;
      throw error;
    }
  });
}

async function decide(
  { saved, version, confirmedNet }: EntryRecalculation,
  context: PayrollDecisionContext,
): Promise<Decision> {
  const { year, found, terms, around } = await batchQueries(context.tx, (tx) => ({
    year: context.year(saved.taxYear),
    found: findPaySubject(tx, saved, saved.employeeId),
    terms: readPayTerms(tx, saved),
    around: readDecisionInputs({ ...context, tx }, saved),
  }));
  const subject = orNotFound(found);
  const { entryId } = saved;
  const { period, inputs } = requireLiveEntry(year, entryId).calculation;
  const hasDays = inputs.days !== undefined;
  const ofNow = requirePayFacts(subject, terms, { period, payDate: inputs.payDate, hasDays });
  const facts = needsSeveranceFacts(inputs)
    ? {
        ...ofNow,
        severance: await readSeveranceFacts(context.tx, subject, { period, exceptEntryId: entryId }),
      }
    : ofNow;
  return decideRecalculation(year, { entryId, version, facts, confirmedNet }, around);
}
