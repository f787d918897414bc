import type { LeaveMovement, LeaveOpening } from '@garita/domain/employee/leave-balance';
import { LEAVE_KINDS, type LeaveKind } from '@garita/domain/employee/leave-policy';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { readRowsOfFunction } from '../../database/rows.ts';
import { together } from '../../database/together.ts';
import {
  employeeLeaveMovements,
  leaveMovementsByEmployee,
  leaveOpeningInForce,
} from '../../projections/leave-movements.ts';
import { entries, events, leaveAdjustments, openings } from '../../schema/index.ts';
import { isoMoment } from '../iso-moment.ts';
import { leaveRows } from './leave-balances.ts';

type EmployeeKey = { companyId: number; employeeId: number };

/** The movements of an employee's vacation and sick time, oldest first, each with its cause. */
export async function listLeaveMovements(
  db: Database,
  employee: EmployeeKey,
): Promise<Record<LeaveKind, LeaveMovement[]>> {
  const { companyId, employeeId } = employee;
  return employeeLeaveMovements(await leaveRows(db, { companyId, employeeIds: [employeeId] }));
}

/** The same as they were once the event with this number had happened, computed from the log. */
export async function leaveMovementsAt(
  db: Database,
  { companyId, employeeId }: EmployeeKey,
  seq: number,
): Promise<Record<LeaveKind, LeaveMovement[]>> {
  const built = (name: string) =>
    sql`(select * from ledger_code.${sql.raw(name)}(${companyId}, ${seq}) where employee_id = ${employeeId})`;
  const rows = await together({
    entries: readRowsOfFunction(db, entries, built('built_entries')),
    openings: readRowsOfFunction(db, openings, built('built_openings')),
    adjustments: readRowsOfFunction(db, leaveAdjustments, built('built_leave_adjustments')),
  });
  return employeeLeaveMovements(rows);
}

/** The movements of leave in a company, of everybody or of these employees, by employee; nothing of who never had any. */
export async function leaveMovementsOfCompany(
  db: Database,
  whose: { companyId: number; employeeIds?: readonly number[] },
): Promise<Map<number, Record<LeaveKind, LeaveMovement[]>>> {
  return leaveMovementsByEmployee(await leaveRows(db, whose));
}

/** Who corrected leave by hand, and when; `seq` is that of the movement. */
export type LeaveCorrection = { seq: number; recordedBy: number; recordedAt: string };

/** Who made each correction of an employee's leave, in the order in which they were made. */
export async function leaveCorrections(
  db: Database,
  { companyId, employeeId }: EmployeeKey,
): Promise<LeaveCorrection[]> {
  return db
    .select({ seq: events.seq, recordedBy: events.actorId, recordedAt: isoMoment(events.recordedAt) })
    .from(leaveAdjustments)
    .innerJoin(
      events,
      and(eq(events.companyId, leaveAdjustments.companyId), eq(events.seq, leaveAdjustments.seq)),
    )
    .where(and(eq(leaveAdjustments.companyId, companyId), eq(leaveAdjustments.employeeId, employeeId)))
    .orderBy(asc(leaveAdjustments.seq));
}

/** The opening balances of leave in force: those stated last. */
export async function listLeaveOpeningBalances(
  db: Database,
  { companyId, employeeId }: EmployeeKey,
): Promise<Partial<Record<LeaveKind, LeaveOpening>>> {
  const rows = await db
    .select()
    .from(openings)
    .where(and(eq(openings.companyId, companyId), eq(openings.employeeId, employeeId)));
  const [vacation, sick] = LEAVE_KINDS.map((kind) => leaveOpeningInForce(kind, rows));
  return { ...(vacation ? { vacation } : {}), ...(sick ? { sick } : {}) };
}
