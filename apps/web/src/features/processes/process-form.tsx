import { chakra } from '@chakra-ui/react';
import type { ReportName } from '@garita/domain/report/report-request';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { DownloadProgress } from '../../components/download/download-progress.tsx';
import { useReportDownload } from '../../components/download/use-report-download.ts';
import { notifyError } from '../../components/notices.ts';
import { href, PATHS } from '../../config/paths.ts';
import type { FieldErrors } from '../../form/typed-errors.ts';
import { BonusFields } from './bonus-fields.tsx';
import { FileFields } from './file-fields.tsx';
import { ProcessActions } from './process-actions.tsx';
import type { ProcessCompany } from './process-company.ts';
import { offeredPeriods } from './state/offered-periods.ts';
import { failureText, prepareReport } from './state/prepare-report.ts';
import type { ProcessChoice } from './state/process-choice.ts';
import { reportCall } from './state/report-call.ts';
import { useBonusDraft } from './use-bonus-draft.ts';
import { useProcessChoice } from './use-process-choice.ts';
import { WhoFields } from './who-fields.tsx';

type ProcessFormProps = {
  companies: readonly ProcessCompany[];
  built: readonly ReportName[] | undefined;
};

/** Whom it is about, which file, and the three things that can be done. */
export function ProcessForm({ companies, built }: ProcessFormProps) {
  const { today, choice, choose } = useProcessChoice();
  const company = companies.find(({ id }) => id === choice.companyId);
  const employee = company?.employees.find(({ id }) => id === choice.employeeId);
  const [submissionCode, setSubmissionCode] = useState('');
  const isBonus = choice.fileType === 12;
  const bonus = useBonusDraft(isBonus ? company?.id : undefined);
  const [errors, setErrors] = useState<FieldErrors>({});
  const { running, start, cancel } = useReportDownload();
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const period = offeredPeriods(choice, employee).find(({ id }) => id === choice.periodId);
  const chosen = { ...choice, employeeId: employee?.id ?? null, periodId: period?.id ?? null };

  const chooseAnew = (change: Partial<ProcessChoice>) => {
    setErrors({});
    choose(change);
  };
  const submit = () => {
    if (!company || choice.fileType === null) return;
    const draft = { ...chosen, fileType: choice.fileType, submissionCode, bonusRule: bonus.draft };
    const prepared = prepareReport(draft, { company, today });
    setErrors(prepared.ok ? {} : prepared.errors);
    if (prepared.ok) {
      void start(reportCall(prepared.request), (error) => failureText(prepared.request, error));
      return;
    }
    notifyError(prepared.text);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };

  return (
    <Parts
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <WhoFields {...{ companies, company, employee }} onChoose={chooseAnew} />
      <FileFields
        {...{ today, employee, errors, built, submissionCode }}
        choice={chosen}
        onChoose={chooseAnew}
        onSubmissionCode={setSubmissionCode}
      />
      {isBonus && bonus.draft && (
        <BonusFields draft={bonus.draft} errors={errors} onChange={bonus.setDraft} />
      )}
      <ProcessActions
        onLoadTime={
          company &&
          employee &&
          (() => void navigate(href(PATHS.timeEntry, { companyId: company.id, employeeId: employee.id })))
        }
        canDownload={company !== undefined && choice.fileType !== null}
      />
      {running && <DownloadProgress running={running} onCancel={cancel} />}
    </Parts>
  );
}

const Parts = chakra('form', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', maxWidth: '1200px' },
});
