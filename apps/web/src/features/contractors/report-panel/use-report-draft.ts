import type { ReportRequest } from '@garita/domain/report/report-request';
import { useState } from 'react';
import { useRequestForm } from '../../../ui/form/use-request-form.ts';
import { type ContractorReport, prepareReport } from './prepare-report.ts';

type ReportDraftOptions<Draft> = {
  companyId: number;
  initial: Draft;
  onDownload: (request: ReportRequest) => void;
};

/** What is typed for one document, whether it can be asked for so, and the form that downloads it. */
export function useReportDraft<Draft extends object>(
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
