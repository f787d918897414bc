import type { Cents } from '@garita/domain/money/cents';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { readBy } from '../../database/read-by.ts';
import { amounts, entries, taxLines } from '../../schema/index.ts';
import { isPaidBetween, type PayDateRange } from './paid-entries.ts';

/** The amount of one of the company's own lines in an entry, in cents; never zero. */
export type CompanyLinePaid = {
  taxId: number;
  employeeId: number;
  entryId: number;
  payDate: CalendarDate;
  cents: Cents;
};

/**
 * Returns the company's own lines of the entries paid between two days, both included, by line, employee,
 * pay date and entry.
 */
export async function companyLinesPaid(
  db: Database,
  companyId: number,
  range: PayDateRange,
): Promise<CompanyLinePaid[]> {
  const { employeeId, entryId, payDate } = entries;
  const cents = readBy(sql`sum(${taxLines.cents})`, Number);
  return db
    .select({ taxId: taxLines.taxId, employeeId, entryId, payDate, cents })
    .from(entries)
    .innerJoin(amounts, and(eq(amounts.companyId, entries.companyId), eq(amounts.entryId, entryId)))
    .innerJoin(taxLines, and(eq(taxLines.companyId, amounts.companyId), eq(taxLines.seq, amounts.seq)))
    .where(isPaidBetween([companyId], range))
    .groupBy(taxLines.taxId, employeeId, entryId, payDate)
    .having(sql`sum(${taxLines.cents}) <> 0`)
    .orderBy(asc(taxLines.taxId), asc(employeeId), asc(payDate), asc(entryId));
}
