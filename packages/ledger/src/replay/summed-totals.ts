import { sql } from 'drizzle-orm';
import { readBy } from '../database/read-by.ts';
import { amounts } from '../schema/index.ts';
import { WITHHELD } from './pay-totals.ts';

/** Selects the three sums of pay that people read first, for a query over amounts; 0 without rows. */
export function summedTotals() {
  const withheld = sql.join(
    WITHHELD.map((name) => sql`${amounts[name]}`),
    sql` + `,
  );
  return {
    gross: readBy(sql`coalesce(sum(${amounts.gross}), 0)`, Number),
    withheld: readBy(sql`coalesce(sum(${withheld}), 0)`, Number),
    net: readBy(sql`coalesce(sum(${amounts.net}), 0)`, Number),
  };
}
