import { Link as ChakraLink, chakra, Stack } from '@chakra-ui/react';
import { isFilableRequest } from '@garita/domain/filing/filed/filed-document';
import type { OtherFormat } from '@garita/domain/report/other-format';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { href, PATHS } from '../../config/paths.ts';
import { FilingPanel } from '../../documents/filing/filing-panel.tsx';
import { ReportPreview } from '../../documents/preview/report-preview.tsx';
import { DownloadProgress, useReportDownload } from '../../documents/report-download.tsx';
import { useCompanyCalendars } from '../../lib/company-calendars.ts';
import { todayInPuertoRico } from '../../lib/date-text.ts';
import { errorText } from '../../lib/error-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { payrollAccountsText } from '../../text/records/payroll-accounts.es.ts';
import { useRequestForm } from '../../ui/form/use-request-form.ts';
import { BonusFields } from './bonus-fields.tsx';
import { FileFields, SubjectFields } from './file-fields.tsx';
import { type BonusDraft, failureText, type ProcessCompany, prepareReport } from './prepare-report.ts';
import { ProcessActions } from './process-actions.tsx';
import {
  addressAfter,
  choiceIn,
  offeredPeriods,
  type ProcessChoice,
  packageOf,
  unknownYearsIn,
} from './process-choice.ts';

type ProcessFormProps = { companies: readonly ProcessCompany[] };

/** The form of Procesos: the company and employee, the file, and the actions. */
export function ProcessForm({ companies }: ProcessFormProps) {
  const { today, company, employee, choice, unknownYears, choose } = useProcessChoice(companies);
  const { fileType } = choice;
  const [submissionCode, setSubmissionCode] = useState('');
  const isBonus = fileType === 12;
  const bonus = useBonusDraft(isBonus ? company?.id : undefined);
  const { running, start, cancel } = useReportDownload();

  const prepared =
    company && fileType !== null
      ? prepareReport({ ...choice, fileType, submissionCode, ...bonus.draft }, { company, today })
      : undefined;
  const download = (format?: OtherFormat) => {
    if (!prepared?.ok) return prepared;
    void start(prepared.request, (error) => failureText(prepared.request, error), format);
    return undefined;
  };
  const { form, errors, clearErrors } = useRequestForm(() => download());
  const chooseAnew = (change: Partial<ProcessChoice>) => {
    clearErrors();
    choose(change);
  };

  return (
    <ChoicesAndPreview>
      <Parts {...form}>
        <SubjectFields {...{ companies, company, employee }} onChoose={chooseAnew} />
        <FileFields
          {...{ today, employee, errors, choice, unknownYears, submissionCode }}
          onChoose={chooseAnew}
          onSubmissionCode={setSubmissionCode}
        />
        {company && fileType === 17 && (
          <ChakraLink asChild variant="underline" alignSelf="start">
            <Link to={href(PATHS.payrollAccounts, { companyId: company.id })}>
              {payrollAccountsText.open}
            </Link>
          </ChakraLink>
        )}
        {bonus.draft && <BonusFields draft={bonus.draft} {...{ today, errors }} onChange={bonus.setDraft} />}
        <ProcessActions
          employee={company && employee && { companyId: company.id, employeeId: employee.id }}
          canDownload={company !== undefined && fileType !== null}
          packaged={company && packageOf(choice, company.id)}
          onPackage={(request) => void start({ report: 'package', ...request }, errorText)}
        />
        {running && <DownloadProgress running={running} onCancel={cancel} />}
      </Parts>
      <Stack minW="0" gap="4">
        {prepared?.ok && isFilableRequest(prepared.request) && <FilingPanel request={prepared.request} />}
        <ReportPreview
          request={prepared?.ok ? prepared.request : undefined}
          instead={prepared?.ok === false ? prepared.text : undefined}
          onFormat={download}
          failureText={(error) => (prepared?.ok ? failureText(prepared.request, error) : errorText(error))}
        />
      </Stack>
    </ChoicesAndPreview>
  );
}

/** The choices with their result beside them, or below them on narrow screens. */
const ChoicesAndPreview = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(18rem, 23rem) minmax(0, 1fr)' },
  },
});

const Parts = chakra('form', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' },
});

/** Reads the choices from the address and keeps only employees and periods that these companies have. */
function useProcessChoice(companies: readonly ProcessCompany[]) {
  const [address, setAddress] = useSearchParams();
  const today = todayInPuertoRico();
  const requested = choiceIn(address, today);
  const company = companies.find(({ id }) => id === requested.companyId);
  const employee = company?.employees.find(({ id }) => id === requested.employeeId);
  const calendars = useCompanyCalendars(company?.id);
  const period = offeredPeriods(requested, employee, calendars).find(({ id }) => id === requested.periodId);
  const choice = { ...requested, employeeId: employee?.id ?? null, periodId: period?.id ?? null };
  const choose = (chosen: Partial<ProcessChoice>) =>
    setAddress((latest) => addressAfter(latest, chosen), {
      preventScrollReset: true,
      flushSync: true,
      // A date passes through many years while it is typed; 'back' is not meant to walk through them.
      replace: 'start' in chosen || 'end' in chosen,
    });
  return { today, company, employee, choice, unknownYears: unknownYearsIn(address, today), choose };
}

/**
 * The bonus of a company: by the settings that it used last until somebody changes them. Undefined without a
 * company.
 */
function useBonusDraft(companyId: number | undefined) {
  const [edited, setEdited] = useState<{ companyId: number; draft: BonusDraft }>();
  const last = trpc.reports.lastBonusRule.useQuery(
    { companyId: companyId ?? 0 },
    { enabled: companyId !== undefined },
  );
  const used = last.data && { bonusRule: last.data, law: undefined };
  const draft: BonusDraft | undefined =
    edited !== undefined && edited.companyId === companyId ? edited.draft : used;
  return {
    draft,
    setDraft: (changed: BonusDraft) => companyId !== undefined && setEdited({ companyId, draft: changed }),
  };
}
