import type { ReconciledSource } from '@garita/domain/filing/reconciliation/reconciliation';
import { fileTypeOf, type ProcessReport } from '@garita/domain/report/file-type';
import { quarterRange, yearRange } from '@garita/domain/returns/quarter';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { href, PATHS } from '../../config/paths.ts';
import { processesAt } from '../../lib/addresses.ts';

/**
 * Returns the address of the screen that adds up the figures of a source: its document in Procesos, of the
 * quarter or of the year, or the list of people. Undefined for the year of a document that is made four times
 * a year, and for a quarter of one that is made once.
 *
 * @param quarter null for the whole year
 */
export function sourceLink(
  source: ReconciledSource,
  { company: { id: companyId, payer }, year }: Pick<Reconciliation, 'company' | 'year'>,
  quarter: number | null,
): string | undefined {
  const document = (report: ProcessReport, chosen: Parameters<typeof processesAt>[0] = {}) =>
    processesAt({ companyId, fileType: fileTypeOf(report), year, ...chosen });
  const ofYear = (report: ProcessReport) => (quarter === null ? document(report) : undefined);
  const ofQuarter = (report: ProcessReport) => (quarter === null ? undefined : document(report, { quarter }));
  const { from: start, to: end } = quarter === null ? yearRange(year) : quarterRange({ year, quarter });
  switch (source) {
    case 'ledger':
    case 'entries':
    case 'withheld-and-share':
      return document('salaries', { start, end });
    case 'employer-cost':
      return document('employer-cost', { start, end });
    case 'stubs':
      return href(PATHS.employees, { companyId });
    case 'brought':
      // Each box of the certificates says what of it was brought, with the way to where that was stated.
      return ofYear('w2pr');
    case 'form-499':
      return ofQuarter('form-499');
    case 'fica-return':
      return payer === 'form-943' ? ofYear('form-943') : ofQuarter('form-941');
    case 'form-940':
      return ofYear('form-940');
    case 'insurance-return':
      return ofQuarter('unemployment');
    case 'chauffeur-return':
      return ofQuarter('chauffeur-insurance');
    case 'insured-payroll':
      return quarter === null ? document('workers-compensation', { fiscalYear: year }) : undefined;
    case 'w2pr':
      return ofYear('w2pr');
    case 'w2pr-suri-file':
      return ofYear('w2pr-suri-text');
    case 'w2pr-ssa-file':
      return ofYear('w2pr-ssa-text');
    case 'wages-file':
      return ofQuarter('wages-text');
    case 'form-480':
    case 'form-480-file':
      return href(PATHS.contractors, { companyId });
  }
}

/** The figures of a company's year in pay, returns and files. */
export type Reconciliation = inferRouterOutputs<AppRouter>['filing']['reconciliation'];
