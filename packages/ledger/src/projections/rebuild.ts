import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/client.ts';
import { readRows } from '../database/rows.ts';

export type ProjectionName =
  | 'ytd'
  | 'register'
  | 'openings'
  | 'entries'
  | 'contractor_payments'
  | 'paid_marks'
  | 'cheques'
  | 'leave_adjustments';

/** A projected row that was not what the events say. `live` is absent when it was missing, `rebuilt` when it was too many. */
export type Drift = { projection: ProjectionName; live?: object; rebuilt?: object };

/**
 * Builds every projection of a company again from its events, puts right what differs, and reports it: no drift is the
 * proof that nothing was skipped. Nobody else records anything for the company meanwhile.
 */
export async function rebuild(tx: Transaction, companyId: number): Promise<Drift[]> {
  return driftIn(tx, sql`select projection, live, rebuilt from ledger_code.rebuild(${companyId})`);
}

/** What a rebuild would put right, at one moment. Writes nothing. */
export async function driftOf(db: Database, companyId: number): Promise<Drift[]> {
  return driftIn(db, sql`select projection, live, rebuilt from ledger_code.drift(${companyId})`);
}

async function driftIn(db: Database, query: SQL): Promise<Drift[]> {
  const rows = await readRows<{ projection: ProjectionName; live: object | null; rebuilt: object | null }>(
    db,
    query,
  );
  return rows.map(({ projection, live, rebuilt }) => ({
    projection,
    ...(live ? { live } : {}),
    ...(rebuilt ? { rebuilt } : {}),
  }));
}
