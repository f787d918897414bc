import type { BonusRule } from '@garita/domain/company/bonus-rule.schema';
import { centsToDecimal } from '@garita/domain/money/cents';
import { rateToPercent } from '@garita/domain/money/rate';
import type { ProcessReport } from '@garita/domain/report/file-type';
import type { ReportRequestOf, Submission } from '@garita/domain/report/report-request';
import type { FileCall } from '../../../lib/download.ts';

/** A document of this screen, and what it is asked for with. */
export type ProcessRequest = ReportRequestOf<ProcessReport>;

/** The call of the documented interface that answers with a document. Its names are spelled as there. */
export function reportCall(request: ProcessRequest): FileCall {
  switch (request.report) {
    case 'year-stubs':
      return get('counterfoil', request.companyId, request.employeeId, 'year', request.year);
    case 'period-stubs':
      return request.employeeId === null
        ? get('counterfoil1', request.companyId, request.periodId)
        : get('counterfoil', request.companyId, request.employeeId, 'period', request.periodId);
    case 'w2pr':
      return post('form_w2pr_pdf', request, { employer_id: request.employeeId ?? 0, year: request.year });
    case 'form-940':
      return post('form_940_pdf', request, { year: request.year });
    case 'form-943':
      return post('form_943_pdf', request, { year: request.year });
    case 'form-941':
      return post('form_941_pdf', request, quarterOf(request));
    case 'form-499':
      return post('form_withheld_499_pdf', request, quarterOf(request));
    case 'unemployment':
      return post('form_unemplo', request, quarterOf(request));
    case 'chauffeur-insurance':
      return post('form_choferil_pdf', request, quarterOf(request));
    case 'wages-text':
      return post('wages_txt', request, { year: request.year, period: request.quarter });
    case 'workers-compensation':
      return post('get_report_cfse_pdf', request, { year: request.fiscalYear });
    case 'w2pr-suri-text':
      return post('get_w2p_txt', request, submissionOf(request));
    case 'w2pr-ssa-text':
      return post('get_w2psse_txt', request, submissionOf(request));
    case 'christmas-bonus':
      return post('bonus_pdf', request, { year: request.year, bonus: bonusOf(request.bonusRule) });
    case 'salaries':
      return post('wages/range', request, { employer_id: request.employeeId ?? 0, ...datesOf(request) });
    case 'leave':
      return post('vacation', request, datesOf(request));
  }
}

function get(...parts: (string | number)[]): FileCall {
  return { address: `/api/reports/${parts.join('/')}` };
}

function post(path: string, { companyId }: { companyId: number }, asked: object): FileCall {
  return { address: `/api/reports/${path}`, body: { company_id: companyId, ...asked } };
}

function quarterOf({ year, quarter }: { year: number; quarter: number }) {
  return { year, trimestre: quarter };
}

function datesOf({ start, end }: { start: string; end: string }) {
  return { start, end };
}

type TextFile = { year: number; submission: Submission; submissionCode: string };

function submissionOf({ year, submission, submissionCode }: TextFile) {
  return { year, reimbursed: submission === 'original' ? 1 : 2, code: submissionCode };
}

function bonusOf({ employeeThreshold, large, small, countedHours }: BonusRule) {
  return {
    max_employers: employeeThreshold,
    percent_to_max: rateToPercent(large.rate),
    amount_max: centsToDecimal(large.maximum),
    min_employers: employeeThreshold,
    percent_to_min: rateToPercent(small.rate),
    amount_min: centsToDecimal(small.maximum),
    reg: countedHours.regular,
    over: countedHours.overtime,
    vacations: countedHours.vacation,
    sick: countedHours.sick,
  };
}
