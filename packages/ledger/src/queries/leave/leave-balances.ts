import type { VisibleYears } from '@garita/domain/employee/leave-balance';
import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import type { Minutes } from '@garita/domain/time/work-minutes';
import { type AnyColumn, and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { allOf } from '../../database/all-of.ts';
import type { Database } from '../../database/client.ts';
import { idList, isAnyOf, type Places, preparedQuery } from '../../database/prepared-query.ts';
import { isVisibleTo } from '../../registry/company-scope.ts';
import type { AccountScope } from '../../registry/registry.ts';
import { companies, entries, leaveAdjustments, openings } from '../../schema/index.ts';
import { type LeaveRows, leaveBalancesInTurns } from './leave-rows.ts';

/** The columns of an entry that leave depends on: a company has tens of thousands of entries. */
export const LEAVE_COLUMNS = {
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
  leaveDayMinutes: entries.leaveDayMinutes,
  vacationCreditAtEndMinutes: entries.vacationCreditAtEndMinutes,
  workedDays: entries.workedDays,
};

type SubjectColumns = { companyId: AnyColumn; employeeId: AnyColumn };

/**
 * Returns the leave balance of each employee after all movements known so far, or up to the last of some
 * years. Employees who never had any leave are left out.
 */
export async function leaveBalancesByEmployee(
  db: Database,
  scope: LeaveScope,
  years?: VisibleYears,
): Promise<Map<number, Record<LeaveKind, Minutes>>> {
  return leaveBalancesInTurns(await leaveRows(db, scope), years);
}

/**
 * The employees whose leave is read: all or some of a company, or everybody in the companies of an account.
 */
type LeaveScope = { companyId: number; employeeIds?: readonly number[] } | AccountScope;

/** Reads all rows that leave depends on. */
export async function leaveRows(db: Database, scope: LeaveScope): Promise<LeaveRows> {
  if ('accountId' in scope) return ofAccount(db, scope);
  const { companyId, employeeIds } = scope;
  return employeeIds
    ? ofEmployees(db, { companyId, employeeIds: idList(employeeIds) })
    : ofCompany(db, { companyId });
}

function ofAccount(db: Database, scope: AccountScope): Promise<LeaveRows> {
  const seen = db.select({ id: companies.id }).from(companies).where(isVisibleTo(scope));
  const isTheirs = ({ companyId }: SubjectColumns) => inArray(companyId, seen);
  return allOf({
    entries: entryRows(db, isTheirs(entries)),
    openings: openingBalanceRows(db, isTheirs(openings)),
    adjustments: adjustmentRows(db, isTheirs(leaveAdjustments)),
  });
}

const ofCompany = leaveOf<{ companyId: number }>(({ companyId }, given) => eq(companyId, given.companyId));

const ofEmployees = leaveOf<{ companyId: number; employeeIds: string }>(({ companyId, employeeId }, given) =>
  and(eq(companyId, given.companyId), isAnyOf(employeeId, given.employeeIds)),
);

function leaveOf<Given extends object>(
  isTheirs: (columns: SubjectColumns, given: Places<Given>) => SQL | undefined,
): (db: Database, given: Given) => Promise<LeaveRows> {
  const entriesOf = preparedQuery((db, given: Places<Given>) => entryRows(db, isTheirs(entries, given)));
  const openingsOf = preparedQuery((db, given: Places<Given>) =>
    openingBalanceRows(db, isTheirs(openings, given)),
  );
  const adjustmentsOf = preparedQuery((db, given: Places<Given>) =>
    adjustmentRows(db, isTheirs(leaveAdjustments, given)),
  );
  return (db, given) =>
    allOf({
      entries: entriesOf(db, given),
      openings: openingsOf(db, given),
      adjustments: adjustmentsOf(db, given),
    });
}

function entryRows(db: Database, isTheirs: SQL | undefined) {
  return db
    .select(LEAVE_COLUMNS)
    .from(entries)
    .where(and(isTheirs, eq(entries.status, 'live')));
}

function openingBalanceRows(db: Database, isTheirs: SQL | undefined) {
  return db.select().from(openings).where(isTheirs);
}

function adjustmentRows(db: Database, isTheirs: SQL | undefined) {
  return db.select().from(leaveAdjustments).where(isTheirs).orderBy(asc(leaveAdjustments.seq));
}
