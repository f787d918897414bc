import { together } from '@garita/ledger/database/together';
import type { Surroundings } from '@garita/ledger/payroll-year/decision';
import type { Desk } from '@garita/ledger/payroll-year/handle-payroll-command';
import { type EntryOwner, findEntryOwner } from '@garita/ledger/queries/pay/time-entries';
import { chauffeurInsuranceOfPeriod } from '@garita/ledger/queries/pay/withheld-so-far';
import { existing } from '../existing.ts';
import { refuseOtherYears } from '../seen-years.ts';
import type { Context } from '../use-case.ts';

/** A saved entry of the account, deleted or not: whose it is, and the tax year that it is in. */
export type SavedEntry = { entryId: number } & EntryOwner;

/** Finds a saved entry. Errors: `not-found`, also for one of another account, `year-outside-access`. */
export async function savedEntry({ dependencies, actor }: Context, entryId: number): Promise<SavedEntry> {
  const owner = existing(await findEntryOwner(dependencies.database, actor, entryId));
  refuseOtherYears(actor, [owner.taxYear]);
  return { entryId, ...owner };
}

/** What a decision about a saved entry looks at beside its tax year. */
export async function surroundings(
  { tx, asOfSeq }: Pick<Desk, 'tx' | 'asOfSeq'>,
  { entryId, periodId, companyId, employeeId }: SavedEntry,
): Promise<Surroundings> {
  const inPeriod = { periodId, exceptEntryId: entryId };
  const { head, chauffeurInPeriod } = await together({
    chauffeurInPeriod: chauffeurInsuranceOfPeriod(tx, { companyId, employeeId }, inPeriod),
    head: asOfSeq(),
  });
  return { asOfSeq: head, chauffeurInPeriod };
}
