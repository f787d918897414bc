import { type Cents, sumCents } from '@garita/domain/money/cents';
import type { AmountName, Amounts } from '@garita/domain/pay/amounts';
import { CONTRIBUTION_CONCEPTS } from '@garita/domain/pay/withholding/tax-parameters';
import { sql } from 'drizzle-orm';
import { readBy } from '../database/read-by.ts';
import { amounts as amountsTable } from '../schema/index.ts';

/** The three totals of pay that people read first. */
export type PayTotals = { gross: Cents; withheld: Cents; net: Cents };

export const NO_TOTALS: PayTotals = { gross: 0, withheld: 0, net: 0 };

/** The amounts that add up to the withheld total. */
export const WITHHELD = [
  ...CONTRIBUTION_CONCEPTS,
  'incomeTaxWithheld',
] as const satisfies readonly AmountName[];

/** Returns the totals of some amounts. */
export function totalsOf(amounts: Amounts): PayTotals {
  const { gross, net } = amounts;
  return { gross, withheld: sumCents(WITHHELD.map((name) => amounts[name])), net };
}

/** Returns the sum of two totals. */
export function addTotals(one: PayTotals, other: PayTotals): PayTotals {
  return {
    gross: one.gross + other.gross,
    withheld: one.withheld + other.withheld,
    net: one.net + other.net,
  };
}

/** Selects the three sums of pay that people read first, for a query over amounts; 0 without rows. */
export function summedTotals() {
  const withheld = sql.join(
    WITHHELD.map((name) => sql`${amountsTable[name]}`),
    sql` + `,
  );
  return {
    gross: readBy(sql`coalesce(sum(${amountsTable.gross}), 0)`, Number),
    withheld: readBy(sql`coalesce(sum(${withheld}), 0)`, Number),
    net: readBy(sql`coalesce(sum(${amountsTable.net}), 0)`, Number),
  };
}
