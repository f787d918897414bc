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

describe('the days that a filed document is of', () => {
  it.each<[FilableRequest, string, string]>([
    [{ report: 'form-941', companyId, year: 2026, quarter: 1 }, '2026-01-01', '2026-03-31'],
    [{ report: 'form-499', companyId, year: 2026, quarter: 4 }, '2026-10-01', '2026-12-31'],
    [{ report: 'form-940', companyId, year: 2026 }, '2026-01-01', '2026-12-31'],
    [{ report: 'w2pr', companyId, employeeId: null, year: 2025 }, '2025-01-01', '2025-12-31'],
    // The year of a policy of the CFSE begins on 1 July.
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

  it('takes what an agency takes', () => {
    expect(codesOf({ report: 'form-941', companyId, year: 2026, quarter: 1 })).toBeUndefined();
    expect(codesOf({ report: 'w2pr', companyId, employeeId: null, year: 2026 })).toBeUndefined();
  });

  it.each<ReportRequest>([
    { report: 'salaries', companyId, employeeId: null, start: '2026-01-01', end: '2026-03-31' },
    { report: 'w2pr', companyId, employeeId: 4, year: 2026 },
  ])('refuses what no agency takes: %o', (request) => {
    expect(codesOf(request)).toEqual([['request.report', 'option-invalid']]);
  });
});

describe('a change of pay', () => {
  const nothing = byName(REPORTED_AMOUNTS, () => 0);
  it.each<[Partial<typeof nothing>, FiledDocument['report'][], FiledDocument['report'][]]>([
    [{}, [], ['w2pr', 'form-941', 'form-499', 'unemployment']],
    [{ gross: 10_50 }, ['w2pr', 'form-941', 'form-940', 'form-499', 'wages-text'], ['chauffeur-insurance']],
    [{ incomeTaxWithheld: -1_00 }, ['w2pr', 'w2pr-ssa-text', 'form-499'], ['form-941', 'unemployment']],
    // Box 6 is in the state's records, which the file for the SSA does not have.
    [{ donation: 5_00 }, ['w2pr', 'w2pr-suri-text'], ['w2pr-ssa-text', 'form-941', 'form-499']],
    [{ chauffeurInsurance: 50 }, ['chauffeur-insurance'], ['form-941', 'w2pr']],
  ])('of %o is in those documents that are made of it', (change, affected, unaffected) => {
    const isAffected = (report: FiledDocument['report']) =>
      isAffectedByChange({ report }, { ...nothing, ...change });
    expect([affected.filter(isAffected), unaffected.filter(isAffected)]).toEqual([affected, []]);
  });
});

describe('pay that was filed', () => {
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
    // A pay date that moves out of the quarter leaves it, too.
    [
      ['2026-04-02', '2026-03-30'],
      [quarter, year],
    ],
  ])('is that of a day of the document: %o', (payDates, found) => {
    expect(filingsCovering(all, 'employee', payDates)).toEqual(found);
  });

  it('answers for what is due: that quarter, that year, and the certificates by their text files', () => {
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

  it('is that of employees or of contractors, by the document', () => {
    expect(filingsCovering(all, 'contractor', ['2026-02-01'])).toEqual([contractors]);
  });
});
