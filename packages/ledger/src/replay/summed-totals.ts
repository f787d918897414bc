import { sql } from 'drizzle-orm';
import { readBy } from '../database/read-by.ts';
import { amounts } from '../schema/index.ts';
import { WITHHELD } from './pay-totals.ts';

/** The sums of what is read first of pay, as columns of a query over amounts; 0 of no rows. */
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
