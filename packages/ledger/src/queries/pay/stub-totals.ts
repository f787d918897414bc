import type { Cents } from '@garita/domain/money/cents';
import { AMOUNT_NAMES, type Amounts } from '@garita/domain/pay/amounts';
import { byName } from '@garita/domain/pay/concepts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { allOf } from '../../database/all-of.ts';
import type { Database } from '../../database/client.ts';
import { readBy } from '../../database/read-by.ts';
import { amounts, entries, taxLines } from '../../schema/index.ts';

/** The year column of a stub: sums in cents and minutes, and the cents of each company line by its tax. */
export type StubTotals = { amounts: Amounts; companyLines: ReadonlyMap<number, Cents> };

// The entries that each stub adds up: the live entries of the same employee and tax year up to and including
// its own, by pay date and then in order of loading.
const counted = alias(entries, 'counted');
const UP_TO = and(
  eq(counted.companyId, entries.companyId),
  eq(counted.employeeId, entries.employeeId),
  eq(counted.taxYear, entries.taxYear),
  eq(counted.status, 'live'),
  sql`(${counted.payDate}, ${counted.entryId}) <= (${entries.payDate}, ${entries.entryId})`,
);

/**
 * Returns the year columns of many stubs of a company, by entry, with the same number of queries for any
 * number of stubs.
 */
export async function stubTotals(
  db: Database,
  companyId: number,
  entryIds: readonly number[],
): Promise<Map<number, StubTotals>> {
  const isListed = and(eq(entries.companyId, companyId), inArray(entries.entryId, [...entryIds]));
  const sums = byName(AMOUNT_NAMES, (name) => readBy(sql`sum(${counted[name]})`, Number));
  const rows = db
    .select({ entryId: entries.entryId, sums })
    .from(entries)
    .innerJoin(counted, UP_TO)
    .where(isListed)
    .groupBy(entries.entryId);
  const lines = db
    .select({
      entryId: entries.entryId,
      taxId: taxLines.taxId,
      cents: readBy(sql`sum(${taxLines.cents})`, Number),
    })
    .from(entries)
    .innerJoin(counted, UP_TO)
    .innerJoin(
      amounts,
      and(
        // Joined by person and year, which have an index; a plan by entry alone would read the whole company.
        eq(amounts.companyId, counted.companyId),
        eq(amounts.subjectKind, 'employee'),
        eq(amounts.subjectId, counted.employeeId),
        eq(amounts.taxYear, counted.taxYear),
        eq(amounts.entryId, counted.entryId),
      ),
    )
    .innerJoin(taxLines, and(eq(taxLines.companyId, amounts.companyId), eq(taxLines.seq, amounts.seq)))
    .where(isListed)
    .groupBy(entries.entryId, taxLines.taxId);
  const summed = await allOf({ rows, lines });
  const totals = new Map(
    summed.rows.map(({ entryId, sums: ofYear }) => [
      entryId,
      { amounts: ofYear, companyLines: new Map<number, Cents>() },
    ]),
  );
  for (const { entryId, taxId, cents } of summed.lines) totals.get(entryId)?.companyLines.set(taxId, cents);
  return totals;
}
