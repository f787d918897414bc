import { AMOUNT_NAMES, type Amounts } from '@garita/domain/pay/amounts';
import { byName } from '@garita/domain/pay/concepts';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { Minutes } from '@garita/domain/time/work-minutes';
import { and, asc, between, eq } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { entries } from '../schema/index.ts';

/** A live entry as reports and forms add it up. */
export type PaidEntry = {
  employeeId: number;
  entryId: number;
  periodId: number;
  payDate: CalendarDate;
  amounts: Amounts;
  /** The time per period that a salary pays for, where the entry has one; 0 for those paid by the hour. */
  salariedMinutes: Minutes;
};

/** The live entries of a company with a pay date between two days, both included, by employee, pay date and entry. */
export async function paidEntries(
  db: Database,
  companyId: number,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<PaidEntry[]> {
  const { employeeId, entryId, periodId, payDate, salariedMinutes } = entries;
  const columns = byName(AMOUNT_NAMES, (name) => entries[name]);
  const rows = await db
    .select({ employeeId, entryId, periodId, payDate, salariedMinutes, amounts: columns })
    .from(entries)
    .where(and(eq(entries.companyId, companyId), eq(entries.status, 'live'), between(payDate, from, to)))
    .orderBy(asc(employeeId), asc(payDate), asc(entryId));
  return rows.map((row) => ({ ...row, salariedMinutes: row.amounts.salary > 0 ? row.salariedMinutes : 0 }));
}
