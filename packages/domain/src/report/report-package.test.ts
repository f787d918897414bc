import { describe, expect, it } from 'vitest';
import { packagedReports } from './report-package.ts';
import { reportRequestSchema } from './report-request.ts';

const TODAY = '2026-05-10';
const LISTS = ['salaries', 'employer-cost', 'journal', 'leave', 'contractor-payments'];
const QUARTER = ['form-941', 'form-499', 'unemployment', 'chauffeur-insurance', 'wages-text'];

function namesOf(quarter: number | null, payer: 'form-941' | 'form-943' = 'form-941', year = 2026) {
  return packagedReports({ companyId: 7, year, quarter }, { payer, today: TODAY }).map(
    ({ request, quarter: of }) => (of === null ? request.report : `${of} ${request.report}`),
  );
}

describe('package of a company', () => {
  it("contains for a quarter its returns, the wages file and the office's lists", () => {
    expect(namesOf(1)).toEqual([...QUARTER, ...LISTS].map((name) => `1 ${name}`));
  });

  it('covers the days of its quarter', () => {
    const documents = packagedReports(
      { companyId: 7, year: 2026, quarter: 2 },
      { payer: 'form-941', today: TODAY },
    );
    expect(documents.map(({ request }) => request)).toContainEqual({
      report: 'leave',
      companyId: 7,
      start: '2026-04-01',
      end: '2026-06-30',
    });
  });

  it('contains for a year the yearly documents and the returns of the quarters that have begun', () => {
    expect(namesOf(null)).toEqual([
      'form-940',
      'w2pr',
      'w2pr-suri-text',
      'w2pr-ssa-text',
      'form-480-text',
      'workers-compensation',
      'non-residents',
      'contractor-year',
      ...LISTS,
      // On 10 May the third quarter has not begun.
      ...[1, 2].flatMap((quarter) => QUARTER.map((name) => `${quarter} ${name}`)),
    ]);
    expect(namesOf(null, 'form-941', 2025)).toContain('4 form-941');
  });

  it('contains the federal return of this kind of payer', () => {
    expect(namesOf(1, 'form-943')).not.toContain('1 form-941');
    expect(namesOf(null, 'form-943')).toContain('form-943');
  });

  it('requests each document with valid fields', () => {
    const documents = packagedReports(
      { companyId: 7, year: 2025, quarter: null },
      { payer: 'form-944', today: TODAY },
    );
    for (const { request } of documents) expect(reportRequestSchema.parse(request)).toEqual(request);
  });
});
