import type { ReconciledSource } from '@garita/domain/filing/reconciliation';
import { fileTypeOf } from '@garita/domain/report/file-type';
import { href, PATHS } from '../../config/paths.ts';
import { processesAt } from '../../lib/process-address.ts';

/** Where the figures of a source are added up for a person to see: its document on Procesos, or who was paid. */
export function sourcePlace(
  source: ReconciledSource,
  { companyId, year }: { companyId: number; year: number },
): string {
  const document = (
    report: Parameters<typeof fileTypeOf>[0],
    chosen: { start?: string; end?: string } = {},
  ) => processesAt({ companyId, fileType: fileTypeOf(report), year, ...chosen });
  switch (source) {
    case 'ledger':
    case 'entries':
      return document('salaries', { start: `${year}-01-01`, end: `${year}-12-31` });
    case 'stubs':
      return href(PATHS.employees, { companyId });
    case 'form-499':
      return document('form-499');
    case 'fica-return':
      return document('form-941');
    case 'form-940':
      return document('form-940');
    case 'w2pr':
      return document('w2pr');
    case 'w2pr-file':
      return document('w2pr-ssa-text');
  }
}
