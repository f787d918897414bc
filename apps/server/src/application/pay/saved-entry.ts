import { findEntryOwner } from '@garita/ledger/queries/pay/entry-owner';
import type { EntrySubject } from '@garita/ledger/record-pay/saved-entry';
import { orNotFound } from '../../refusal/app-error.ts';
import { requireYearAccess } from '../access.ts';
import type { UseCaseContext } from '../use-case.ts';

/** Finds a saved entry. Errors: `not-found`, also for an entry of another account, `year-outside-access`. */
export async function findEntrySubject(
  { dependencies, actor }: UseCaseContext,
  entryId: number,
): Promise<EntrySubject> {
  const owner = orNotFound(await findEntryOwner(dependencies.database, actor, entryId));
  requireYearAccess(actor, [owner.taxYear]);
  return { entryId, ...owner };
}
