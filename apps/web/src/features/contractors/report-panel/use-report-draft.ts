import type { PayFrequency } from '@garita/domain/reference/enumerations';
import {
  parseReportRequest,
  type ReportRequest,
  type ReportRequestOf,
  type Submission,
} from '@garita/domain/report/report-request';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import { useState } from 'react';
import { processesText } from '../../../text/documents/processes.es.ts';
import { contractorsText } from '../../../text/records/contractors.es.ts';
import { type RefusedRequest, shownFieldErrors, useRequestForm } from '../../../ui/form/use-request-form.ts';

/** Keeps the drafts of the panel. The range starts as this year up to today; no year is chosen at first. */
export function useReportDrafts(
  companyId: number,
  today: CalendarDate,
  onDownload: (request: ReportRequest) => void,
) {
  type Dates = { start: CalendarDate | null; end: CalendarDate | null };
  const dates: Dates = { start: `${yearOf(today)}-01-01`, end: today };
  const year: { year: number; payFrequency: PayFrequency | null } = { year: 0, payFrequency: null };
  const file: { year: number; submission: Submission | null } = { year: 0, submission: 'original' };
  return {
    range: useReportDraft('contractor-payments', { companyId, initial: dates, onDownload }),
    ofYear: useReportDraft('contractor-year', { companyId, initial: year, onDownload }),
    textFile: useReportDraft('form-480-text', { companyId, initial: file, onDownload }),
  };
}

type ReportDraftOptions<Draft> = {
  companyId: number;
  initial: Draft;
  onDownload: (request: ReportRequest) => void;
};

/** Keeps the typed values of one document, validates them, and downloads it. */
function useReportDraft<Draft extends object>(
  report: ContractorReport,
  { companyId, initial, onDownload }: ReportDraftOptions<Draft>,
) {
  const [draft, setDraft] = useState(initial);
  const prepared = prepareReport(report, { companyId, ...draft });
  const { form, errors, clearErrors } = useRequestForm(() => {
    if (!prepared.ok) return prepared;
    onDownload(prepared.request);
    return undefined;
  });
  const choose = (change: Partial<Draft>) => {
    clearErrors();
    setDraft((before) => ({ ...before, ...change }));
  };
  return { report, prepared, form, fields: { draft, errors, choose } };
}

/** The documents of the panel. */
export type ContractorReport = 'contractor-payments' | 'contractor-year' | 'form-480-text';

/** A complete request, or the reason why there is none, with the wrong fields. */
export type PreparedReport =
  | { ok: true; request: ReportRequestOf<ContractorReport> }
  | ({ ok: false } & RefusedRequest);

/**
 * Validates the typed values as the server would, so that a refusal is shown at once. A year of 0 means none.
 */
export function prepareReport(
  report: ContractorReport,
  draft: Readonly<Record<string, unknown>>,
): PreparedReport {
  if (draft['year'] === 0) {
    const text = contractorsText.reports.yearRequired;
    return { ok: false, text, errors: { year: text } };
  }
  const read = parseReportRequest(report, draft);
  if (read.ok) return read;
  return { ok: false, text: processesText.file.incomplete, errors: shownFieldErrors(read.error) };
}
