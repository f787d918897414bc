import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/client.ts';
import { readRows } from '../database/rows.ts';

export type ProjectionName =
  | 'ytd'
  | 'register'
  | 'openings'
  | 'entries'
  | 'contractor_payments'
  | 'paid_marks'
  | 'leave_adjustments'
  | 'leave_credits'
  | 'leave';

/**
 * A projected row that was not what the events say. What was there is kept in the report, beside what should have been;
 * `rebuilt` is absent where nothing should. A row that was missing is named by its key: what it should be is in its place now.
 */
export type Drift = { projection: ProjectionName } & (
  | { live: object; rebuilt?: object }
  | { missing: object }
);

type DriftRow = { projection: ProjectionName; missing: object | null; live: object; rebuilt: object | null };

/**
 * Builds every projection of a company again from its events, puts right what differs, and reports it: no drift is the
 * proof that nothing was skipped. Nobody else records anything for the company meanwhile.
 */
export async function rebuild(tx: Transaction, companyId: number): Promise<Drift[]> {
  const rows = await readRows<DriftRow>(
    tx,
    sql`select projection, missing, live, rebuilt from ledger.rebuild(${companyId})`,
  );
  return rows.map(driftOf);
}

function driftOf({ projection, missing, live, rebuilt }: DriftRow): Drift {
  if (missing) return { projection, missing };
  return { projection, live, ...(rebuilt ? { rebuilt } : {}) };
}
