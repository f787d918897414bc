import {
  type LeaveEntry,
  type LeaveMovement,
  type LeaveOpening,
  leaveMovements,
} from '@garita/domain/employee/leave-balance';
import { LEAVE_KINDS, type LeaveKind } from '@garita/domain/employee/leave-policy';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import {
  adjustmentsOf,
  leaveEntryOf,
  movementsByEmployee,
  openingInForce,
} from '../projections/leave-movements.ts';
import { entries, events, leaveAdjustments, openings } from '../schema/index.ts';
import { isoMoment } from './iso-moment.ts';
import { leaveRowsOfCompany } from './leave-balances.ts';

type EmployeeKey = { companyId: number; employeeId: number };

/** The movements of an employee's vacation and sick time, oldest first, each with its cause. */
export async function leaveMovementsOf(
  db: Database,
  employee: EmployeeKey,
): Promise<Record<LeaveKind, LeaveMovement[]>> {
  const [taken, opened] = [await leaveEntries(db, employee), await leaveOpenings(db, employee)];
  const adjusted = await adjustmentRows(db, employee);
  const [vacation, sick] = LEAVE_KINDS.map((kind) =>
    leaveMovements(kind, {
      opening: opened[kind],
      entries: taken,
      adjustments: adjustmentsOf(kind, adjusted),
    }),
  );
  return { vacation: vacation ?? [], sick: sick ?? [] };
}

/** The movements of everybody's leave in a company, by employee; nothing of who never had any. */
export async function leaveMovementsOfCompany(
  db: Database,
  companyId: number,
): Promise<Map<number, Record<LeaveKind, LeaveMovement[]>>> {
  return movementsByEmployee(await leaveRowsOfCompany(db, companyId));
}

async function leaveEntries(db: Database, { companyId, employeeId }: EmployeeKey): Promise<LeaveEntry[]> {
  const rows = await db
    .select()
    .from(entries)
    .where(
      and(eq(entries.companyId, companyId), eq(entries.employeeId, employeeId), eq(entries.status, 'live')),
    );
  return rows.map(leaveEntryOf);
}

async function adjustmentRows(db: Database, { companyId, employeeId }: EmployeeKey) {
  return db
    .select()
    .from(leaveAdjustments)
    .where(and(eq(leaveAdjustments.companyId, companyId), eq(leaveAdjustments.employeeId, employeeId)))
    .orderBy(asc(leaveAdjustments.seq));
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
export async function leaveOpenings(
  db: Database,
  { companyId, employeeId }: EmployeeKey,
): Promise<Partial<Record<LeaveKind, LeaveOpening>>> {
  const rows = await db
    .select()
    .from(openings)
    .where(and(eq(openings.companyId, companyId), eq(openings.employeeId, employeeId)));
  const [vacation, sick] = LEAVE_KINDS.map((kind) => openingInForce(kind, rows));
  return { ...(vacation ? { vacation } : {}), ...(sick ? { sick } : {}) };
}
