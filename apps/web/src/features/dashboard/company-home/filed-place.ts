import type { FiledDocument } from '@garita/domain/filing/filed/filed-document';
import { fileTypeOf } from '@garita/domain/report/file-type';
import { quarterOf, yearOf } from '@garita/domain/time/calendar-date';
import { href, PATHS } from '../../../config/paths.ts';
import { processesAt } from '../../../lib/process-address.ts';
import { contractorsText } from '../../../text/contractors.es.ts';
import { fileTypeLabels } from '../../../text/processes.es.ts';

type Filed = Pick<FiledDocument, 'report' | 'from' | 'to'>;

/** What a filed document is called where it is made. */
export function filedName({ report }: Filed): string {
  return report === 'form-480-text' ? contractorsText.reports.textFile : fileTypeLabels[fileTypeOf(report)];
}

/** Where it is held against today: Procesos with the document chosen, or the contractors of the company. */
export function filedPlace(companyId: number, { report, from, to }: Filed): string {
  if (report === 'form-480-text') return href(PATHS.contractors, { companyId });
  return processesAt({
    companyId,
    fileType: fileTypeOf(report),
    year: yearOf(from),
    quarter: quarterOf(from),
    fiscalYear: yearOf(to),
  });
}
