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
  figuresOfQuarterCosts,
  figuresOfWithheldAndShare,
  withNonResidents,
  withUntaxedPay,
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
import {
  getDisabilityRate,
  getEmployerLaw,
  getWageBase,
} from '@garita/ledger/registry/records/pay-parameters';
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
  found: FoundFigures;
  /** The amounts of a quarter in those that are made each quarter. */
  ofQuarter: (quarter: number) => FoundFigures;
  unread: UnreadFile[];
};

type FoundFigures = Partial<Record<ReconciledSource, SourceFigures>>;

/**
 * Returns the amounts of each return of a year, by the rules that make the documents themselves, and of each
 * text file, by its bytes.
 *
 * @param ledger the amounts of the entries that were paid in some quarters, by the ledger
 */
export async function reconciledReturns(
  context: UseCaseContext,
  { employer, year, ledger }: OfYear & { ledger: (quarters: readonly number[]) => Amounts[] },
): Promise<ReconciledReturns> {
  const { database } = context.dependencies;
  const { companyIds } = employer;
  const { company } = await employerHead(context, employer);
  const { entries, before } = await payAndOpeningBalancesOf({ database }, companyIds, year);
  const people = await employeesOf(context, companyIds, listPaidEmployeeIds(entries, before));
  const wageBase = await getWageBase(database, year);
  const { unemploymentBase, futaReduction } = await getEmployerLaw(database, year);
  const limits = wageBase === undefined ? {} : { wageBase };
  const withheld = await localTaxedEntries(context, companyIds, year);
  const taxed = await federalTaxableYear({ database }, { employer, companyIds }, year);
  const w2prs = w2prsOfYear(entries, { before, isExempt: youngTest(people, year), ...limits });
  const ofQuarters = QUARTERS.map((quarter) => ({
    lines: insuranceReturn(
      insuredWages(entries, quarter, { before, unemploymentBase }),
      insuranceRates(withUnemploymentRateOf(company, year)),
    ),
    employerDisability: employerDisability(entries, quarter, { before, rates: company }),
  }));
  const weeks = QUARTERS.reduce((sum, quarter) => sum + chauffeurWeeks(entries, quarter), 0);
  const { costs, found: cost } = await employerCostOf(context, { employer, year });
  const { ofYear, ofQuarters: ficaOfQuarters } = await ficaReturnsOf(database, { employer, year });
  const disabilityRate = await getDisabilityRate(database, year);
  const shares = { before, disabilityRate, company };
  const payments = await Promise.all(
    companyIds.map((companyId) => contractorPaymentsBetween(database, companyId, yearRange(year))),
  );
  const quarters = QUARTERS.filter((quarter) => entriesOfQuarter(entries, quarter).length > 0);
  const files = await reconciledFiles(context, { companyIds, year, quarters });
  const withAll = (figures: SourceFigures) => withNonResidents(withUntaxedPay(figures, withheld), entries);
  const { 'w2pr-suri-file': suriFile, 'w2pr-ssa-file': ssaFile } = files.found;
  return {
    found: {
      brought: figuresOfOpeningBalances(before, taxed.openingBalances, { wageBase, futaReduction }),
      'withheld-and-share': figuresOfWithheldAndShare(ledger(QUARTERS), entries, shares),
      'form-499': withAll(figuresOfForm499(QUARTERS.map((quarter) => form499Lines(withheld, quarter)))),
      'fica-return': figuresOfFicaReturns(ofYear),
      'form-940': figuresOfForm940(federalUnemployment(entries, before, futaReduction)),
      'insurance-return': figuresOfInsuranceReturns(ofQuarters),
      'chauffeur-return': figuresOfChauffeurReturns(weeks, company),
      ...cost,
      w2pr: withAll(figuresOfCertificates(w2prs)),
      'form-480': figuresOfForms480(payments.flatMap(form480sOfYear)),
      ...files.found,
      ...(suriFile ? { 'w2pr-suri-file': withAll(suriFile) } : {}),
      ...(ssaFile ? { 'w2pr-ssa-file': withAll(ssaFile) } : {}),
    },
    ofQuarter: (quarter) => {
      const fica = ficaOfQuarters[quarter - 1];
      const insurance = ofQuarters[quarter - 1];
      const wages = files.wagesOfQuarters.get(quarter);
      return {
        'employer-cost': figuresOfQuarterCosts(costs, { year, quarter }),
        'withheld-and-share': figuresOfWithheldAndShare(ledger([quarter]), entries, shares, [quarter]),
        'form-499': withNonResidents(
          withUntaxedPay(
            figuresOfForm499([form499Lines(withheld, quarter)]),
            entriesOfQuarter(withheld, quarter),
          ),
          entriesOfQuarter(entries, quarter),
        ),
        ...(fica ? { 'fica-return': figuresOfFicaReturns([fica]) } : {}),
        ...(insurance ? { 'insurance-return': figuresOfInsuranceReturns([insurance]) } : {}),
        'chauffeur-return': figuresOfChauffeurReturns(chauffeurWeeks(entries, quarter), company),
        ...(wages ? { 'wages-file': wages } : {}),
      };
    },
    unread: files.unread,
  };
}

/**
 * Returns the federal returns of FICA: the 943 of an employer's farms, and the four 941 of the others. An
 * employer with farms has pay in each quarter that no 941 has, so that it has none to compare.
 */
async function ficaReturnsOf(
  db: Database,
  { employer, year }: OfYear,
): Promise<{ ofYear: FicaReturn[]; ofQuarters: FicaReturn[] }> {
  const idsOf = (isFarm: boolean) =>
    employer.companies.filter(({ payer }) => (payer === 'form-943') === isFarm).map(({ id }) => id);
  const taxedOf = (companyIds: readonly number[]) =>
    federalTaxableYear({ database: db }, { employer, companyIds }, year);
  const [farms, others] = [idsOf(true), idsOf(false)];
  const returns = farms.length === 0 ? [] : [ficaReturnOfYear(await taxedOf(farms))];
  if (others.length === 0) return { ofYear: returns, ofQuarters: [] };
  const { entries } = await taxedOf(others);
  const quarters = QUARTERS.map((quarter) => ficaReturnOfQuarter(entries, quarter));
  return { ofYear: [...returns, ...quarters], ofQuarters: farms.length === 0 ? quarters : [] };
}

/**
 * Returns the employer's cost of the pay, entry by entry, and the premium of the policies that end in the
 * year.
 */
async function employerCostOf(
  { dependencies: { database }, actor }: UseCaseContext,
  { employer, year }: OfYear,
): Promise<{ costs: EmployerCost[]; found: FoundFigures }> {
  const policy = policyRange(year);
  const costs: EmployerCost[] = [];
  const premiums: Cents[] = [];
  for (const { id } of employer.companies) {
    const company = orNotFound(await companyRegistry.find(database, actor, id));
    const from = company.workersCompensationRate === null ? yearRange(year).from : policy.from;
    const span = paidBetween(from, yearRange(year).to);
    const costed = await costsInSpan(database, { company, accountId: actor.accountId }, span);
    for (const { cost } of costed) costs.push(cost);
    const insured = await listPaidAmounts(database, [id], { ...policy, names: ['gross'] });
    const payroll = sumCents(insured.map(({ amounts }) => amounts.gross));
    const { premium } = figuresOfInsuredPayroll(payroll, company);
    if (premium !== undefined) premiums.push(premium);
  }
  return {
    costs,
    found: {
      'employer-cost': figuresOfEmployerCosts(costs, year),
      'insured-payroll': premiums.length === 0 ? {} : { premium: sumCents(premiums) },
    },
  };
}
