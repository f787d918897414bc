import type { Amounts } from '@garita/domain/pay/amounts';
import { CONTRIBUTION_CONCEPTS, type ContributionConcept } from '@garita/domain/tax/tax-parameters';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { readRows } from '../database/rows.ts';
import { columnName } from '../schema/amount-columns.ts';

/** What an entry or an opening balance was before an event: its amounts, and its last event. */
export type WasInForce = { lastSeq: number; amounts: Amounts };

/** What a tax year had withheld before a pay, and earned, in cents. */
export type YearBefore = Record<ContributionConcept | 'gross', number>;

/** What a closing may state: what was booked, or paid in a month, and the hash of the log before it. */
export type ClosedWith = {
  hash: string;
  entryCount: number;
  totals: Amounts;
  paymentCount?: number;
  paymentTotals?: Amounts;
};

/** What stood before an event, as far as it is about that; added up from the typed columns. */
export type StoodBefore = {
  inForce?: WasInForce;
  year?: YearBefore;
  /** What is corrected comes to with all that corrects it, after the event. */
  corrected?: Amounts;
  closing?: ClosedWith;
};

type LogRange = { companyId: number; fromSeq: number; toSeq: number };

/** What stood before each event of a part of the log, by its number. */
export async function readStoodBefore(db: Database, range: LogRange): Promise<Map<number, StoodBefore>> {
  const inForce = await rowsOf<WasInForce>(db, range, {
    from: 'in_force_before',
    columns: sql`last_seq as "lastSeq", amounts`,
  });
  const years = await rowsOf<YearBefore>(db, range, { from: 'year_before', columns: YEAR });
  const corrected = await rowsOf<{ amounts: Amounts }>(db, range, {
    from: 'corrected_after',
    columns: sql`amounts`,
  });
  const closings = [
    ...(await rowsOf<ClosedWith>(db, range, { from: 'booked_before', columns: CLOSED })),
    ...(await rowsOf<ClosedWith>(db, range, {
      from: 'paid_before',
      columns: sql`${CLOSED}, payment_count as "paymentCount", payment_totals as "paymentTotals"`,
    })),
  ];
  const stood = new Map<number, StoodBefore>();
  const add = (seq: number, what: StoodBefore) => stood.set(seq, { ...stood.get(seq), ...what });
  for (const { seq, ...was } of inForce) add(seq, { inForce: was });
  for (const { seq, ...year } of years) add(seq, { year });
  for (const { seq, amounts } of corrected) add(seq, { corrected: amounts });
  for (const { seq, ...closing } of closings) add(seq, { closing });
  return stood;
}

const YEAR = sql.join(
  ['gross' as const, ...CONTRIBUTION_CONCEPTS].map(
    (name) => sql`${sql.identifier(columnName(name))} as ${sql.identifier(name)}`,
  ),
  sql`, `,
);

const CLOSED = sql`hash, entry_count as "entryCount", totals`;

async function rowsOf<Row extends object>(
  db: Database,
  { companyId, fromSeq, toSeq }: LogRange,
  { from, columns }: { from: string; columns: SQL },
): Promise<({ seq: number } & Row)[]> {
  return readRows<{ seq: number } & Row>(
    db,
    sql`select seq, ${columns} from ${sql.identifier('ledger_code')}.${sql.identifier(from)}(
      ${companyId}::bigint, ${fromSeq}::bigint, ${toSeq}::bigint)`,
  );
}
