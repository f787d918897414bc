import type { CompanyPay } from '@garita/domain/filing/due/company-pay';
import { obligationYears } from '@garita/domain/filing/due/due-periods';
import { employerPay, obligationsOfEmployer } from '@garita/domain/filing/due/employer-pay';
import { type DueOfCompany, isObligationOfEmployer } from '@garita/domain/filing/due/obligation';
import { dueWindow, obligationsOf } from '@garita/domain/filing/due/obligations';
import { isAmongFiled } from '@garita/domain/filing/filed/filed-document';
import type { Cents } from '@garita/domain/money/cents';
import type { Rate } from '@garita/domain/money/rate';
import { missingFacts } from '@garita/domain/report/missing-fact';
import type {
  OpeningBalanceOfYear,
  OpeningBalancesByEmployee,
} from '@garita/domain/returns/opening-balance-of-year';
import { yearRange } from '@garita/domain/returns/quarter';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { listFilings } from '@garita/ledger/queries/filing/filed-documents';
import { listSettlements } from '@garita/ledger/queries/filing/settlements';
import { openingBalancesOfAccount } from '@garita/ledger/queries/opening-balance/opening-balance';
import { entriesOfAccount, monthsOfAccount, servicesOfAccount } from '@garita/ledger/queries/pay/account-pay';
import { listFormEmployees } from '@garita/ledger/registry/access/account-people';
import { accountantRegistry } from '@garita/ledger/registry/records/accountants';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { listDepositFacts } from '@garita/ledger/registry/records/deposit-facts';
import {
  type EmployerLaw,
  getEmployerLaw,
  getWageBase,
} from '@garita/ledger/registry/records/pay-parameters';
import { firstRecords, listRecordPairsOfAccount } from '@garita/ledger/registry/records/person-records';
import { companyScope, hasAccessToDays } from '../access.ts';
import type { CompanyRecord } from '../company/companies.ts';
import { groupByCompany } from '../company/group-by-company.ts';
import { employerIdsOf } from '../report/employer.ts';
import { type UseCaseContext, useCase } from '../use-case.ts';

/**
 * Lists what is due around today over all active companies of the account, by due date and then by company.
 * An obligation of an employer number is listed once for all of its companies. It is left out if the user may
 * not see all of them.
 */
export const listDue = useCase('pay:read', async (context): Promise<DueOfCompany[]> => {
  const today = context.dependencies.today();
  const all = await companyRegistry.list(context.dependencies.database, context.actor);
  const filed = groupByCompany(
    await listFilings(
      context.dependencies.database,
      all.map(({ id }) => id),
    ),
  );
  const settled = groupByCompany(
    await listSettlements(
      context.dependencies.database,
      all.map(({ id }) => id),
    ),
  );
  const payOfCompany = await companyPays(context, today);
  const payOf = (company: CompanyRecord): CompanyPay => ({
    ...payOfCompany(company),
    isFiled: (due) => isAmongFiled(filed(company.id), due),
    settled: settled(company.id).filter((one) => one.kind === 'obligation'),
  });
  const first = firstRecords(await listRecordPairsOfAccount(context.dependencies.database, context.actor));
  const hidden = await hiddenCompanies(context, all);
  return employersOf(all)
    .flatMap((companies) => {
      const pays = companies.map(payOf);
      const place = placeOf(companies);
      if (pays.length === 1 && !hidden.has(place.companyId))
        return obligationsOf(employerPay(pays, first), today).map((due) => ({ ...due, ...place }));
      const ofEmployer = companies.some(({ id }) => hidden.has(id))
        ? []
        : obligationsOfEmployer(pays, first, today).map((due) => ({ ...due, ...place }));
      const ofCompanies = companies
        .filter(({ isActive }) => isActive)
        .flatMap((company) =>
          obligationsOf(payOf(company), today)
            .filter(({ kind }) => !isObligationOfEmployer(kind))
            .map((due) => ({ ...due, company: company.name })),
        );
      return [...ofEmployer, ...ofCompanies];
    })
    .filter(({ period }) => hasAccessToDays(context.actor, period.from, period.to))
    .toSorted((a, b) => a.due.localeCompare(b.due));
});

/** Groups the companies by employer number, the first record first, if one of them is active. */
function employersOf(all: readonly CompanyRecord[]): CompanyRecord[][] {
  const groups = new Map<string, CompanyRecord[]>();
  for (const company of all.toSorted((a, b) => a.id - b.id)) {
    const { id, employerIdentificationNumber: number } = company;
    const name = /[1-9]/.test(number) ? number : `company ${id}`;
    groups.set(name, [...(groups.get(name) ?? []), company]);
  }
  const order = new Map(all.map(({ id }, index) => [id, index]));
  const placeOfGroup = (group: readonly CompanyRecord[]) => order.get(shownOf(group)?.id ?? 0) ?? 0;
  return [...groups.values()]
    .filter((companies) => companies.some(({ isActive }) => isActive))
    .toSorted((a, b) => placeOfGroup(a) - placeOfGroup(b));
}

