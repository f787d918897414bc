import { DEFAULT_BONUS_RULE } from '@garita/domain/company/bonus-rule.schema';
import { describe, expect, it } from 'vitest';
import { type ProcessRequest, reportCall } from './report-call.ts';

const DATES = { start: '2026-01-01', end: '2026-03-31' };
const QUARTER = { companyId: 7, year: 2026, quarter: 3 };
const TEXT = { companyId: 7, year: 2026 };

// The specification's path and body for each document.
const CALLS: [request: ProcessRequest, address: string, body?: object][] = [
  [{ report: 'w2pr', ...TEXT, employeeId: null }, 'form_w2pr_pdf', { employer_id: 0, year: 2026 }],
  [{ report: 'w2pr', ...TEXT, employeeId: 3 }, 'form_w2pr_pdf', { employer_id: 3, year: 2026 }],
  [{ report: 'year-stubs', ...TEXT, employeeId: 3 }, 'counterfoil/7/3/year/2026'],
  [
    { report: 'period-stubs', companyId: 7, employeeId: 3, periodId: 2026121 },
    'counterfoil/7/3/period/2026121',
  ],
  [{ report: 'period-stubs', companyId: 7, employeeId: null, periodId: 2026121 }, 'counterfoil1/7/2026121'],
  [{ report: 'form-940', ...TEXT }, 'form_940_pdf', { year: 2026 }],
  [{ report: 'form-943', ...TEXT }, 'form_943_pdf', { year: 2026 }],
  [{ report: 'form-941', ...QUARTER }, 'form_941_pdf', { year: 2026, trimestre: 3 }],
  [{ report: 'form-499', ...QUARTER }, 'form_withheld_499_pdf', { year: 2026, trimestre: 3 }],
  [{ report: 'unemployment', ...QUARTER }, 'form_unemplo', { year: 2026, trimestre: 3 }],
  [{ report: 'chauffeur-insurance', ...QUARTER }, 'form_choferil_pdf', { year: 2026, trimestre: 3 }],
  [{ report: 'wages-text', ...QUARTER }, 'wages_txt', { year: 2026, period: 3 }],
  [{ report: 'workers-compensation', companyId: 7, fiscalYear: 2027 }, 'get_report_cfse_pdf', { year: 2027 }],
  [
    { report: 'w2pr-suri-text', ...TEXT, submission: 'original', submissionCode: '' },
    'get_w2p_txt',
    { year: 2026, reimbursed: 1, code: '' },
  ],
  [
    { report: 'w2pr-ssa-text', ...TEXT, submission: 'correction', submissionCode: 'A1B2C3' },
    'get_w2psse_txt',
    { year: 2026, reimbursed: 2, code: 'A1B2C3' },
  ],
  [
    { report: 'salaries', companyId: 7, employeeId: null, ...DATES },
    'wages/range',
    { employer_id: 0, ...DATES },
  ],
  [{ report: 'leave', companyId: 7, ...DATES }, 'vacation', DATES],
];

describe('the call for a document', () => {
  it.each(CALLS)('has the path and the names of the specification: %j', (request, path, body) => {
    expect(reportCall(request)).toEqual({
      address: `/api/reports/${path}`,
      ...(body && { body: { company_id: 7, ...body } }),
    });
  });

  it('sends the bonus settings with the mirrored head-count', () => {
    const request: ProcessRequest = { report: 'christmas-bonus', ...TEXT, bonusRule: DEFAULT_BONUS_RULE };
    expect(reportCall(request).body).toEqual({
      company_id: 7,
      year: 2026,
      bonus: {
        max_employers: 20,
        percent_to_max: '6',
        amount_max: '600.00',
        min_employers: 20,
        percent_to_min: '3',
        amount_min: '300.00',
        reg: true,
        over: true,
        vacations: false,
        sick: false,
      },
    });
  });
});
