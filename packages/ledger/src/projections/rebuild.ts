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
  | 'cheques'
  | 'leave_adjustments';

/** A projected row that was not what the events say. `live` is absent when it was missing, `rebuilt` when it was too many. */
export type Drift = { projection: ProjectionName; live?: object; rebuilt?: object };

/**
 * Builds every projection of a company again from its events, puts right what differs, and reports it: no drift is the
 * proof that nothing was skipped. Nobody else records anything for the company meanwhile.
 */
export async function rebuild(tx: Transaction, companyId: number): Promise<Drift[]> {
  const rows = await readRows<{ projection: ProjectionName; live: object | null; rebuilt: object | null }>(
    tx,
    sql`select projection, live, rebuilt from ledger_code.rebuild(${companyId})`,
  );
  return rows.map(({ projection, live, rebuilt }) => ({
    projection,
    ...(live ? { live } : {}),
    ...(rebuilt ? { rebuilt } : {}),
  }));
}
