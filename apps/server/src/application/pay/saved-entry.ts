import { allOf } from '@garita/ledger/database/all-of';
import type { DecisionInputs } from '@garita/ledger/payroll-year/decision';
import type { PayrollDecisionContext } from '@garita/ledger/payroll-year/handle-payroll-command';
import { type EntryOwner, findEntryOwner } from '@garita/ledger/queries/pay/time-entries';
import { chauffeurInsuranceOfPeriod } from '@garita/ledger/queries/pay/year-to-date';
import { orNotFound } from '../or-not-found.ts';
import type { UseCaseContext } from '../use-case.ts';
import { requireYearAccess } from '../year-access.ts';

/** A saved entry of the account, deleted or not: whose it is, and the tax year that it is in. */
export type EntrySubject = { entryId: number } & EntryOwner;

/** Finds a saved entry. Errors: `not-found`, also for one of another account, `year-outside-access`. */
export async function findEntrySubject(
  { dependencies, actor }: UseCaseContext,
  entryId: number,
): Promise<EntrySubject> {
  const owner = orNotFound(await findEntryOwner(dependencies.database, actor, entryId));
  requireYearAccess(actor, [owner.taxYear]);
  return { entryId, ...owner };
}

/** What a decision about a saved entry looks at beside its tax year. */
export async function readDecisionInputs(
  { tx, asOfSeq }: Pick<PayrollDecisionContext, 'tx' | 'asOfSeq'>,
  { entryId, periodId, companyId, employeeId }: EntrySubject,
): Promise<DecisionInputs> {
  const inPeriod = { periodId, exceptEntryId: entryId };
  const { head, chauffeurInPeriod } = await allOf({
    chauffeurInPeriod: chauffeurInsuranceOfPeriod(tx, { companyId, employeeId }, inPeriod),
    head: asOfSeq(),
  });
  return { asOfSeq: head, chauffeurInPeriod };
}
