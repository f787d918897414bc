import type { DueDocument, Obligation } from '@garita/domain/filing/due/obligation';
import { fileTypeOf } from '@garita/domain/report/file-type';
import { href, PATHS } from '../../../config/paths.ts';
import { processesAt } from '../../../lib/process-address.ts';

/** Where what is due is made: Procesos with its document chosen, or the contractors of the company; null where Garita makes none. */
export function duePlace({ companyId, document }: Pick<Obligation, 'companyId' | 'document'>): string | null {
  if (!document) return null;
  switch (document.report) {
    case 'contractor-payments':
    case 'form-480-text':
      return href(PATHS.contractors, { companyId });
    case 'form-941':
    case 'form-499':
    case 'unemployment':
    case 'chauffeur-insurance':
    case 'form-940':
    case 'form-943':
    case 'w2pr':
    case 'christmas-bonus':
    case 'workers-compensation':
      return processesAt({ companyId, ...chosenFor(document) });
  }
}

function chosenFor({
  report,
  ...asked
}: Exclude<DueDocument, { report: 'contractor-payments' | 'form-480-text' }>) {
  return { fileType: fileTypeOf(report), ...asked };
}
