import type { FiledDocument } from '@garita/domain/filing/filed/filed-document';
import { EMPLOYEE_FILES, fileTypeOf, isProcessReport } from '@garita/domain/report/file-type';
import { quarterOf, yearOf } from '@garita/domain/time/calendar-date';
import { payPeriodById } from '@garita/domain/time/pay-period';
import { href, PATHS } from '../../../config/paths.ts';
import type { Disclosure } from '../../../documents/disclosure-text.ts';
import { processesAt } from '../../../lib/process-address.ts';
import { contractorsText } from '../../../text/contractors.es.ts';
import { fileTypeLabels } from '../../../text/processes.es.ts';

type Filed = Pick<FiledDocument, 'report' | 'from' | 'to'>;

/** Returns a filed document's name on the screen that makes it. */
export function filedName({ report }: Filed): string {
  return report === 'form-480-text' ? contractorsText.reports.textFile : fileTypeLabels[fileTypeOf(report)];
}

/** Returns the path where a filed document is compared with today: Procesos, or the company's contractors. */
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

/** The documents that are made where the contractors are listed. */
const OF_CONTRACTORS: readonly string[] = [
  'contractor-stub',
  'contractor-payments',
  'contractor-year',
  'form-480-text',
];

/** Returns the path where a downloaded document is made, with the same choices if that screen offers them. */
export function takenPlace(
  companyId: number,
  { what, about, person }: Pick<Disclosure, 'what' | 'about' | 'person'>,
): string {
  const report = about.report ?? what;
  if (OF_CONTRACTORS.includes(report)) return href(PATHS.contractors, { companyId });
  if (!isProcessReport(report)) return processesAt({ companyId });
  const { year, quarter, fiscalYear, periodId, start, end } = about;
  const period = periodId === undefined ? undefined : payPeriodById(periodId);
  return processesAt({
    companyId,
    fileType: fileTypeOf(report),
    employeeId: person?.id,
    employeeFile: EMPLOYEE_FILES.find((file) => file === report),
    year: period?.year ?? year,
    quarter,
    fiscalYear,
    start,
    end,
    ...(period && { paySpan: 'period', payFrequency: period.frequency, periodId }),
  });
}
