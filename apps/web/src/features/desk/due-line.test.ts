import type { DueDocument } from '@garita/domain/filing/due/obligation';
import { reportOf } from '@garita/domain/report/file-type';
import { describe, expect, it } from 'vitest';
import { choiceIn } from '../processes/process-choice.ts';
import { duePath, duePeriodText } from './due-line.tsx';

const OF_QUARTER = { year: 2025, quarter: 4 };
const DOCUMENTS: Exclude<
  DueDocument,
  { report: 'contractor-payments' | 'form-480-text' | 'non-residents' }
>[] = [
  { report: 'form-941', ...OF_QUARTER },
  { report: 'form-499', ...OF_QUARTER },
  { report: 'unemployment', ...OF_QUARTER },
  { report: 'chauffeur-insurance', ...OF_QUARTER },
  { report: 'form-940', year: 2025 },
  { report: 'form-943', year: 2025 },
  { report: 'w2pr', year: 2025 },
  { report: 'christmas-bonus', year: 2025 },
  { report: 'workers-compensation', fiscalYear: 2025 },
];

describe('the way from what is due', () => {
  it.each(DOCUMENTS)('leads to $report on Procesos, chosen whole', (document) => {
    const place = duePath({ companyId: 7, document });
    const choice = choiceIn(new URL(place ?? '', 'http://garita.example').searchParams, '2026-01-20');
    const { report, ...asked } = document;
    expect(choice).toMatchObject({ companyId: 7, ...asked });
    const { fileType } = choice;
    expect(fileType && reportOf({ ...choice, fileType })).toBe(report);
  });

  it('leads to the contractors of the company for what they were paid, and nowhere without a document', () => {
    const document = { report: 'form-480-text', year: 2025 } as const;
    expect(duePath({ companyId: 7, document })).toBe('/escritorio/empresas/7/terceros');
    expect(duePath({ companyId: 7, document: null })).toBeNull();
  });

  it('leads to what non-residents were paid in the year', () => {
    const document = { report: 'non-residents', year: 2025 } as const;
    expect(duePath({ companyId: 7, document })).toBe('/escritorio/empresas/7/no-residentes?year=2025');
  });
});

describe('the days that something is due for', () => {
  it.each([
    ['Año 2025', '2025-01-01', '2025-12-31'],
    ['Noviembre de 2026', '2026-11-01', '2026-11-30'],
    ['Del 1 ene al 31 mar 2026', '2026-01-01', '2026-03-31'],
    ['Del 1 oct 2025 al 30 sept 2026', '2025-10-01', '2026-09-30'],
    ['Del 26 nov 2026', '2026-11-26', '2026-11-26'],
  ])('say their year: %s', (text, from, to) => {
    expect(duePeriodText({ from, to })).toBe(text);
  });
});
