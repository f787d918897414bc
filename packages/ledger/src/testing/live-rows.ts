import { eq } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import type { ProjectionRows } from '../fold/projection-rows.ts';
import {
  cheques,
  contractorPayments,
  entries,
  leaveAdjustments,
  openings,
  paidMarks,
  register,
  ytd,
} from '../schema/index.ts';

/** The projections of a company for which nothing was recorded. */
export const NO_ROWS: ProjectionRows = {
  ytd: [],
  register: [],
  openings: [],
  entries: [],
  contractorPayments: [],
  paidMarks: [],
  cheques: [],
  leaveAdjustments: [],
};

/** Reads the projections as they are in the database now. */
export async function readLiveRows(db: Database, companyId: number): Promise<ProjectionRows> {
  return {
    ytd: await db.select().from(ytd).where(eq(ytd.companyId, companyId)),
    register: await db.select().from(register).where(eq(register.companyId, companyId)),
    openings: await db.select().from(openings).where(eq(openings.companyId, companyId)),
    entries: await db.select().from(entries).where(eq(entries.companyId, companyId)),
    contractorPayments: await db
      .select()
      .from(contractorPayments)
      .where(eq(contractorPayments.companyId, companyId)),
    paidMarks: await db.select().from(paidMarks).where(eq(paidMarks.companyId, companyId)),
    cheques: await db.select().from(cheques).where(eq(cheques.companyId, companyId)),
    leaveAdjustments: await db
      .select()
      .from(leaveAdjustments)
      .where(eq(leaveAdjustments.companyId, companyId)),
  };
}

/** Sorts the rows of each projection, so that two readings can be compared. */
export function sortRows(rows: ProjectionRows): ProjectionRows {
  return {
    ytd: sorted(rows.ytd),
    register: sorted(rows.register),
    openings: sorted(rows.openings),
    entries: sorted(rows.entries),
    contractorPayments: sorted(rows.contractorPayments),
    paidMarks: sorted(rows.paidMarks),
    cheques: sorted(rows.cheques),
    leaveAdjustments: sorted(rows.leaveAdjustments),
  };
}

function sorted<Row extends object>(list: readonly Row[]): Row[] {
  return list
    .map((row) => ({ key: JSON.stringify(sortedEntries(row)), row }))
    .toSorted((a, b) => a.key.localeCompare(b.key))
    .map(({ row }) => row);
}

function sortedEntries(row: object): [string, unknown][] {
  return Object.entries(row).toSorted(([a], [b]) => a.localeCompare(b));
}
