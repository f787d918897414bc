import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import type { Minutes } from '@garita/domain/time/work-minutes';
import { type AnyColumn, and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { together } from '../database/together.ts';
import { type LeaveRows, leaveBalances } from '../projections/leave-movements.ts';
import { isSeenBy } from '../registry/company-scope.ts';
import type { AccountScope } from '../registry/registry.ts';
import { companies, entries, leaveAdjustments, openings } from '../schema/index.ts';

// Of an entry nothing but what leave follows from: a company has tens of thousands of them.
const LEAVE_COLUMNS = {
  companyId: entries.companyId,
  employeeId: entries.employeeId,
  entryId: entries.entryId,
  lastSeq: entries.lastSeq,
  status: entries.status,
  periodId: entries.periodId,
  periodStart: entries.periodStart,
  periodEnd: entries.periodEnd,
  regularMinutes: entries.regularMinutes,
  overtimeMinutes: entries.overtimeMinutes,
  mealPeriodMinutes: entries.mealPeriodMinutes,
  vacationMinutes: entries.vacationMinutes,
  sickMinutes: entries.sickMinutes,
  holidayMinutes: entries.holidayMinutes,
  vacationCreditMinutes: entries.vacationCreditMinutes,
  vacationThresholdMinutes: entries.vacationThresholdMinutes,
  sickCreditMinutes: entries.sickCreditMinutes,
  sickThresholdMinutes: entries.sickThresholdMinutes,
  salariedMinutes: entries.salariedMinutes,
};

type SubjectColumns = { companyId: AnyColumn; employeeId: AnyColumn };

/** What all movements of leave known so far come to, of each employee; nothing of who never had any. */
export async function leaveBalancesOf(
  db: Database,
  whose: Whose,
): Promise<Map<number, Record<LeaveKind, Minutes>>> {
  return leaveBalances(await leaveRows(db, whose));
}

/** Whose leave: that of these employees of a company or of all of them, or of everybody in the companies of an account. */
type Whose = { companyId: number; employeeIds?: readonly number[] } | AccountScope;

/** Everything that leave follows from. */
export async function leaveRows(db: Database, whose: Whose): Promise<LeaveRows> {
  const isTheirs = ({ companyId, employeeId }: SubjectColumns) =>
    'accountId' in whose
      ? inArray(companyId, companiesOf(db, whose))
      : and(eq(companyId, whose.companyId), whose.employeeIds && inArray(employeeId, [...whose.employeeIds]));
  return together({
    entries: db
      .select(LEAVE_COLUMNS)
      .from(entries)
      .where(and(isTheirs(entries), eq(entries.status, 'live'))),
    openings: db.select().from(openings).where(isTheirs(openings)),
    adjustments: db
      .select()
      .from(leaveAdjustments)
      .where(isTheirs(leaveAdjustments))
      .orderBy(asc(leaveAdjustments.seq)),
  });
}

function companiesOf(db: Database, scope: AccountScope) {
  return db.select({ id: companies.id }).from(companies).where(isSeenBy(scope));
}
