import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import type { Minutes } from '@garita/domain/time/work-minutes';
import { type AnyColumn, and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { together } from '../database/together.ts';
import { type LeaveRows, leaveBalances } from '../projections/leave-movements.ts';
import { entries, leaveAdjustments, openings } from '../schema/index.ts';

// Of an entry nothing but what leave follows from: a company has tens of thousands of them.
const LEAVE_COLUMNS = {
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

/** What all movements of leave known so far come to, of each employee of a company; nothing of who never had any. */
export async function leaveBalancesOfCompany(
  db: Database,
  companyId: number,
): Promise<Map<number, Record<LeaveKind, Minutes>>> {
  return leaveBalances(await leaveRows(db, { companyId }));
}

/** Everything that leave follows from: of these employees of a company, or of all of them. */
export async function leaveRows(
  db: Database,
  { companyId, employeeIds }: { companyId: number; employeeIds?: readonly number[] },
): Promise<LeaveRows> {
  const whose = ({ companyId: company, employeeId: employee }: SubjectColumns) =>
    and(eq(company, companyId), employeeIds && inArray(employee, [...employeeIds]));
  return together({
    entries: db
      .select(LEAVE_COLUMNS)
      .from(entries)
      .where(and(whose(entries), eq(entries.status, 'live'))),
    openings: db.select().from(openings).where(whose(openings)),
    adjustments: db
      .select()
      .from(leaveAdjustments)
      .where(whose(leaveAdjustments))
      .orderBy(asc(leaveAdjustments.seq)),
  });
}
