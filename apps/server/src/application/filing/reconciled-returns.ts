import type { Company } from '@garita/domain/company/company.schema';
import type { Employee } from '@garita/domain/employee/employee.schema';
import { federalUnemployment } from '@garita/domain/filing/federal-unemployment';
import { ficaReturnOfQuarter, ficaReturnOfYear } from '@garita/domain/filing/fica';
import { form480sOfYear } from '@garita/domain/filing/form-480';
import { entriesOfQuarter, yearRange } from '@garita/domain/filing/quarter';
import {
  foundInCertificates,
  foundInFicaReturns,
  foundInForms480,
  foundInUnemployment,
  foundInWithheldReturns,
} from '@garita/domain/filing/reconciled-documents';
import type { Found, ReconciledSource } from '@garita/domain/filing/reconciliation';
import { w2prsOfYear } from '@garita/domain/filing/w2pr';
import { withheldQuarter } from '@garita/domain/filing/withheld-quarter';
import { contractorPaymentsBetween } from '@garita/ledger/queries/contractor-totals';
import type { Registered } from '@garita/ledger/registry/registry';
import { federallyTaxed, locallyTaxed, paidInYear, wageBaseOf, youngAmong } from '../report/filed-pay.ts';
import type { Context } from '../use-case.ts';
import { reconciledFiles, type UnreadFile } from './reconciled-files.ts';

const QUARTERS = [1, 2, 3, 4];

type OfYear = { company: Registered<Company>; people: readonly Registered<Employee>[]; year: number };

/** What the returns and the files say of a year, and which files could not be read. */
export type ReconciledReturns = { found: Partial<Record<ReconciledSource, Found>>; unread: UnreadFile[] };

/** What each return of a year says, by the rules that the documents themselves are made by, and each text file by its bytes. */
export async function reconciledReturns(
  context: Context,
  { company, people, year }: OfYear,
): Promise<ReconciledReturns> {
  const { database } = context.dependencies;
  const { entries, before } = await paidInYear(database, company.id, year);
  const wageBase = await wageBaseOf(database, year);
  const limits = wageBase === undefined ? {} : { wageBase };
  const withheld = await locallyTaxed(context, company.id, year);
  const taxed = await federallyTaxed(database, company.id, year);
  const fica =
    company.payer === 'form-943'
      ? [ficaReturnOfYear(taxed)]
      : QUARTERS.map((quarter) => ficaReturnOfQuarter(taxed, quarter));
  const w2prs = w2prsOfYear(entries, { before, isExempt: youngAmong(people, year), ...limits });
  const payments = await contractorPaymentsBetween(database, company.id, yearRange(year));
  const brought = [...before.values()];
  const quarters = QUARTERS.filter((quarter) => entriesOfQuarter(entries, quarter).length > 0);
  const files = await reconciledFiles(context, { companyId: company.id, year, quarters, brought, wageBase });
  return {
    found: {
      'form-499': foundInWithheldReturns(QUARTERS.map((quarter) => withheldQuarter(withheld, quarter))),
      'fica-return': foundInFicaReturns(fica),
      'form-940': foundInUnemployment(federalUnemployment(entries, before)),
      w2pr: foundInCertificates(w2prs, brought, wageBase),
      'form-480': foundInForms480(form480sOfYear(payments)),
      ...files.found,
    },
    unread: files.unread,
  };
}
