import {
  type CoveredDays,
  coveredDays,
  type FilableRequest,
} from '@garita/domain/filing/filed/filed-document';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { AgencyFile } from '@garita/reports/agency-files/agency-file';
import type { FileKind } from '@garita/reports/file-check/check-file';
import { unfinishedSentence } from '@garita/reports/file-check/text/file-check.es';
import { AppError } from '../../../refusal/app-error.ts';
import { checkTextFile, type FileFinding } from '../check-text-file.ts';
import { type PreparedReport, prepareReport } from '../prepared-report.ts';

type TextFileRequest = Extract<FilableRequest, { report: FileKind }>;

/** The company of a file, and the day on which the file is made. */
type OfCompany = {
  company: { id: number; name: string; businessEndDate: CalendarDate | null };
  date: CalendarDate;
};

/**
 * Prepares a text file for an agency. Its bytes are made here and are the same for every reader: the check
 * reads them, and then the download. Errors of the file: `file-data-unfit`, `file-check-failed`.
 */
export function gatheredTextFile<Data extends OfCompany>(
  agencyFile: AgencyFile<Data>,
  data: Data,
  { request, ...about }: Pick<PreparedReport, 'totals' | 'boxes'> & { request: TextFileRequest },
): PreparedReport {
  const document = prepareReport(agencyFile, data, about);
  const unfit = () => agencyFile.unfit(data);
  const check = async () => [
    ...unfinished(data, coveredDays(request)),
    ...agencyFile.losses(data).map((loss) => ({ ...loss, severity: 'warning' as const })),
    ...(unfit().length > 0 ? [] : await checkTextFile(agencyFile, data, request.report)),
  ];
  const file = async () => {
    const found = unfit();
    if (found.length > 0) throw new AppError('file-data-unfit', { unfit: found });
    const errors = (await check()).filter(({ severity }) => severity === 'error');
    if (errors.length > 0) throw new AppError('file-check-failed', { findings: errors });
    return document.file();
  };
  return { ...document, unfit, check, file, draft: file };
}

/**
 * Returns the finding that a file covers days to come: more may be paid until its last day, or until the
 * company closes. The bytes do not depend on today's date.
 */
function unfinished(
  { company: { id, name, businessEndDate }, date }: OfCompany,
  { to }: CoveredDays,
): FileFinding[] {
  const lastDay = businessEndDate !== null && businessEndDate < to ? businessEndDate : to;
  if (date > lastDay) return [];
  return [{ of: 'company', id, name, field: '', severity: 'warning', text: unfinishedSentence(lastDay) }];
}
