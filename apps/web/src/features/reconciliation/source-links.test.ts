import { RECONCILED_SOURCES } from '@garita/domain/filing/reconciliation/reconciliation';
import { describe, expect, it } from 'vitest';
import { choiceIn } from '../processes/process-choice.ts';
import { sourceLink } from './source-links.ts';

const OF_YEAR = { company: { id: 7, name: 'Taller Vega', payer: 'form-941' as const }, year: 2026 };

const choiceAt = (to: string | undefined) =>
  choiceIn(new URL(to ?? '', 'http://garita.example').searchParams, '2026-11-23');

describe('the way from a figure of Cuadre', () => {
  it.each(['form-499', 'fica-return', 'wages-file'] as const)(
    'leads from %s to the document of each quarter, chosen',
    (source) => {
      const choices = [1, 2, 3, 4].map((quarter) => choiceAt(sourceLink(source, OF_YEAR, quarter)));
      expect(choices.map(({ companyId, year, quarter }) => [companyId, year, quarter])).toEqual(
        [1, 2, 3, 4].map((quarter) => [7, 2026, quarter]),
      );
      expect(sourceLink(source, OF_YEAR, null)).toBeUndefined();
    },
  );

  it('leads a farm to its 943, which is of the year', () => {
    const farm = { ...OF_YEAR, company: { ...OF_YEAR.company, payer: 'form-943' as const } };
    expect(choiceAt(sourceLink('fica-return', farm, null))).toMatchObject({ fileType: 13, year: 2026 });
    expect(sourceLink('fica-return', farm, 1)).toBeUndefined();
  });

  it('leads from the books to the salaries of the quarter or of the year', () => {
    const days = (quarter: number | null) => {
      const { start, end } = choiceAt(sourceLink('ledger', OF_YEAR, quarter));
      return [start, end];
    };
    expect(days(2)).toEqual(['2026-04-01', '2026-06-30']);
    expect(days(null)).toEqual(['2026-01-01', '2026-12-31']);
  });

  it.each(RECONCILED_SOURCES)('leads somewhere from %s', (source) => {
    const place = sourceLink(source, OF_YEAR, null) ?? sourceLink(source, OF_YEAR, 1);
    expect(place?.startsWith('/escritorio/')).toBe(true);
  });
});
