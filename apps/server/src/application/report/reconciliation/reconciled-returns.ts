import { withUnemploymentRateOf } from '@garita/domain/company/unemployment-rate';
import {
  figuresOfCertificates,
  figuresOfChauffeurReturns,
  figuresOfEmployerCosts,
  figuresOfFicaReturns,
  figuresOfForm499,
  figuresOfForm940,
  figuresOfForms480,
  figuresOfInsuranceReturns,
  figuresOfInsuredPayroll,
  figuresOfOpeningBalances,
  figuresOfWithheldAndShare,
} from '@garita/domain/filing/reconciliation/reconciled-documents';
import type { ReconciledSource, SourceFigures } from '@garita/domain/filing/reconciliation/reconciliation';
import { type Cents, sumCents } from '@garita/domain/money/cents';
import type { Amounts } from '@garita/domain/pay/amounts';
import { chauffeurWeeks } from '@garita/domain/returns/chauffeur-weeks';
import type { EmployerCost } from '@garita/domain/returns/employer-cost';
import { type FicaReturn, ficaReturnOfQuarter } from '@garita/domain/returns/fica';
import { ficaReturnOfYear } from '@garita/domain/returns/fica-of-year';
import { form480sOfYear } from '@garita/domain/returns/form-480';
import { form499Lines } from '@garita/domain/returns/form-499';
import { federalUnemployment } from '@garita/domain/returns/form-940';
import {
  employerDisability,
  insuranceRates,
  insuranceReturn,
  insuredWages,
} from '@garita/domain/returns/insurance';
import { entriesOfQuarter, policyRange, QUARTERS, yearRange } from '@garita/domain/returns/quarter';
import { w2prsOfYear } from '@garita/domain/returns/w2pr';
import type { Database } from '@garita/ledger/database/client';
import { contractorPaymentsBetween } from '@garita/ledger/queries/contractor/contractor-totals';
import { listPaidAmounts } from '@garita/ledger/queries/pay/paid-entries';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { getDisabilityRate, getWageBase } from '@garita/ledger/registry/records/pay-parameters';
import { orNotFound } from '../../../refusal/app-error.ts';
import type { UseCaseContext } from '../../use-case.ts';
import { type Employer, employeesOf, employerHead } from '../employer.ts';
import { costsInSpan, paidBetween } from '../span-pay.ts';
import {
  federalTaxableYear,
  listPaidEmployeeIds,
  localTaxedEntries,
  payAndOpeningBalancesOf,
  youngTest,
} from '../taxable-pay.ts';
import { reconciledFiles, type UnreadFile } from './reconciled-files.ts';

type OfYear = { employer: Employer; year: number };

/** The amounts of a year in the returns and files, and the files that could not be read. */
export type ReconciledReturns = {
  found: Partial<Record<ReconciledSource, SourceFigures>>;
  unread: UnreadFile[];
};

/**
 * Returns the amounts of each return of a year, by the rules that make the documents themselves, and of each
 * text file, by its bytes.
 *
 * @param ledger the amounts of the year's entries by the ledger
 */