/** Returns the newest active company of an employer, under which its obligations are listed. */
function shownOf(companies: readonly CompanyRecord[]): CompanyRecord | undefined {
  return companies.findLast(({ isActive }) => isActive);
}

function placeOf(companies: readonly CompanyRecord[]) {
  const { id: companyId = 0, name: company = '' } = shownOf(companies) ?? {};
  const others = companies.filter(({ id, isActive }) => isActive && id !== companyId);
  const sharedWith = others.map(({ id, name }) => ({ companyId: id, company: name }));
  return { companyId, company, ...(sharedWith.length > 0 && { sharedWith }) };
}

/** Returns the companies whose employer number another company has that the user may not see. */
async function hiddenCompanies(
  { dependencies: { database }, actor }: UseCaseContext,
  all: readonly CompanyRecord[],
): Promise<ReadonlySet<number>> {
  if (actor.access.companyIds.length === 0) return new Set();
  const visible = new Set(all.map(({ id }) => id));
  const hidden = new Set<number>();
  for (const { id } of all) {
    const ids = await employerIdsOf(database, companyScope(actor, id));
    if (ids.some((one) => !visible.has(one))) hidden.add(id);
  }
  return hidden;
}

/** Reads what every company paid: one query for each figure, however many companies the account has. */
async function companyPays(
  { dependencies: { database }, actor }: UseCaseContext,
  today: CalendarDate,
): Promise<(company: CompanyRecord) => Omit<CompanyPay, 'isFiled' | 'settled'>> {
  const { first, last, earlier } = obligationYears(dueWindow(today));
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const entries = groupByCompany(await entriesOfAccount(database, actor, yearRange(first).from));
  const months = groupByCompany(await monthsOfAccount(database, actor, earlier));
  const services = groupByCompany(await servicesOfAccount(database, actor, yearRange(first).from));
  const openings = groupByCompany(await openingBalancesOfAccount(database, actor, years));
  const employees = groupByCompany(await listFormEmployees(database, actor));
  const preparers = new Map((await accountantRegistry.list(database, actor)).map((one) => [one.id, one]));
  const factsOf = groupByCompany(await listDepositFacts(database, actor));
  const wageBases = await wageBasesOf(years, (year) => getWageBase(database, year));
  const { unemploymentBases, futaReductions } = await employerLawOf(years, (year) =>
    getEmployerLaw(database, year),
  );
  return (company) => {
    const own = employees(company.id);
    return {
      company,
      entries: entries(company.id),
      before: openedYears(openings(company.id)),
      earlier: months(company.id),
      services: services(company.id),
      depositFacts: new Map(factsOf(company.id).map(({ year, facts }) => [year, facts])),
      wageBases,
      unemploymentBases,
      futaReductions,
      lacksFacts: (report, people) =>
        missingFacts(report, {
          company,
          accountant: preparers.get(company.accountantId),
          employees: own.filter(({ id }) => people.has(id)),
          contractors: [], // nothing of theirs falls due that prints what a record of them may lack
        }).length > 0,
    };
  };
}

function openedYears(
  openings: readonly (OpeningBalanceOfYear & { employeeId: number; taxYear: number })[],
): ReadonlyMap<number, OpeningBalancesByEmployee> {
  const years = new Set(openings.map(({ taxYear }) => taxYear));
  const opened = (year: number) =>
    new Map(openings.flatMap((one) => (one.taxYear === year ? [[one.employeeId, one] as const] : [])));
  return new Map([...years].map((year) => [year, opened(year)]));
}

async function employerLawOf(
  years: readonly number[],
  lawOf: (year: number) => Promise<EmployerLaw>,
): Promise<Required<Pick<CompanyPay, 'unemploymentBases' | 'futaReductions'>>> {
  const unemploymentBases = new Map<number, Cents>();
  const futaReductions = new Map<number, Rate>();
  for (const year of years) {
    const { unemploymentBase, futaReduction } = await lawOf(year);
    unemploymentBases.set(year, unemploymentBase);
    if (futaReduction !== null) futaReductions.set(year, futaReduction);
  }
  return { unemploymentBases, futaReductions };
}

async function wageBasesOf(
  years: readonly number[],
  wageBase: (year: number) => Promise<Cents | undefined>,
): Promise<ReadonlyMap<number, Cents>> {
  const bases = new Map<number, Cents>();
  for (const year of years) {
    const base = await wageBase(year);
    if (base !== undefined) bases.set(year, base);
  }
  return bases;
}
