import { describe, expect, it } from 'vitest';
import { byName } from '../../pay/concepts.ts';
import type { ReportRequest } from '../../report/report-request.ts';
import {
  coveredDays,
  type FilableRequest,
  type FiledDocument,
  filingSchema,
  filingsCovering,
  isAffectedByChange,
  isAmongFiled,
  REPORTED_AMOUNTS,
} from './filed-document.ts';

const companyId = 3;

describe('days of a filed document', () => {
  it.each<[FilableRequest, string, string]>([
    [{ report: 'form-941', companyId, year: 2026, quarter: 1 }, '2026-01-01', '2026-03-31'],
    [{ report: 'form-499', companyId, year: 2026, quarter: 4 }, '2026-10-01', '2026-12-31'],
    [{ report: 'form-940', companyId, year: 2026 }, '2026-01-01', '2026-12-31'],
    [{ report: 'w2pr', companyId, employeeId: null, year: 2025 }, '2025-01-01', '2025-12-31'],
    // The CFSE policy year begins on 1 July.
    [{ report: 'workers-compensation', companyId, fiscalYear: 2026 }, '2025-07-01', '2026-06-30'],
  ])('are those of its quarter or year: %o', (request, from, to) => {
    expect(coveredDays(request)).toEqual({ from, to });
  });
});

describe('marking a document as filed', () => {
  const codesOf = (request: ReportRequest) =>
    filingSchema
      .safeParse({ request, filedOn: '2026-04-30', confirmation: '' })
      .error?.issues.map(({ message, path }) => [path.join('.'), message]);

  it('accepts documents that go to an agency', () => {
    expect(codesOf({ report: 'form-941', companyId, year: 2026, quarter: 1 })).toBeUndefined();
    expect(codesOf({ report: 'w2pr', companyId, employeeId: null, year: 2026 })).toBeUndefined();
  });

  it.each<ReportRequest>([
    { report: 'salaries', companyId, employeeId: null, start: '2026-01-01', end: '2026-03-31' },
    { report: 'w2pr', companyId, employeeId: 4, year: 2026 },
  ])('refuses documents that do not: %o', (request) => {
    expect(codesOf(request)).toEqual([['request.report', 'option-invalid']]);
  });
});

describe('a change of pay', () => {
  const nothing = byName(REPORTED_AMOUNTS, () => 0);
  it.each<[Partial<typeof nothing>, FiledDocument['report'][], FiledDocument['report'][]]>([
    [{}, [], ['w2pr', 'form-941', 'form-499', 'unemployment']],
    [{ gross: 10_50 }, ['w2pr', 'form-941', 'form-940', 'form-499', 'wages-text'], ['chauffeur-insurance']],
    [{ incomeTaxWithheld: -1_00 }, ['w2pr', 'w2pr-ssa-text', 'form-499'], ['form-941', 'unemployment']],
    // Box 6 is in the state records, which the file for the SSA does not contain.
    [{ donation: 5_00 }, ['w2pr', 'w2pr-suri-text'], ['w2pr-ssa-text', 'form-941', 'form-499']],
    [{ chauffeurInsurance: 50 }, ['chauffeur-insurance'], ['form-941', 'w2pr']],
  ])('of %o affects the documents that report it', (change, affected, unaffected) => {
    const isAffected = (report: FiledDocument['report']) =>
      isAffectedByChange({ report }, { ...nothing, ...change });
    expect([affected.filter(isAffected), unaffected.filter(isAffected)]).toEqual([affected, []]);
  });
});

describe('filed pay', () => {
  const filed = (report: FiledDocument['report'], from: string, to: string): FiledDocument => ({
    report,
    from,
    to,
    filedOn: '2026-04-30',
    confirmation: '',
  });
  const quarter = filed('form-941', '2026-01-01', '2026-03-31');
  const year = filed('form-940', '2026-01-01', '2026-12-31');
  const contractors = filed('form-480-text', '2026-01-01', '2026-12-31');
  const all = [quarter, year, contractors];

  it.each([
    [['2026-01-01'], [quarter, year]],
    [['2026-03-31'], [quarter, year]],
    [['2026-04-01'], [year]],
    [['2027-01-01'], []],
    // Pay that moves out of the quarter affects it too.
    [
      ['2026-04-02', '2026-03-30'],
      [quarter, year],
    ],
  ])('has a pay date in the days of the document: %o', (payDates, found) => {
    expect(filingsCovering(all, 'employee', payDates)).toEqual(found);
  });

  it('finds the filed quarter or year, and certificates filed as text files', () => {
    const suri = filed('w2pr-suri-text', '2026-01-01', '2026-12-31');
    const due = (one: Parameters<typeof isAmongFiled>[1]) => isAmongFiled([...all, suri], one);
    expect(due({ report: 'form-941', year: 2026, quarter: 1 })).toBe(true);
    expect(due({ report: 'form-941', year: 2026, quarter: 2 })).toBe(false);
    expect(due({ report: 'form-499', year: 2026, quarter: 1 })).toBe(false);
    expect(due({ report: 'form-940', year: 2026 })).toBe(true);
    expect(due({ report: 'w2pr', year: 2026 })).toBe(true);
    expect(due({ report: 'w2pr', year: 2025 })).toBe(false);
    expect(due({ report: 'workers-compensation', fiscalYear: 2026 })).toBe(false);
    expect(due({ report: 'contractor-payments', start: '2026-01-01' })).toBe(false);
  });

  it('is that of employees or of contractors, depending on the document', () => {
    expect(filingsCovering(all, 'contractor', ['2026-02-01'])).toEqual([contractors]);
  });
});
