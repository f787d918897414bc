import type { DueEntry, EarlierMonth, ServicePayment } from '@garita/domain/filing/due/company-pay';
import { byName } from '@garita/domain/pay/concepts';
import { LEAST_TIPS_OF_MONTH, uncollectedOnTips } from '@garita/domain/pay/withholding/tips-settlement';
import { FICA_AMOUNTS } from '@garita/domain/returns/fica';
import type { DateRange } from '@garita/domain/returns/quarter';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { and, asc, between, eq, gte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { readBy } from '../../database/read-by.ts';
import { isVisibleTo } from '../../registry/company-scope.ts';
import type { AccountScope } from '../../registry/registry.ts';
import { companies, contractorPayments, details, entries } from '../../schema/index.ts';
import { isOfCompanies } from '../of-companies.ts';
import { CARRIED, CORRECTION_JOIN, isCorrection, wasChauffeur, wasNonResident } from './paid-entries.ts';

// The pay of all active companies of an account, from which their obligations follow: one query each for any
// number of companies.

/** Returns their live entries with a pay date from a day on, with the amounts on which something is due. */
export async function entriesOfAccount(
  db: Database,
  scope: AccountScope,
  from: string,
): Promise<(DueEntry & { companyId: number })[]> {
  const { companyId, employeeId, entryId, periodId, periodStart, periodEnd, payDate } = entries;
  const rows = await db
    .select({
      companyId,
      employeeId,
      entryId,
      periodId,
      periodStart,
      periodEnd,
      payDate,
      isCorrection: isCorrection(),
      isChauffeur: wasChauffeur(),
      isNonResident: wasNonResident(),
      carried: CARRIED,
      amounts: byName([...FICA_AMOUNTS, 'incomeTaxWithheld'] as const, (name) => entries[name]),
    })
    .from(entries)
    .leftJoin(details, CORRECTION_JOIN)
    .innerJoin(companies, eq(companies.id, companyId))
    .where(and(ofAccount(scope), eq(entries.status, 'live'), gte(payDate, from)));
  return rows.map(({ carried, ...row }) => ({ ...row, uncollectedTips: uncollectedOnTips(carried) }));
}

/**
 * Returns the amounts due for the pay of each month between two days: both shares of FICA, except for
 * rounding, and income tax on wages. With ids, of those companies only.
 */
export async function monthsOfAccount(
  db: Database,
  scope: AccountScope,
  { from, to, companyIds }: DateRange & { companyIds?: readonly number[] },
): Promise<(EarlierMonth & { companyId: number })[]> {
  const month = sql<string>`to_char(${entries.payDate}, 'YYYY-MM-01')`;
  // Only the employee pays additional Medicare.
  const { socialSecurity, socialSecurityOnTips, medicare, additionalMedicare } = entries;
  const both = sql`2 * (${socialSecurity} + ${socialSecurityOnTips} + ${medicare}) - coalesce(${additionalMedicare}, 0)`;
  return db
    .select({
      companyId: entries.companyId,
      month,
      fica: readBy(sql`sum(${both})`, Number),
      incomeTax: readBy(
        sql`coalesce(sum(${entries.incomeTaxWithheld}) filter (where ${entries.nonResidentPay} is null), 0)`,
        Number,
      ),
    })
    .from(entries)
    .innerJoin(companies, eq(companies.id, entries.companyId))
    .where(
      and(
        ofAccount(scope),
        companyIds && isOfCompanies(entries.companyId, companyIds),
        eq(entries.status, 'live'),
        between(entries.payDate, from, to),
      ),
    )
    .groupBy(entries.companyId, month)
    .orderBy(asc(month));
}

/**
 * Returns the months between two days in which an employee had tips already, and all tips of the month are
 * below those that are wages by law. `month` is its first day.
 */
export async function monthsOfFewTips(
  db: Database,
  scope: AccountScope,
  { from, to }: DateRange,
): Promise<{ employeeId: number; month: CalendarDate }[]> {
  const month = sql<CalendarDate>`to_char(${entries.payDate}, 'YYYY-MM-01')`;
  const { employeeId, tips, tipsReceived } = entries;
  return db
    .select({ employeeId, month })
    .from(entries)
    .innerJoin(companies, eq(companies.id, entries.companyId))
    .where(and(ofAccount(scope), eq(entries.status, 'live'), between(entries.payDate, from, to)))
    .groupBy(employeeId, month)
    .having(
      sql`sum(${tipsReceived}) > 0 and sum(${tips} + ${tipsReceived}) < ${LEAST_TIPS_OF_MONTH}::integer`,
    );
}

/** Returns their live payments of contractors with a pay date from a day on. */
export async function servicesOfAccount(
  db: Database,
  scope: AccountScope,
  from: string,
): Promise<(ServicePayment & { companyId: number })[]> {
  const { companyId, contractorId, payDate, gross, incomeTaxWithheld } = contractorPayments;
  return db
    .select({ companyId, contractorId, payDate, gross, withheld: incomeTaxWithheld })
    .from(contractorPayments)
    .innerJoin(companies, eq(companies.id, companyId))
    .where(and(ofAccount(scope), eq(contractorPayments.status, 'live'), gte(payDate, from)));
}

// A company that is switched off counts while another one with its employer number is on: they file together.
function ofAccount(scope: AccountScope): SQL | undefined {
  const { accountId, employerIdentificationNumber: number, isActive } = companies;
  const sharesNumber = sql`exists (select from ${companies} o where o.account_id = ${accountId}
    and o.employer_identification_number = ${number} and o.is_active and ${number} ~ '[1-9]')`;
  return and(isVisibleTo(scope), or(eq(isActive, true), sharesNumber));
}
