import { RECONCILED_SOURCES } from '@garita/domain/filing/reconciliation/reconciliation';
import { describe, expect, it } from 'vitest';
import { choiceIn } from '../processes/process-choice.ts';
import { sourceLinks } from './source-links.ts';

const OF_YEAR = { company: { id: 7, name: 'Taller Vega', payer: 'form-941' as const }, year: 2026 };

const choicesOf = (links: readonly { to: string }[]) =>
  links.map(({ to }) => choiceIn(new URL(to, 'http://garita.example').searchParams, '2026-11-23'));

describe('the way from a figure of Cuadre', () => {
  it.each(['form-499', 'fica-return', 'wages-file'] as const)(
    'leads from %s to the document of each quarter, chosen',
    (source) => {
      const choices = choicesOf(sourceLinks(source, OF_YEAR));
      expect(choices.map(({ companyId, year, quarter }) => [companyId, year, quarter])).toEqual(
        [1, 2, 3, 4].map((quarter) => [7, 2026, quarter]),
      );
    },
  );

  it('leads a farm to its 943, which is of the year', () => {
    const farm = { ...OF_YEAR, company: { ...OF_YEAR.company, payer: 'form-943' as const } };
    const links = sourceLinks('fica-return', farm);
    expect(links.map(({ label }) => label)).toEqual(['943']);
    expect(choicesOf(links)).toMatchObject([{ fileType: 13, year: 2026 }]);
  });

  it.each(RECONCILED_SOURCES)('leads somewhere from %s', (source) => {
    const links = sourceLinks(source, OF_YEAR);
    expect(links.length).toBeGreaterThan(0);
    expect(links.every(({ to }) => to.startsWith('/escritorio/'))).toBe(true);
  });
});
