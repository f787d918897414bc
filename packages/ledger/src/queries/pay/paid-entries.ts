import type { Cents } from '@garita/domain/money/cents';
import { AMOUNT_NAMES, type AmountName } from '@garita/domain/pay/amounts';
import { byName } from '@garita/domain/pay/concepts';
import { TIPS_PARTS, uncollectedOnTips } from '@garita/domain/pay/withholding/tips-settlement';
import type { PaidAmounts, PaidEntry } from '@garita/domain/returns/paid-entry';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { and, asc, between, eq, gte, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { readBy } from '../../database/read-by.ts';
import { details, entries } from '../../schema/index.ts';
import { isOfCompanies } from '../of-companies.ts';

/** A range of pay dates, both days included. */
export type PayDateRange = { from: CalendarDate; to: CalendarDate };

/**
 * Returns the live entries of some companies with a pay date between two days, both included, by employee,
 * pay date and entry.
 */
export async function listPaidEntries(
  db: Database,
  companyIds: readonly number[],
  range: PayDateRange,
): Promise<PaidEntry[]> {
  const { employeeId, entryId, periodId, periodStart, periodEnd, payDate, salariedMinutes } = entries;
  const rows = await db
    .select({
      employeeId,
      entryId,
      periodId,
      periodStart,
      periodEnd,
      payDate,
      salariedMinutes,
      isCorrection: isCorrection(),
      isChauffeur: wasChauffeur(),
      isNonResident: wasNonResident(),
      exempt: entries.certificateExempt,
      deferred: entries.certificateDeferred,
      carried: CARRIED,
      amounts: byName(AMOUNT_NAMES, (name) => entries[name]),
    })
    .from(entries)
    .leftJoin(details, CORRECTION_JOIN)
    .where(isPaidBetween(companyIds, range))
    .orderBy(...IN_ORDER);
  return rows.map(({ exempt, deferred, carried, ...row }) => ({
    ...row,
    uncollectedTips: uncollectedOnTips(carried),
    certificate: exempt === null || deferred === null ? null : { exempt, deferred },
    // A correction of a salary pays for no time.
    salariedMinutes: row.amounts.salary > 0 && !row.isCorrection ? row.salariedMinutes : 0,
  }));
}

/**
 * Returns only some amounts of these entries, because a large company's year has tens of thousands of rows
 * with some forty amounts.
 */
export async function listPaidAmounts<Name extends AmountName>(
  db: Database,
  companyIds: readonly number[],
  { names, ...range }: PayDateRange & { names: readonly Name[] },
): Promise<PaidAmounts<Name>[]> {
  const { employeeId, entryId, payDate } = entries;
  const rows = await db
    .select({
      employeeId,
      entryId,
      payDate,
      carried: CARRIED,
      amounts: byName(names, (name) => entries[name]),
    })
    .from(entries)
    .where(isPaidBetween(companyIds, range))
    .orderBy(...IN_ORDER);
  return rows.map(({ carried, ...row }) => ({ ...row, uncollectedTips: uncollectedOnTips(carried) }));
}

/** The columns of the taxes on tips that were carried into and out of an entry, for `uncollectedOnTips`. */
export const CARRIED = byName(TIPS_PARTS, (name) => entries[name]);

const IN_ORDER = [asc(entries.employeeId), asc(entries.payDate), asc(entries.entryId)];

/** Joins the details of its event to a correction, and nothing to any other entry. */
export const CORRECTION_JOIN = and(
  eq(details.companyId, entries.companyId),
  eq(details.seq, entries.createdSeq),
  isNotNull(details.corrects),
);

/** Returns the condition that an entry is a correction. Needs `CORRECTION_JOIN`. */
export function isCorrection() {
  return readBy(isNotNull(details.corrects), Boolean);
}

/**
 * Returns the condition that an entry was paid as a chauffeur's, by the facts it froze; a correction counts
 * as the corrected entry does. The details must be joined.
 */
export function wasChauffeur() {
  const { companyId, chauffeurInsuranceUncapped } = entries;
  const corrected = sql`exists (select from ${entries} corrected where corrected.company_id = ${companyId}
    and corrected.entry_id = ${details.corrects} and corrected.chauffeur_insurance_uncapped is not null)`;
  return sql<boolean>`case when ${details.corrects} is null then ${chauffeurInsuranceUncapped} is not null else ${corrected} end`;
}

/** Returns the condition that an entry is pay of a non-resident. A correction has the column of its own. */
export function wasNonResident() {
  return readBy(isNotNull(entries.nonResidentPay), Boolean);
}

/**
 * Returns the condition that at least one of some entries is pay for its own period. Needs
 * `CORRECTION_JOIN`.
 */
export function hasPay() {
  return sql<boolean>`bool_or(${details.corrects} is null)`;
}

/** Returns the condition that an entry of some companies is live and has a pay date between two days. */
export function isPaidBetween(companyIds: readonly number[], { from, to }: PayDateRange) {
  return and(
    isOfCompanies(entries.companyId, companyIds),
    eq(entries.status, 'live'),
    between(entries.payDate, from, to),
  );
}

/** Pay for a period with its earnings, in cents. */
export type PeriodPay = Pick<PaidEntry, 'employeeId' | 'entryId' | 'payDate'> & { gross: Cents };

/**
 * Returns the live pay of some companies for the periods that hold this day, whenever it is paid.
 * Corrections of another period and entries that only add something unearned are left out. `leftOut` is an
 * entry that does not count.
 */
export async function listPayOfDay(
  db: Database,
  companyIds: readonly number[],
  { day, leftOut }: { day: CalendarDate; leftOut?: number | undefined },
): Promise<PeriodPay[]> {
  const { employeeId, entryId, payDate, gross } = entries;
  return db
    .select({ employeeId, entryId, payDate, gross })
    .from(entries)
    .leftJoin(details, CORRECTION_JOIN)
    .where(
      and(
        isNull(details.corrects),
        isOfCompanies(entries.companyId, companyIds),
        eq(entries.status, 'live'),
        lte(entries.periodStart, day),
        gte(entries.periodEnd, day),
        ne(gross, 0),
        leftOut === undefined ? undefined : ne(entryId, leftOut),
      ),
    )
    .orderBy(...IN_ORDER);
}

/**
 * Returns the years in which pay of a company's period was paid, in order: pay of December may be paid in
 * January.
 */
export async function yearsPaidFor(
  db: Database,
  { companyId, periodId }: { companyId: number; periodId: number },
  { withDeleted = false }: { withDeleted?: boolean } = {},
): Promise<number[]> {
  const { taxYear } = entries;
  const rows = await db
    .selectDistinct({ taxYear })
    .from(entries)
    .where(
      and(
        eq(entries.companyId, companyId),
        eq(entries.periodId, periodId),
        withDeleted ? undefined : eq(entries.status, 'live'),
      ),
    )
    .orderBy(asc(taxYear));
  return rows.map((row) => row.taxYear);
}
