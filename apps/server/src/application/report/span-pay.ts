import type { Company } from '@garita/domain/company/company.schema';
import { withUnemploymentRateOf } from '@garita/domain/company/unemployment-rate';
import { type Cents, sumCents } from '@garita/domain/money/cents';
import { type EmployerCost, type EmployerYear, employerCosts } from '@garita/domain/returns/employer-cost';
import type { OpeningBalancesByEmployee } from '@garita/domain/returns/opening-balance-of-year';
import type { PaidEntry } from '@garita/domain/returns/paid-entry';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/period-id';
import type { Database } from '@garita/ledger/database/client';
import { listPaidAmounts, yearsPaidFor } from '@garita/ledger/queries/pay/paid-entries';
import { getEmployerLaw, getWageBase } from '@garita/ledger/registry/records/pay-parameters';
import type { SavedRecord } from '@garita/ledger/registry/registry';
import { hasAccessToYears, yearsLeftOut } from '../access.ts';
import { companyPeriodOf } from '../company/company-periods.ts';
import type { UseCaseContext } from '../use-case.ts';
import { employerIdsOf } from './employer.ts';
import { daysOfYear, listPaidEntriesOf, payAndOpeningBalancesOf } from './taxable-pay.ts';

/** A span of pay whose cost a document shows: the pay between two days, or that of a period. */
export type PaySpan = {
  days: Pick<PayPeriod, 'start' | 'end'> & { period?: PayPeriod };
  years: readonly number[];
  /** The years outside the user's access in which some of the pay is paid. */
  yearsLeftOut: readonly number[];
  isOfIt: (entry: PaidEntry) => boolean;
};

/** Returns the span of the pay between two days. */
export function paidBetween(start: CalendarDate, end: CalendarDate): PaySpan {
  return {
    days: { start, end },
    years: Array.from({ length: yearOf(end) - yearOf(start) + 1 }, (_, index) => yearOf(start) + index),
    yearsLeftOut: [],
    isOfIt: ({ payDate }) => payDate >= start && payDate <= end,
  };
}

/**
 * Returns the span of the pay of a period, in the years within the user's access. Errors: `not-found` for an
 * unknown period.
 */
export async function paidOfPeriod(
  context: UseCaseContext,
  { companyId, periodId }: { companyId: number; periodId: number },
): Promise<PaySpan> {
  const { dependencies, actor } = context;
  const period = await companyPeriodOf(dependencies.database, { companyId, periodId });
  const years = await yearsPaidFor(dependencies.database, { companyId, periodId });
  return {
    days: { start: period.start, end: period.end, period },
    years: years.filter((year) => hasAccessToYears(actor, [year])),
    yearsLeftOut: await yearsLeftOut(context, { companyId, periodId }),
    isOfIt: (entry) => entry.periodId === periodId,
  };
}

/** An entry with the employer's cost of it. */
export type CostedEntry = { entry: PaidEntry; cost: EmployerCost };

/** Returns what a company paid in a span, with the employer's cost of each entry. */
export async function costsInSpan(
  db: Database,
  { company, accountId }: OfCompany,
  { years, isOfIt }: PaySpan,
): Promise<CostedEntry[]> {
  const all: CostedEntry[] = [];
  const companyIds = await employerIdsOf(db, { accountId, companyId: company.id });
  // Each year has bases of its own, and its earlier pay uses them up too.
  for (const year of years) {
    const { entries, costs } = await costsInYear(db, { company, year, companyIds });
    const byId = new Map(entries.filter(isOfIt).map((entry) => [entry.entryId, entry]));
    for (const cost of costs) {
      const entry = byId.get(cost.entryId);
      if (entry) all.push({ entry, cost });
    }
  }
  return all;
}

/** A company of an account. */
type OfCompany = { company: SavedRecord<Company>; accountId: number };

type YearOfCompany = { company: SavedRecord<Company>; year: number };

/**
 * Returns what a company paid in a calendar year, with the employer's cost of each entry. The bases are those
 * of persons at the employer number; the cost belongs to the record that was paid.
 */
export async function costsInYear(
  db: Database,
  { company, year, companyIds }: YearOfCompany & { companyIds: readonly number[] },
): Promise<{ entries: PaidEntry[]; costs: EmployerCost[] }> {
  const books = { database: db, readCache: new Map() };
  const { entries, before } = await payAndOpeningBalancesOf(books, companyIds, year);
  const rules = await employerYear(db, { company, year }, before);
  const paid = await listPaidEntriesOf(books, [company.id], daysOfYear(year));
  const recordOf = new Map(paid.map(({ entryId, employeeId }) => [entryId, employeeId]));
  const premiums = companyIds.length > 1 ? premiumsOf(paid, rules) : undefined;
  const costs = employerCosts(entries, rules).flatMap(({ entryId, taxes, ...cost }) => {
    const employeeId = recordOf.get(entryId);
    if (employeeId === undefined) return []; // of another company
    const premium = premiums && { workersCompensation: premiums.get(entryId) ?? 0 };
    return { ...cost, entryId, employeeId, taxes: { ...taxes, ...premium } };
  });
  return { entries: paid, costs };
}

/** Returns the premium of each entry: the policy of the CFSE is a company's. */
function premiumsOf(paid: readonly PaidEntry[], rules: EmployerYear): Map<number, Cents> {
  const costs = employerCosts(paid, rules);
  return new Map(costs.map(({ entryId, taxes }) => [entryId, taxes.workersCompensation]));
}

/** Returns the facts of a year that the employer's share depends on. */
export async function employerYear(
  db: Database,
  { company, year }: YearOfCompany,
  before: OpeningBalancesByEmployee,
): Promise<EmployerYear> {
  const wageBase = await getWageBase(db, year);
  return {
    rates: withUnemploymentRateOf(company, year),
    before,
    ...(await getEmployerLaw(db, year)),
    policyPayrollBefore: await policyPayrollBefore(db, company, year),
    ...(wageBase === undefined ? {} : { wageBase }),
  };
}

/**
 * Returns the pay of the second half of the year before; it is needed only if the company typed just the
 * rate of its premium.
 */
async function policyPayrollBefore(
  db: Database,
  { id, workersCompensationRate }: SavedRecord<Company>,
  year: number,
): Promise<Cents> {
  if (workersCompensationRate === null) return 0;
  const days = { from: `${year - 1}-07-01`, to: `${year - 1}-12-31` };
  const paid = await listPaidAmounts(db, [id], { ...days, names: ['gross'] });
  return sumCents(paid.map(({ amounts }) => amounts.gross));
}
