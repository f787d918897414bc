import type { Company } from '@garita/domain/company/company.schema';
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
import { sumCents } from '@garita/domain/money/cents';
import type { Amounts } from '@garita/domain/pay/amounts';
import { chauffeurWeeks } from '@garita/domain/returns/chauffeur-weeks';
import { ficaReturnOfQuarter } from '@garita/domain/returns/fica';
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
import { employeeRegistry } from '@garita/ledger/registry/records/employees';
import { getDisabilityRate, getWageBase } from '@garita/ledger/registry/records/pay-parameters';
import type { SavedRecord } from '@garita/ledger/registry/registry';
import { companyScope } from '../../access.ts';
import type { UseCaseContext } from '../../use-case.ts';
import { costsInSpan, paidBetween } from '../span-pay.ts';
import {
  federalTaxableYear,
  listPaidEmployeeIds,
  localTaxedEntries,
  payAndOpeningBalancesOf,
  youngTest,
} from '../taxable-pay.ts';
import { reconciledFiles, type UnreadFile } from './reconciled-files.ts';

type OfYear = { company: SavedRecord<Company>; year: number };

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
  { company, year, ledger }: OfYear & { ledger: readonly Amounts[] },
): Promise<ReconciledReturns> {
  const { database } = context.dependencies;
  const scope = companyScope(context.actor, company.id);
  const { entries, before } = await payAndOpeningBalancesOf({ database }, company.id, year);
  const people = await employeeRegistry.listByIds(database, scope, listPaidEmployeeIds(entries, before));
  const wageBase = await getWageBase(database, year);
  const limits = wageBase === undefined ? {} : { wageBase };
  const withheld = await localTaxedEntries(context, company.id, year);
  const taxed = await federalTaxableYear({ database }, company.id, year);
  const fica =
    company.payer === 'form-943'
      ? [ficaReturnOfYear(taxed)]
      : QUARTERS.map((quarter) => ficaReturnOfQuarter(taxed.entries, quarter));
  const w2prs = w2prsOfYear(entries, { before, isExempt: youngTest(people, year), ...limits });
  const ofQuarters = QUARTERS.map((quarter) => ({
    lines: insuranceReturn(
      insuredWages(entries, quarter, { before }),
      insuranceRates(withUnemploymentRateOf(company, year)),
    ),
    employerDisability: employerDisability(entries, quarter, { before, rates: company }),
  }));
  const weeks = QUARTERS.reduce((sum, quarter) => sum + chauffeurWeeks(entries, quarter), 0);
  const payments = await contractorPaymentsBetween(database, company.id, yearRange(year));
  const quarters = QUARTERS.filter((quarter) => entriesOfQuarter(entries, quarter).length > 0);
  const files = await reconciledFiles(context, { companyId: company.id, year, quarters });
  return {
    found: {
      brought: figuresOfOpeningBalances(before, taxed.openingBalances, wageBase),
      'withheld-and-share': figuresOfWithheldAndShare(ledger, entries, {
        before,
        disabilityRate: await getDisabilityRate(database, year),
        company,
      }),
      'form-499': figuresOfForm499(QUARTERS.map((quarter) => form499Lines(withheld, quarter))),
      'fica-return': figuresOfFicaReturns(fica),
      'form-940': figuresOfForm940(federalUnemployment(entries, before)),
      'insurance-return': figuresOfInsuranceReturns(ofQuarters),
      'chauffeur-return': figuresOfChauffeurReturns(weeks, company),
      ...(await employerCostOf(database, { company, year })),
      w2pr: figuresOfCertificates(w2prs),
      'form-480': figuresOfForms480(form480sOfYear(payments)),
      ...files.found,
    },
    unread: files.unread,
  };
}

/**
 * Returns the employer's cost of the pay, entry by entry, and the premium of the policy that ends in the
 * year.
 */
async function employerCostOf(db: Database, { company, year }: OfYear): Promise<ReconciledReturns['found']> {
  const policy = policyRange(year);
  const from = company.workersCompensationRate === null ? yearRange(year).from : policy.from;
  const span = paidBetween(from, yearRange(year).to);
  const costed = await costsInSpan(db, company, span);
  const insured = await listPaidAmounts(db, company.id, { ...policy, names: ['gross'] });
  const payroll = sumCents(insured.map(({ amounts }) => amounts.gross));
  return {
    'employer-cost': figuresOfEmployerCosts(
      costed.map(({ cost }) => cost),
      year,
    ),
    'insured-payroll': figuresOfInsuredPayroll(payroll, company),
  };
}
