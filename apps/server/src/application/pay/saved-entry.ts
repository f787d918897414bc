import { findEntryOwner } from '@garita/ledger/queries/pay/entry-owner';
import type { EntrySubject } from '@garita/ledger/record-pay/saved-entry';
import { orNotFound } from '../../refusal/app-error.ts';
import { requireYearAccess } from '../access.ts';
import type { UseCaseContext } from '../use-case.ts';
import type { PayCommand, PayRequest } from './change-pay.ts';

/**
 * The saved entry of a change. `version` is that of the entry as the user opened it; if absent, the change is
 * about the version in force.
 */
export type SavedEntryInput = { entryId: number; version?: number | undefined };

/** Finds a saved entry. Errors: `not-found`, also for an entry of another account, `year-outside-access`. */
export async function findEntrySubject(
  { dependencies, actor }: UseCaseContext,
  entryId: number,
): Promise<EntrySubject> {
  const owner = orNotFound(await findEntryOwner(dependencies.database, actor, entryId));
  requireYearAccess(actor, [owner.taxYear]);
  return { entryId, ...owner };
}

/**
 * Finds the saved entry that a use case changes, and returns the request and the entry for `changePay`.
 * Errors: those of `findEntrySubject`.
 */
export async function findEntryToChange(
  context: UseCaseContext,
  input: SavedEntryInput & PayCommand,
): Promise<{ request: PayRequest; entry: { saved: EntrySubject; version: number | undefined } }> {
  const saved = await findEntrySubject(context, input.entryId);
  return { request: { companyId: saved.companyId, input }, entry: { saved, version: input.version } };
}
