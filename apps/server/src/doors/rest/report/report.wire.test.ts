import { DEFAULT_BONUS_RULE } from '@garita/domain/company/bonus-rule.schema';
import type { ReportRequest } from '@garita/domain/report/report-request';
import { NOTHING_SUPPOSED } from '@garita/domain/what-if/what-if.schema';
import { describe, expect, it } from 'vitest';
import { DOCUMENTED_REPORTS } from './report.wire.ts';

const DATES = { start: '2026-01-01', end: '2026-03-31' };
const OF_YEAR = { companyId: 7, year: 2026 };
const QUARTER = { ...OF_YEAR, quarter: 3 };

// The specification's body for each document, and the request that our own screens send.
const BONUS = {
  max_employers: 20,
  percent_to_max: '6',
  amount_max: '600.00',
  percent_to_min: '3',
  amount_min: '300.00',
  reg: true,
  over: true,
  vacations: false,
  sick: false,
};

const BODIES: [request: ReportRequest, body: object][] = [
  [
    { report: 'w2pr', ...OF_YEAR, employeeId: null },
    { employer_id: 0, year: 2026 },
  ],
  [
    { report: 'w2pr', ...OF_YEAR, employeeId: 3 },
    { employer_id: 3, year: 2026 },
  ],
  [{ report: 'form-940', ...OF_YEAR }, { year: 2026 }],
  [{ report: 'form-943', ...OF_YEAR }, { year: 2026 }],
  [
    { report: 'form-941', ...QUARTER },
    { year: 2026, trimestre: 3 },
  ],
  [
    { report: 'form-499', ...QUARTER },
    { year: 2026, trimestre: 3 },
  ],
  [
    { report: 'unemployment', ...QUARTER },
    { year: 2026, trimestre: 3 },
  ],
  [
    { report: 'chauffeur-insurance', ...QUARTER },
    { year: 2026, trimestre: 3 },
  ],
  [
    { report: 'wages-text', ...QUARTER },
    { year: 2026, period: 3 },
  ],
  [{ report: 'workers-compensation', companyId: 7, fiscalYear: 2027 }, { year: 2027 }],
  [
    { report: 'w2pr-suri-text', ...OF_YEAR, submission: 'original', submissionCode: '' },
    { year: 2026, reimbursed: 1, code: '' },
  ],
  [
    { report: 'w2pr-ssa-text', ...OF_YEAR, submission: 'correction', submissionCode: 'A1B2C3' },
    { year: 2026, reimbursed: 2, code: 'A1B2C3' },
  ],
  [
    { report: 'salaries', companyId: 7, employeeId: null, ...DATES },
    { employer_id: 0, ...DATES },
  ],
  [
    {
      report: 'history',
      companyId: 7,
      year: 2026,
      employeeId: 3,
      entryId: 12,
      kind: 'amend',
      minimum: 315_00,
      userId: 5,
      month: '2026-03',
      fromSeq: 4,
    },
    {
      year: 2026,
      employer_id: 3,
      time_id: 12,
      movement: 'amend',
      minimum: 315,
      user_id: 5,
      month: '2026-03',
      from_seq: 4,
    },
  ],
  [
    { report: 'employer-cost', companyId: 7, employeeId: null, ...DATES },
    { employer_id: 0, ...DATES },
  ],
  [
    { report: 'period-employer-cost', companyId: 7, employeeId: null, periodId: 2026110 },
    { employer_id: 0, period_id: 2026110 },
  ],
  [{ report: 'leave', companyId: 7, ...DATES }, DATES],
  [{ report: 'what-if', companyId: 7, whatIf: { ...DATES, ...NOTHING_SUPPOSED } }, DATES],
  [{ report: 'contractor-payments', companyId: 7, ...DATES }, DATES],
  ...(
    [
      [null, 0],
      ['weekly', 1],
      ['biweekly', 2],
      ['monthly', 4],
    ] as const
  ).map(([payFrequency, period_norma]): (typeof BODIES)[number] => [
    { report: 'contractor-year', ...OF_YEAR, payFrequency },
    { year: 2026, period_norma },
  ]),
  [
    { report: 'form-480-text', ...OF_YEAR, submission: 'original' },
    { year: 2026, reimbursed: 1 },
  ],
  [
    { report: 'form-480-text', ...OF_YEAR, submission: 'correction' },
    { year: 2026, reimbursed: 2 },
  ],
  [
    { report: 'christmas-bonus', ...OF_YEAR, bonusRule: DEFAULT_BONUS_RULE },
    {
      year: 2026,
      // The specification has the number of employees twice.
      bonus: { ...BONUS, min_employers: 20 },
    },
  ],
  [
    {
      report: 'christmas-bonus',
      ...OF_YEAR,
      bonusRule: DEFAULT_BONUS_RULE,
      law: {
        netProfit: -1_250_50,
        paidOn: '2026-12-20',
        isLargeForReformHires: true,
        isLargeForEarlierHires: null,
      },
    },
    {
      year: 2026,
      bonus: BONUS,
      rule: 'ley148',
      net_profit: -1250.5,
      paid_on: '2026-12-20',
      large_reform: true,
    },
  ],
  [
    { report: 'christmas-bonus', ...OF_YEAR, bonusRule: DEFAULT_BONUS_RULE },
    // The facts of the law count for nothing with the settings.
    { year: 2026, bonus: BONUS, rule: 'specification', net_profit: 100 },
  ],
];

describe('a document of the documented interface', () => {
  it.each(BODIES)('is the request that our own screens send: %j', (request, body) => {
    expect(DOCUMENTED_REPORTS[request.report].wire.decode({ company_id: 7, ...body })).toEqual(request);
  });
});
