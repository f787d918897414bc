import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import type { Minutes } from '@garita/domain/time/work-minutes';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
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

/** What all movements of leave known so far come to, of each employee of a company; nothing of who never had any. */
export async function leaveBalancesOfCompany(
  db: Database,
  companyId: number,
): Promise<Map<number, Record<LeaveKind, Minutes>>> {
  return leaveBalances(await leaveRowsOfCompany(db, companyId));
}

/** Everything that the leave of a company's employees follows from. */
export async function leaveRowsOfCompany(db: Database, companyId: number): Promise<LeaveRows> {
  const live = and(eq(entries.companyId, companyId), eq(entries.status, 'live'));
  return {
    entries: await db.select(LEAVE_COLUMNS).from(entries).where(live),
    openings: await db.select().from(openings).where(eq(openings.companyId, companyId)),
    adjustments: await db.select().from(leaveAdjustments).where(eq(leaveAdjustments.companyId, companyId)),
  };
}
