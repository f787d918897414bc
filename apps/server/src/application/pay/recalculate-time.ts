import type { PayStatement } from '@garita/domain/pay/pay-statement';
import { batchQueries } from '@garita/ledger/database/batch-queries';
import { decideRecalculation } from '@garita/ledger/payroll-year/decider';
import type { Decision } from '@garita/ledger/payroll-year/decision';
import {
  type PayrollDecisionContext,
  payrollDecisionContext,
} from '@garita/ledger/payroll-year/handle-payroll-command';
import { requireFullEntry } from '@garita/ledger/payroll-year/state';
import { AppError, orNotFound } from '../../refusal/app-error.ts';
import { useCase } from '../use-case.ts';
import type { PayCommand } from './change-pay.ts';
import { paySubjectIn, readPayFacts, readPayTerms } from './pay-facts.ts';
import { changeEntry, type EntrySubject, findEntrySubject, readDecisionInputs } from './saved-entry.ts';
import type { ChangedEntry } from './time-entry-record.ts';

/** `version` is that of the entry as it was opened; left out, whichever is in force. */
export type RecalculateTimeInput = PayCommand & { entryId: number; version?: number | undefined };

/**
 * Takes employee, rates and table of a saved entry again; where these and what they come to are what they
 * were, nothing is recorded.
 *
 * Errors: `not-found`, `entry-deleted`, `stale-version`, `parameters-missing`, `period-closed`,
 * `net-changed`, those of a key.
 */
export const recalculateTime = useCase(
  'pay:write',
  async (context, input: RecalculateTimeInput): Promise<ChangedEntry> => {
    const saved = await findEntrySubject(context, input.entryId);
    return changeEntry(context, saved, { operation: 'recalculate', input }, (decisionContext) =>
      decide(saved, input, decisionContext),
    );
  },
);

/** The statements of an entry in force and as a recalculation would leave it. */
export type Recalculation = { before: PayStatement; after: PayStatement };

/**
 * Returns what a recalculation would change, side by side; nothing is stored. Errors: those of
 * `recalculateTime` but a key's.
 */
export const previewRecalculation = useCase(
  'pay:read',
  async (context, input: { entryId: number; version?: number | undefined }): Promise<Recalculation> => {
    const saved = await findEntrySubject(context, input.entryId);
    return context.dependencies.database.transaction(async (tx) => {
      const decisionContext = payrollDecisionContext(tx, saved);
      const decision = await decide(saved, input, decisionContext);
      if (!decision.ok) throw new AppError(decision.code);
      const before = (await decisionContext.year(saved.taxYear)).live.get(input.entryId);
      return {
        before: requireFullEntry(orNotFound(before)).calculation.result,
        after: orNotFound(decision.statement),
      };
    });
  },
);

async function decide(
  saved: EntrySubject,
  { entryId, version, confirmedNet }: RecalculateTimeInput,
  decisionContext: PayrollDecisionContext,
): Promise<Decision> {
  const { year, subject, terms, around } = await batchQueries(decisionContext.tx, (tx) => ({
    year: decisionContext.year(saved.taxYear),
    subject: paySubjectIn(tx, saved, saved.employeeId),
    terms: readPayTerms(tx, saved),
    around: readDecisionInputs({ ...decisionContext, tx }, saved),
  }));
  const live = year.live.get(entryId);
  if (!live) return { ok: false, code: year.deleted.has(entryId) ? 'entry-deleted' : 'not-found' };
  const { period, inputs } = requireFullEntry(live).calculation;
  const facts = readPayFacts(subject, terms, { period, payDate: inputs.payDate });
  return decideRecalculation(year, { entryId, version, facts, confirmedNet }, around);
}
