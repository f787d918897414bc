import { type LoadedTime, loadedInPeriod } from '@garita/ledger/queries/loaded-in-period';
import { findTimeEntry, type StaleEntry, staleEntries } from '@garita/ledger/queries/time-entries';
import { companies } from '@garita/ledger/registry/companies';
import { existing } from '../existing.ts';
import { seesDays } from '../seen-years.ts';
import { useCase } from '../use-case.ts';
import { savedEntry } from './saved-entry.ts';
import { type TimeEntryRecord, withLeave } from './time-entry-record.ts';

/** One entry in force. Errors: `not-found`, also for one that was deleted. */
export const getTime = useCase(
  'pay:read',
  async (context, { entryId }: { entryId: number }): Promise<TimeEntryRecord> => {
    await savedEntry(context, entryId);
    const { database } = context.dependencies;
    return withLeave(database, existing(await findTimeEntry(database, entryId)));
  },
);

/** The entries of a company that Recalcular would change. Errors: `not-found`. */
export const listStaleTime = useCase(
  'pay:read',
  async ({ dependencies, actor }, { companyId }: { companyId: number }): Promise<StaleEntry[]> => {
    existing(await companies.find(dependencies.database, actor, companyId));
    const stale = await staleEntries(dependencies.database, { companyId });
    return stale.filter(({ payDate }) => seesDays(actor, payDate));
  },
);

/** What is loaded in a period, of the years that who asks sees, for each employee of whom anything is. Errors: `not-found`. */
export const listLoadedTime = useCase(
  'pay:read',
  async (
    { dependencies, actor },
    { companyId, periodId }: { companyId: number; periodId: number },
  ): Promise<LoadedTime[]> => {
    existing(await companies.find(dependencies.database, actor, companyId));
    return loadedInPeriod(dependencies.database, companyId, periodId, actor.access);
  },
);
