import type { LawBonusFacts } from '@garita/domain/bonus/law-bonus.schema';
import type { BonusRule } from '@garita/domain/company/bonus-rule.schema';
import { type FileType, type ProcessReport, reportOf } from '@garita/domain/report/file-type';
import { isFieldShown } from '@garita/domain/report/process-field';
import { reportRefusal } from '@garita/domain/report/report-refusal';
import { parseReportRequest, type ReportRequestOf } from '@garita/domain/report/report-request';
import { SCREEN_REFUSAL_TEXTS } from '@garita/domain/text/screen-refusal-texts.es';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { DownloadError, errorCodeOf, errorText } from '../../lib/error-text.ts';
import { processesText } from '../../text/documents/processes.es.ts';
import type { TypedAmount, TypedCount, TypedRate } from '../../ui/form/fields/figure-fields.tsx';
import { type FieldErrors, type RefusedRequest, shownFieldErrors } from '../../ui/form/use-request-form.ts';
import type { ProcessChoice } from './process-choice.ts';

/** Everything that is chosen and typed. */
export type ReportDraft = Omit<ProcessChoice, 'fileType'> & {
  fileType: FileType;
  submissionCode: string;
} & Partial<BonusDraft>;

/** A document of this screen with the values of its request. */
type ProcessRequest = ReportRequestOf<ProcessReport>;

/** A complete request; or the reason why it is incomplete, and the fields with errors. */
type Prepared = { ok: true; request: ProcessRequest } | ({ ok: false } & RefusedRequest);

/** Validates the screen's values as the server would, so that errors are shown without a request. */
export function prepareReport(
  draft: ReportDraft,
  { company, today }: { company: Pick<ProcessCompany, 'id' | 'payer'>; today: CalendarDate },
): Prepared {
  const report = reportOf(draft);
  const { year, fiscalYear } = draft;
  const reportYears = {
    report,
    ...(isFieldShown(draft, 'year') ? { year } : {}),
    ...(isFieldShown(draft, 'fiscalYear') ? { fiscalYear } : {}),
  };
  const refusal = reportRefusal(reportYears, { payer: company.payer, today });
  if (refusal) {
    const text = SCREEN_REFUSAL_TEXTS[refusal.code];
    return { ok: false, text, errors: { [refusal.field]: text } };
  }
  const submissionCode = draft.submission === 'correction' ? draft.submissionCode : '';
  const read = parseReportRequest(report, { ...draft, companyId: company.id, submissionCode });
  if (read.ok) return read;
  return {
    ok: false,
    text: processesText.file.incomplete,
    errors: missing(draft, shownFieldErrors(read.error)),
  };
}

// Without a frequency there are no periods to choose, so only the frequency is reported as missing.
function missing(draft: ReportDraft, errors: FieldErrors): FieldErrors {
  const { periodId, ...others } = errors;
  const lacksFrequency = isFieldShown(draft, 'payFrequency') && draft.payFrequency === null;
  return lacksFrequency && periodId !== undefined ? { ...others, payFrequency: periodId } : errors;
}

/**
 * Returns the message for a failed document. As specified, a file of all employees says that there is
 * nothing to print.
 */
export function failureText(request: ProcessRequest, error: unknown): string {
  const isOfEverybody = request.report === 'period-stubs' && request.employeeId === null;
  const hasNothing =
    errorCodeOf(error) === 'not-found' || (error instanceof DownloadError && error.status === 404);
  return isOfEverybody && hasNothing ? processesText.download.nobodyPaid : errorText(error);
}

type TermsDraft = { rate: TypedRate; maximum: TypedAmount };

/**
 * The company's bonus settings while they are typed. A text that is no number is kept, for the schema to
 * refuse.
 */
export type BonusRuleDraft = {
  employeeThreshold: TypedCount;
  large: TermsDraft;
  small: TermsDraft;
  countedHours: BonusRule['countedHours'];
};

/** The facts of a bonus by law while they are typed. */
export type LawBonusDraft = Omit<LawBonusFacts, 'netProfit'> & { netProfit: TypedAmount };

/** The Christmas bonus that is asked for: the settings, and the facts if it is by law. */
export type BonusDraft = { bonusRule: BonusRuleDraft; law: LawBonusDraft | undefined };

/** A company as this screen knows it, with its employees. */
export type ProcessCompany = inferRouterOutputs<AppRouter>['companies']['listWithEmployees'][number];
export type ProcessEmployee = ProcessCompany['employees'][number];
