import { leaveBalancesAt } from '@garita/domain/employee/leave-balance';
import { batchQueries } from '@garita/ledger/database/batch-queries';
import { listLeaveMovements } from '@garita/ledger/queries/leave/leave-movements';
import {
  type EntryNeedingRecalculation,
  entriesNeedingRecalculation,
} from '@garita/ledger/queries/pay/recalculations';
import { findTimeEntry, timeEntriesOfYear } from '@garita/ledger/queries/pay/time-entries';
import type { TimeEntryView } from '@garita/ledger/queries/pay/time-entry-view';
import { type PeriodTimeTotals, periodTimeTotals } from '@garita/ledger/queries/period/period-time-totals';
import type { EntryWithLeave } from '@garita/ledger/record-pay/entry-after-change';
import { orNotFound } from '../../refusal/app-error.ts';
import { companyScope, hasAccessToDays, requireCompany } from '../access.ts';
import { useCase } from '../use-case.ts';
import { employeeKeyOf, paySubjectIn } from './pay-subject.ts';
import { findEntrySubject } from './saved-entry.ts';
import { seenEntry } from './seen-elsewhere.ts';

/** Returns one entry in force. Errors: `not-found`, also for a deleted entry. */
export const getTime = useCase(
  'pay:read',
  async (context, { entryId }: { entryId: number }): Promise<EntryWithLeave> => {
    const owner = await findEntrySubject(context, entryId);
    const { found, movements } = await batchQueries(context.dependencies.database, (db) => ({
      found: findTimeEntry(db, entryId),
      movements: listLeaveMovements(db, owner),
    }));
    const entry = seenEntry(context.actor, orNotFound(found));
    return { ...entry, leaveAtEnd: leaveBalancesAt(movements, entry.period.end) };
  },
);

type YearOfEmployee = { companyId: number; employeeId: number; year: number };

/**
 * Lists every live entry of an employee in the periods of a year, whole, without those paid in a year
 * outside the user's access. Errors: `not-found`.
 */
export const listTime = useCase(
  'pay:read',
  async (
    { dependencies: { database }, actor },
    { companyId, employeeId, year }: YearOfEmployee,
  ): Promise<TimeEntryView[]> => {
    const subject = await paySubjectIn(database, companyScope(actor, companyId), employeeId);
    const entries = await timeEntriesOfYear(database, employeeKeyOf(subject), year);
    return entries
      .filter(({ payDate }) => hasAccessToDays(actor, payDate))
      .map((entry) => seenEntry(actor, entry));
  },
);

/** Lists the entries of a company that Recalcular would change. Errors: `not-found`. */
export const listTimeNeedingRecalculation = useCase(
  'pay:read',
  async (
    { dependencies, actor },
    { companyId }: { companyId: number },
  ): Promise<EntryNeedingRecalculation[]> => {
    await requireCompany(dependencies.database, actor, companyId);
    const stale = await entriesNeedingRecalculation(dependencies.database, { companyId });
    return stale.filter(({ payDate }) => hasAccessToDays(actor, payDate));
  },
);

/**
 * Lists the entries of a period in the years within the user's access, for each employee who has any.
 * Errors: `not-found`.
 */
export const listLoadedTime = useCase(
  'pay:read',
  async (
    { dependencies, actor },
    { companyId, periodId }: { companyId: number; periodId: number },
  ): Promise<PeriodTimeTotals[]> => {
    await requireCompany(dependencies.database, actor, companyId);
    return periodTimeTotals(dependencies.database, companyId, periodId, actor.access);
  },
);
