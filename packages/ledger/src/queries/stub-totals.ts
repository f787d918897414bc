import type { Cents } from '@garita/domain/money/cents';
import { AMOUNT_NAMES, type Amounts, NO_AMOUNTS } from '@garita/domain/pay/amounts';
import { byName } from '@garita/domain/pay/concepts';
import { and, eq, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { amounts, entries, taxLines } from '../schema/index.ts';
import type { TimeEntryView } from './time-entry-view.ts';

/** What the year column of a stub shows: sums in cents and minutes, and the cents of each company line by its tax. */
export type StubTotals = { amounts: Amounts; companyLines: ReadonlyMap<number, Cents> };

type UpTo = Pick<TimeEntryView, 'companyId' | 'employeeId' | 'taxYear' | 'payDate' | 'entryId'>;

/** Sums the live entries of the same tax year up to an entry and with it, by pay date and then in order of loading. */
export async function stubTotals(db: Database, entry: UpTo): Promise<StubTotals> {
  const sums = byName(AMOUNT_NAMES, (name) => sql`coalesce(sum(${entries[name]}), 0)`.mapWith(Number));
  const [row = NO_AMOUNTS] = await db.select(sums).from(entries).where(upTo(entry));
  const lines = await db
    .select({ taxId: taxLines.taxId, cents: sql`sum(${taxLines.cents})`.mapWith(Number) })
    .from(taxLines)
    .innerJoin(amounts, and(eq(amounts.companyId, taxLines.companyId), eq(amounts.seq, taxLines.seq)))
    .innerJoin(entries, and(eq(entries.companyId, amounts.companyId), eq(entries.entryId, amounts.entryId)))
    .where(upTo(entry))
    .groupBy(taxLines.taxId);
  return {
    amounts: row,
    companyLines: new Map(lines.map(({ taxId, cents }) => [taxId, cents])),
  };
}

function upTo({ companyId, employeeId, taxYear, payDate, entryId }: UpTo) {
  return and(
    eq(entries.companyId, companyId),
    eq(entries.employeeId, employeeId),
    eq(entries.taxYear, taxYear),
    eq(entries.status, 'live'),
    or(lt(entries.payDate, payDate), and(eq(entries.payDate, payDate), lte(entries.entryId, entryId))),
  );
}