export async function reconciledReturns(
  context: UseCaseContext,
  { employer, year, ledger }: OfYear & { ledger: readonly Amounts[] },
): Promise<ReconciledReturns> {
  const { database } = context.dependencies;
  const { companyIds } = employer;
  const { company } = await employerHead(context, employer);
  const { entries, before } = await payAndOpeningBalancesOf({ database }, companyIds, year);
  const people = await employeesOf(context, companyIds, listPaidEmployeeIds(entries, before));
  const wageBase = await getWageBase(database, year);
  const limits = wageBase === undefined ? {} : { wageBase };
  const withheld = await localTaxedEntries(context, companyIds, year);
  const taxed = await federalTaxableYear({ database }, { employer, companyIds }, year);
  const w2prs = w2prsOfYear(entries, { before, isExempt: youngTest(people, year), ...limits });
  const ofQuarters = QUARTERS.map((quarter) => ({
    lines: insuranceReturn(
      insuredWages(entries, quarter, { before }),
      insuranceRates(withUnemploymentRateOf(company, year)),
    ),
    employerDisability: employerDisability(entries, quarter, { before, rates: company }),
  }));
  const weeks = QUARTERS.reduce((sum, quarter) => sum + chauffeurWeeks(entries, quarter), 0);
  const payments = await Promise.all(
    companyIds.map((companyId) => contractorPaymentsBetween(database, companyId, yearRange(year))),
  );
  const quarters = QUARTERS.filter((quarter) => entriesOfQuarter(entries, quarter).length > 0);
  const files = await reconciledFiles(context, { companyIds, year, quarters });
  return {
    found: {
      brought: figuresOfOpeningBalances(before, taxed.openingBalances, wageBase),
      'withheld-and-share': figuresOfWithheldAndShare(ledger, entries, {
        before,
        disabilityRate: await getDisabilityRate(database, year),
        company,
      }),
      'form-499': figuresOfForm499(QUARTERS.map((quarter) => form499Lines(withheld, quarter))),
      'fica-return': figuresOfFicaReturns(await ficaReturnsOf(database, { employer, year })),
      'form-940': figuresOfForm940(federalUnemployment(entries, before)),
      'insurance-return': figuresOfInsuranceReturns(ofQuarters),
      'chauffeur-return': figuresOfChauffeurReturns(weeks, company),
      ...(await employerCostOf(context, { employer, year })),
      w2pr: figuresOfCertificates(w2prs),
      'form-480': figuresOfForms480(payments.flatMap(form480sOfYear)),
      ...files.found,
    },
    unread: files.unread,
  };
}

/** Returns the federal returns of FICA: the 943 of an employer's farms, and the four 941 of the others. */
async function ficaReturnsOf(db: Database, { employer, year }: OfYear): Promise<FicaReturn[]> {
  const idsOf = (isFarm: boolean) =>
    employer.companies.filter(({ payer }) => (payer === 'form-943') === isFarm).map(({ id }) => id);
  const taxedOf = (companyIds: readonly number[]) =>
    federalTaxableYear({ database: db }, { employer, companyIds }, year);
  const [farms, others] = [idsOf(true), idsOf(false)];
  const returns = farms.length === 0 ? [] : [ficaReturnOfYear(await taxedOf(farms))];
  if (others.length === 0) return returns;
  const { entries } = await taxedOf(others);
  return [...returns, ...QUARTERS.map((quarter) => ficaReturnOfQuarter(entries, quarter))];
}

/**
 * Returns the employer's cost of the pay, entry by entry, and the premium of the policies that end in the
 * year.
 */
async function employerCostOf(
  { dependencies: { database }, actor }: UseCaseContext,
  { employer, year }: OfYear,
): Promise<ReconciledReturns['found']> {
  const policy = policyRange(year);
  const costs: EmployerCost[] = [];
  const premiums: Cents[] = [];
  for (const { id } of employer.companies) {
    const company = orNotFound(await companyRegistry.find(database, actor, id));
    const from = company.workersCompensationRate === null ? yearRange(year).from : policy.from;
    const span = paidBetween(from, yearRange(year).to);
    const costed = await costsInSpan(database, { company, accountId: actor.accountId }, span);
    costs.push(...costed.map(({ cost }) => cost));
    const insured = await listPaidAmounts(database, [id], { ...policy, names: ['gross'] });
    const payroll = sumCents(insured.map(({ amounts }) => amounts.gross));
    const { premium } = figuresOfInsuredPayroll(payroll, company);
    if (premium !== undefined) premiums.push(premium);
  }
  return {
    'employer-cost': figuresOfEmployerCosts(costs, year),
    'insured-payroll': premiums.length === 0 ? {} : { premium: sumCents(premiums) },
  };
}
