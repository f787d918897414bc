import { describe, expect, it } from 'vitest';
import { DEFAULT_BONUS_RULE } from '../company/bonus-rule.schema.ts';
import { fieldErrors } from '../field/field-errors.ts';
import {
  parseReportRequest,
  type ReportName,
  type ReportRequest,
  reportRequestSchema,
  reportSchema,
} from './report-request.ts';

const codesOf = ({ report, ...asked }: { report: ReportName } & Record<string, unknown>) =>
  reportSchema(report)
    .safeParse(asked)
    .error?.issues.map(({ message, path }) => [path.join('.'), message]);

const REQUESTS: ReportRequest[] = [
  { report: 'w2pr', companyId: 1, employeeId: null, year: 2026 },
  { report: 'year-stubs', companyId: 1, employeeId: 3, year: 2026 },
  { report: 'period-stubs', companyId: 1, employeeId: null, periodId: 2026121 },
  { report: 'form-941', companyId: 1, year: 2026, quarter: 4 },
  { report: 'workers-compensation', companyId: 1, fiscalYear: 2027 },
  { report: 'w2pr-suri-text', companyId: 1, year: 2026, submission: 'original', submissionCode: '' },
  { report: 'christmas-bonus', companyId: 1, year: 2026, bonusRule: DEFAULT_BONUS_RULE },
  { report: 'salaries', companyId: 1, employeeId: null, start: '2026-01-01', end: '2026-01-01' },
];

describe('request of a document', () => {
  it.each(REQUESTS)('$report: has its own fields', ({ report, ...asked }) => {
    expect(reportSchema(report).parse(asked)).toEqual(asked);
  });

  it('is refused with an unknown field, and without a required one', () => {
    expect(codesOf({ report: 'form-940', companyId: 1, year: 2026, quarter: 1 })).toEqual([
      ['', 'unknown-field'],
    ]);
    expect(codesOf({ report: 'form-941', companyId: 1, year: 2026 })).toEqual([['quarter', 'required']]);
  });

  it('for the stubs of a year must have an employee', () => {
    expect(codesOf({ report: 'year-stubs', companyId: 1, employeeId: null, year: 2026 })).toEqual([
      ['employeeId', 'required'],
    ]);
  });

  it('between two dates must have them in order', () => {
    expect(codesOf({ report: 'leave', companyId: 1, start: '2026-02-01', end: '2026-01-31' })).toEqual([
      ['end', 'end-before-start'],
    ]);
  });

  it('for the correction of a file must have the agency’s code of six characters', () => {
    const correction = {
      report: 'w2pr-ssa-text',
      companyId: 1,
      year: 2026,
      submission: 'correction',
    } as const;
    expect(codesOf({ ...correction, submissionCode: '' })).toEqual([
      ['submissionCode', 'submission-code-invalid'],
    ]);
    expect(codesOf({ ...correction, submissionCode: 'A1B2C' })).toEqual([
      ['submissionCode', 'submission-code-invalid'],
    ]);
    expect(codesOf({ ...correction, submissionCode: 'A1B2C3' })).toBeUndefined();
  });

  it('is parsed from a draft with more fields', () => {
    const draft = { companyId: 1, employeeId: null, year: 2026, quarter: 2, start: null };
    expect(parseReportRequest('form-941', draft)).toEqual({
      ok: true,
      request: { report: 'form-941', companyId: 1, year: 2026, quarter: 2 },
    });
    expect(parseReportRequest('leave', draft)).toMatchObject({
      ok: false,
      error: { issues: [{ path: ['start'] }, { path: ['end'] }] },
    });
  });

  it('is parsed with its name, and refused with the codes of its own fields', () => {
    const form = { report: 'form-941', companyId: 1, year: 2026, quarter: 2 } as const;
    expect(reportRequestSchema.parse(form)).toEqual(form);
    const codesIn = (request: unknown) => {
      const { error } = reportRequestSchema.safeParse(request);
      return error && fieldErrors(error).map(({ path, code }) => [path.join('.'), code]);
    };
    expect(codesIn({ ...form, quarter: 5 })).toEqual([['quarter', 'option-invalid']]);
    expect(codesIn({ ...form, quarter: 0 })).toEqual([['quarter', 'required']]);
    expect(codesIn({ ...form, month: 5 })).toEqual([['month', 'unknown-field']]);
    expect(codesIn({ ...form, report: 'form-944' })).toEqual([['report', 'option-invalid']]);
  });
});
