import type { LeaveMovement, LeaveOpening } from '@garita/domain/employee/leave-balance';
import { LEAVE_KINDS, type LeaveKind } from '@garita/domain/employee/leave-policy';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { isoMoment } from '../../database/iso-moment.ts';
import { foldLog } from '../../fold/fold-log.ts';
import { rowsOfState } from '../../fold/state-rows.ts';
import { events, leaveAdjustments, openings } from '../../schema/index.ts';
import { leaveRows } from './leave-balances.ts';
import { employeeLeaveMovements, leaveMovementsByEmployee, leaveOpeningInForce } from './leave-rows.ts';

type EmployeeKey = { companyId: number; employeeId: number };

/** Returns the movements of an employee's vacation and sick time, oldest first, each with its cause. */
export async function listLeaveMovements(
  db: Database,
  employee: EmployeeKey,
): Promise<Record<LeaveKind, LeaveMovement[]>> {
  const { companyId, employeeId } = employee;
  return employeeLeaveMovements(await leaveRows(db, { companyId, employeeIds: [employeeId] }));
}

/**
 * Returns the movements of an employee's leave as they were after the event with this number, folded from
 * the log.
 */
export async function leaveMovementsAt(
  db: Database,
  { companyId, employeeId }: EmployeeKey,
  seq: number,
): Promise<Record<LeaveKind, LeaveMovement[]>> {
  const state = await foldLog(db, { companyId, employeeId, toSeq: seq });
  const rows = rowsOfState(state);
  return employeeLeaveMovements({ ...rows, adjustments: rows.leaveAdjustments });
}

/**
 * Returns the movements of leave in a company, of everybody or of some employees, by employee. Employees who
 * never had any leave are left out.
 */
export async function leaveMovementsOfCompany(
  db: Database,
  scope: { companyId: number; employeeIds?: readonly number[] },
): Promise<Map<number, Record<LeaveKind, LeaveMovement[]>>> {
  return leaveMovementsByEmployee(await leaveRows(db, scope));
}

/** The user who corrected leave by hand, and the time; `seq` is the number of the movement's event. */
export type LeaveCorrection = { seq: number; recordedBy: number; recordedAt: string };

/** Returns the corrections of an employee's leave in the order in which they were made. */
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

/** The opening balance of each kind of leave that has one in force. */
type LeaveOpenings = Partial<Record<LeaveKind, LeaveOpening>>;

/** Returns the opening balances of an employee's leave in force, which are the last ones set. */
export async function listLeaveOpeningBalances(
  db: Database,
  { companyId, employeeId }: EmployeeKey,
): Promise<LeaveOpenings> {
  const found = await leaveOpeningsByEmployee(db, { companyId, employeeIds: [employeeId] });
  return found.get(employeeId) ?? {};
}

/** Returns the opening balances of leave in force of several employees; one without any is left out. */
export async function leaveOpeningsByEmployee(
  db: Database,
  { companyId, employeeIds }: { companyId: number; employeeIds: readonly number[] },
): Promise<Map<number, LeaveOpenings>> {
  const rows = await db
    .select()
    .from(openings)
    .where(and(eq(openings.companyId, companyId), inArray(openings.employeeId, [...employeeIds])));
  const byEmployee = new Map<number, typeof rows>();
  for (const row of rows) byEmployee.set(row.employeeId, [...(byEmployee.get(row.employeeId) ?? []), row]);
  return new Map([...byEmployee].map(([employeeId, own]) => [employeeId, openingsInForce(own)]));
}

function openingsInForce(rows: readonly (typeof openings.$inferSelect)[]): LeaveOpenings {
  const [vacation, sick] = LEAVE_KINDS.map((kind) => leaveOpeningInForce(kind, rows));
  return { ...(vacation ? { vacation } : {}), ...(sick ? { sick } : {}) };
}
