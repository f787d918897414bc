import type { Cents } from '@garita/domain/money/cents';
import { freeSaturdays, saturdaysOfText } from '@garita/domain/pay/chauffeur-saturdays';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/period-id';
import { and, eq, gte, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { type Places, preparedQuery } from '../database/prepared-query.ts';
import { readBy } from '../database/read-by.ts';
import { entries } from '../schema/index.ts';
import type { EmployeeKey } from './pay/year-to-date.ts';

/**
 * Returns the chauffeur insurance that the employee's other live entries of a period withheld, in any tax
 * year.
 */
export async function chauffeurInsuranceOfPeriod(
  db: Database,
  { companyId, employeeId }: EmployeeKey,
  { periodId, exceptEntryId = 0 }: { periodId: number; exceptEntryId?: number | undefined },
): Promise<Cents> {
  const [row] = await chauffeurInsuranceIn(db, { companyId, employeeId, periodId, exceptEntryId });
  return row?.cents ?? 0;
}

/**
 * Returns the Saturdays of a period that the employee's other live entries, of whatever frequency, do not
 * withhold for.
 */
export async function freeSaturdaysOfPeriod(
  db: Database,
  { companyId, employeeId }: EmployeeKey,
  { period, exceptEntryId = 0 }: { period: Bounds; exceptEntryId?: number | undefined },
): Promise<CalendarDate[]> {
  const { start, end } = period;
  const rows = await saturdaysInsuredIn(db, { companyId, employeeId, start, end, exceptEntryId });
  return freeSaturdays(
    period,
    rows.flatMap(({ saturdays }) => saturdaysOfText(saturdays)),
  );
}

type Bounds = Pick<PayPeriod, 'start' | 'end'>;

type OnDays = EmployeeKey & { start: CalendarDate; end: CalendarDate; exceptEntryId: number };

const saturdaysInsuredIn = preparedQuery((db, given: Places<OnDays>) =>
  db
    .select({ saturdays: entries.insuredSaturdays })
    .from(entries)
    .where(
      and(
        eq(entries.companyId, given.companyId),
        eq(entries.employeeId, given.employeeId),
        lte(entries.periodStart, sql`${given.end}::date`),
        gte(entries.periodEnd, sql`${given.start}::date`),
        eq(entries.status, 'live'),
        ne(entries.entryId, given.exceptEntryId),
      ),
    ),
);

/** The entries of an employee in a period, without `exceptEntryId`, which is 0 for all of them. */
type InPeriod = EmployeeKey & { periodId: number; exceptEntryId: number };

const chauffeurInsuranceIn = preparedQuery((db, given: Places<InPeriod>) =>
  db
    .select({ cents: readBy(sql`coalesce(sum(${entries.chauffeurInsurance}), 0)`, Number) })
    .from(entries)
    .where(
      and(
        eq(entries.companyId, given.companyId),
        eq(entries.employeeId, given.employeeId),
        eq(entries.periodId, given.periodId),
        eq(entries.status, 'live'),
        ne(entries.entryId, given.exceptEntryId),
      ),
    ),
);
