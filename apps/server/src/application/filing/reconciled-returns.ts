import type { Company } from '@garita/domain/company/company.schema';
import { ratedIn } from '@garita/domain/company/unemployment-rate';
import {
  foundInCertificates,
  foundInChauffeurReturns,
  foundInEmployerCosts,
  foundInFicaReturns,
  foundInForms480,
  foundInInsuranceReturns,
  foundInInsuredPayroll,
  foundInOpenings,
  foundInUnemployment,
  foundInWithheldReturns,
} from '@garita/domain/filing/reconciliation/reconciled-documents';
import type { Found, ReconciledSource } from '@garita/domain/filing/reconciliation/reconciliation';
import { chauffeurWeeks } from '@garita/domain/filing/returns/chauffeur-weeks';
import { federalUnemployment } from '@garita/domain/filing/returns/federal-unemployment';
import { ficaReturnOfQuarter } from '@garita/domain/filing/returns/fica';
import { ficaReturnOfYear } from '@garita/domain/filing/returns/fica-of-year';
import { form480sOfYear } from '@garita/domain/filing/returns/form-480';
import {
  employerDisability,
  insuranceRates,
  insuranceReturn,
  insuredWages,
} from '@garita/domain/filing/returns/insurance';
import { entriesOfQuarter, policyRange, QUARTERS, yearRange } from '@garita/domain/filing/returns/quarter';
import { w2prsOfYear } from '@garita/domain/filing/returns/w2pr';
import { withheldQuarter } from '@garita/domain/filing/returns/withheld-quarter';
import { sumCents } from '@garita/domain/money/cents';
import type { Database } from '@garita/ledger/database/client';
import { contractorPaymentsBetween } from '@garita/ledger/queries/contractor/contractor-totals';
import { paidAmounts } from '@garita/ledger/queries/pay/paid-entries';
import { employees } from '@garita/ledger/registry/records/employees';
import { wageBaseOf } from '@garita/ledger/registry/records/pay-parameters';
import type { Registered } from '@garita/ledger/registry/registry';
import { companyScope } from '../company-scope.ts';
import { federallyTaxed, locallyTaxed, paidInYear, whoWasPaid, youngAmong } from '../report/filed-pay.ts';
import { costsInSpan, paidBetween } from '../report/span-pay.ts';
import type { Context } from '../use-case.ts';
import { reconciledFiles, type UnreadFile } from './reconciled-files.ts';

type OfYear = { company: Registered<Company>; year: number };

/** What the returns and the files say of a year, and which files could not be read. */
export type ReconciledReturns = { found: Partial<Record<ReconciledSource, Found>>; unread: UnreadFile[] };

/** What each return of a year says, by the rules that the documents themselves are made by, and each text file by its bytes. */
export async function reconciledReturns(
  context: Context,
  { company, year }: OfYear,
): Promise<ReconciledReturns> {
  const { database } = context.dependencies;
  const scope = companyScope(context.actor, company.id);
  const { entries, before } = await paidInYear({ database }, company.id, year);
  const people = await employees.some(database, scope, whoWasPaid(entries, before));
  const wageBase = await wageBaseOf(database, year);
  const limits = wageBase === undefined ? {} : { wageBase };
  const withheld = await locallyTaxed(context, company.id, year);
  const taxed = await federallyTaxed({ database }, company.id, year);
  const fica =
    company.payer === 'form-943'
      ? [ficaReturnOfYear(taxed)]
      : QUARTERS.map((quarter) => ficaReturnOfQuarter(taxed.entries, quarter));
  const w2prs = w2prsOfYear(entries, { before, isExempt: youngAmong(people, year), ...limits });
  const ofQuarters = QUARTERS.map((quarter) => ({
    lines: insuranceReturn(
      insuredWages(entries, quarter, { before }),
      insuranceRates(ratedIn(company, year)),
    ),
    employerDisability: employerDisability(entries, quarter, { before, rates: company }),
  }));
  const weeks = QUARTERS.reduce((sum, quarter) => sum + chauffeurWeeks(entries, quarter), 0);
  const payments = await contractorPaymentsBetween(database, company.id, yearRange(year));
  const quarters = QUARTERS.filter((quarter) => entriesOfQuarter(entries, quarter).length > 0);
  const files = await reconciledFiles(context, { companyId: company.id, year, quarters });
  return {
    found: {
      brought: foundInOpenings(before, taxed.opened, wageBase),
      'form-499': foundInWithheldReturns(QUARTERS.map((quarter) => withheldQuarter(withheld, quarter))),
      'fica-return': foundInFicaReturns(fica),
      'form-940': foundInUnemployment(federalUnemployment(entries, before)),
      'insurance-return': foundInInsuranceReturns(ofQuarters),
      'chauffeur-return': foundInChauffeurReturns(weeks, company),
      ...(await employerCostOf(database, { company, year })),
      w2pr: foundInCertificates(w2prs),
      'form-480': foundInForms480(form480sOfYear(payments)),
      ...files.found,
    },
    unread: files.unread,
  };
}

/** What pay cost, entry by entry, beside the premium of the policy that ends in the year. */
async function employerCostOf(db: Database, { company, year }: OfYear): Promise<ReconciledReturns['found']> {
  const policy = policyRange(year);
  const from = company.workersCompensationRate === null ? yearRange(year).from : policy.from;
  const span = paidBetween(from, yearRange(year).to);
  const costed = await costsInSpan(db, company, span);
  const insured = await paidAmounts(db, company.id, { ...policy, names: ['gross'] });
  const payroll = sumCents(insured.map(({ amounts }) => amounts.gross));
  return {
    'employer-cost': foundInEmployerCosts(
      costed.map(({ cost }) => cost),
      year,
    ),
    'insured-payroll': foundInInsuredPayroll(payroll, company),
  };
}
