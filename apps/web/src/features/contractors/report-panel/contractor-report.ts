import type { PayFrequency } from '@garita/domain/reference/enumerations';
import { type ReportRequestOf, readReportRequest } from '@garita/domain/report/report-request';
import { shownFieldErrors } from '../../../form/errors/typed-errors.ts';
import type { Refused } from '../../../form/use-request-form.ts';
import type { FileCall } from '../../../lib/download.ts';
import { contractorsText } from '../../../text/contractors.es.ts';
import { processesText } from '../../../text/processes.es.ts';

/** The documents of the panel. */
export type ContractorReport = 'contractor-payments' | 'contractor-year' | 'form-480-text';

/** Where a document can be downloaded from; or why not, in a sentence, and at which fields. */
export type PreparedReport = { ok: true; call: FileCall } | ({ ok: false } & Refused);

/** Reads what is typed as the server would, so that what it would refuse is said at once. A year of 0 is none. */
export function prepareReport(
  report: ContractorReport,
  draft: Readonly<Record<string, unknown>>,
): PreparedReport {
  if (draft['year'] === 0) {
    const text = contractorsText.reports.yearRequired;
    return { ok: false, text, errors: { year: text } };
  }
  const read = readReportRequest(report, draft);
  if (read.ok) return { ok: true, call: reportCall(read.request) };
  return { ok: false, text: processesText.file.incomplete, errors: shownFieldErrors(read.error) };
}

/** The call of the documented interface that answers with a document. Its names are spelled as there. */
function reportCall(request: ReportRequestOf<ContractorReport>): FileCall {
  const { companyId } = request;
  switch (request.report) {
    case 'contractor-payments':
      return post('wages/outemployer/range', companyId, { start: request.start, end: request.end });
    case 'contractor-year': {
      const { year, payFrequency } = request;
      return post('wages/outemployer/year', companyId, { year, period_norma: frequencyNumber(payFrequency) });
    }
    case 'form-480-text': {
      const { year, submission } = request;
      return post('get_outemployer_txt', companyId, { year, reimbursed: submission === 'original' ? 1 : 2 });
    }
  }
}

function post(path: string, companyId: number, asked: object): FileCall {
  return { address: `/api/reports/${path}`, body: { company_id: companyId, ...asked } };
}

const FREQUENCY_NUMBERS: Record<PayFrequency, number> = { weekly: 1, biweekly: 2, monthly: 4 };

/** Zero for all of them. */
function frequencyNumber(frequency: PayFrequency | null): number {
  return frequency === null ? 0 : FREQUENCY_NUMBERS[frequency];
}
