import type { Company } from '@garita/domain/company/company.schema';
import type { Employee } from '@garita/domain/employee/employee.schema';
import { federalUnemployment } from '@garita/domain/filing/federal-unemployment';
import { ficaReturnOfQuarter, ficaReturnOfYear } from '@garita/domain/filing/fica';
import {
  type Found,
  foundInCertificates,
  foundInFicaReturns,
  foundInFile,
  foundInUnemployment,
  foundInWithheldReturns,
  type ReconciledSource,
} from '@garita/domain/filing/reconciliation';
import { NO_BOXES, w2prsOfYear } from '@garita/domain/filing/w2pr';
import { withheldQuarter } from '@garita/domain/filing/withheld-quarter';
import type { Registered } from '@garita/ledger/registry/registry';
import { w2prFileTotals } from '@garita/reports/agency-files/w2pr-text/w2pr-file-totals';
import { AppError } from '../app-error.ts';
import { federallyTaxed, locallyTaxed, paidInYear, wageBaseOf, youngAmong } from '../report/filed-pay.ts';
import { w2prsForSsa } from '../report/w2pr-text.ts';
import type { Context } from '../use-case.ts';

const QUARTERS = [1, 2, 3, 4];

type OfYear = { company: Registered<Company>; people: readonly Registered<Employee>[]; year: number };

/** What each return of a year says, by the rules that the documents themselves are made by. */
export async function reconciledReturns(
  context: Context,
  { company, people, year }: OfYear,
): Promise<Partial<Record<ReconciledSource, Found>>> {
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
  const file = await fileTotals(context, { companyId: company.id, year });
  return {
    'form-499': foundInWithheldReturns(QUARTERS.map((quarter) => withheldQuarter(withheld, quarter))),
    'fica-return': foundInFicaReturns(fica),
    'form-940': foundInUnemployment(federalUnemployment(entries, before)),
    w2pr: foundInCertificates(w2prs, before.values(), wageBase),
    ...(file && { 'w2pr-file': foundInFile({ ...NO_BOXES, ...file }, before.values(), wageBase) }),
  };
}

/** What the totals of the file say that would be sent; undefined where it cannot be made yet. */
async function fileTotals(context: Context, asked: { companyId: number; year: number }) {
  try {
    const request = { report: 'w2pr-ssa-text', submission: 'original', submissionCode: '' } as const;
    const { file } = await w2prsForSsa(context, { ...request, ...asked });
    const chunks: Uint8Array[] = [];
    for await (const chunk of (await file()).bytes) chunks.push(chunk);
    return w2prFileTotals('ssa', Buffer.concat(chunks).toString('latin1'));
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
