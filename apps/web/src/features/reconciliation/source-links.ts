import type { ReconciledSource } from '@garita/domain/filing/reconciliation/reconciliation';
import { fileTypeOf, type ProcessReport } from '@garita/domain/report/file-type';
import { QUARTERS } from '@garita/domain/returns/quarter';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { href, PATHS } from '../../config/paths.ts';
import { processesAt } from '../../lib/addresses.ts';
import { reconciliationText as text } from '../../text/reconciliation.es.ts';

/** A screen that shows how a figure adds up. */
export type SourceLink = { label: string; to: string };

/**
 * Returns the screens that add up the figures of a source: its document on Procesos, one for each quarter
 * where four make the year, or the list of people.
 */
export function sourceLinks(
  source: ReconciledSource,
  { company: { id: companyId, payer }, year }: Pick<Reconciliation, 'company' | 'year'>,
): SourceLink[] {
  const label = text.source(source, payer);
  const one = (to: string) => [{ label, to }];
  const document = (report: ProcessReport, chosen: Parameters<typeof processesAt>[0] = {}) =>
    processesAt({ companyId, fileType: fileTypeOf(report), year, ...chosen });
  const ofQuarters = (report: ProcessReport) =>
    QUARTERS.map((quarter) => ({ label: text.ofQuarter(label, quarter), to: document(report, { quarter }) }));
  switch (source) {
    case 'ledger':
    case 'entries':
    case 'withheld-and-share':
      return one(document('salaries', { start: `${year}-01-01`, end: `${year}-12-31` }));
    case 'employer-cost':
      return one(document('employer-cost', { start: `${year}-01-01`, end: `${year}-12-31` }));
    case 'stubs':
      return one(href(PATHS.employees, { companyId }));
    case 'brought':
      // Each box of the certificates names its part of the opening balance, with a link to it.
      return one(document('w2pr'));
    case 'form-499':
      return ofQuarters('form-499');
    case 'fica-return':
      return payer === 'form-943' ? one(document('form-943')) : ofQuarters('form-941');
    case 'form-940':
      return one(document('form-940'));
    case 'insurance-return':
      return ofQuarters('unemployment');
    case 'chauffeur-return':
      return ofQuarters('chauffeur-insurance');
    case 'insured-payroll':
      return one(document('workers-compensation', { fiscalYear: year }));
    case 'w2pr':
      return one(document('w2pr'));
    case 'w2pr-suri-file':
      return one(document('w2pr-suri-text'));
    case 'w2pr-ssa-file':
      return one(document('w2pr-ssa-text'));
    case 'wages-file':
      return ofQuarters('wages-text');
    case 'form-480':
    case 'form-480-file':
      return one(href(PATHS.contractors, { companyId }));
  }
}

/** The figures of a company's year in pay, returns and files. */
export type Reconciliation = inferRouterOutputs<AppRouter>['filing']['reconciliation'];
