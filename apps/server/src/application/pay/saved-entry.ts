import type { Database } from '@garita/ledger/database/client';
import type { Surroundings } from '@garita/ledger/payroll-year/decision';
import type { Desk } from '@garita/ledger/payroll-year/handle-payroll-command';
import { findEntryOwner } from '@garita/ledger/queries/time-entries';
import { chauffeurInsuranceOfPeriod } from '@garita/ledger/queries/withheld-so-far';
import { companyScope } from '../company-scope.ts';
import { existing } from '../existing.ts';
import { refuseOtherYears } from '../seen-years.ts';
import type { Context } from '../use-case.ts';
import { keyOf, type PaySubject, paySubjectIn } from './pay-facts.ts';

/** A saved entry of the account, deleted or not: whose it is, and the tax year that it is in. */
export type SavedEntry = { entryId: number; subject: PaySubject; taxYear: number; periodId: number };

/** Finds a saved entry. Errors: `not-found`, also for one of another account, `year-outside-access`. */
export async function savedEntry({ dependencies, actor }: Context, entryId: number): Promise<SavedEntry> {
  const { database } = dependencies;
  const owner = existing(await findEntryOwner(database, entryId));
  const { companyId, employeeId, taxYear, periodId } = owner;
  const scope = companyScope(actor, companyId);
  const subject = await paySubjectIn(database, scope, employeeId);
  refuseOtherYears(actor, [taxYear]);
  return { entryId, taxYear, periodId, subject };
}

/** What a decision about a saved entry looks at beside its tax year. */
export async function surroundings(
  { tx, asOfSeq }: Pick<Desk, 'asOfSeq'> & { tx: Database },
  { entryId, periodId, subject }: SavedEntry,
): Promise<Surroundings> {
  const inPeriod = { periodId, exceptEntryId: entryId };
  return { asOfSeq, chauffeurInPeriod: await chauffeurInsuranceOfPeriod(tx, keyOf(subject), inPeriod) };
}
