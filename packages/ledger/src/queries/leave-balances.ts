import type { LeaveKind } from '@garita/domain/employee/leave-policy';
import type { Minutes } from '@garita/domain/time/work-minutes';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { leave } from '../schema/index.ts';

type Balances = Record<LeaveKind, Minutes>;

/** What all movements of leave known so far come to, of each employee of a company; nothing of who never had any. */
export async function leaveBalancesOfCompany(
  db: Database,
  companyId: number,
): Promise<Map<number, Balances>> {
  const rows = await db.select().from(leave).where(eq(leave.companyId, companyId));
  return new Map(
    rows.map(({ employeeId, vacationMinutes: vacation, sickMinutes: sick }) => [
      employeeId,
      { vacation, sick },
    ]),
  );
}
