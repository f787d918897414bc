import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import type { RegisterAsKnown } from '../audit.ts';
import { RegisterTable } from './register-table.tsx';

const LOADED = { gross: 480_00, withheld: 54_93, net: 425_07 };
const LESS = { gross: 120_00, withheld: 13_74, net: 106_26 };
const NOTHING = { gross: 0, withheld: 0, net: 0 };
const SAME = { amounts: [], events: [], isDeleted: false };

const REGISTER: RegisterAsKnown = {
  company: { id: 5, name: 'Café Luna' },
  period: {
    id: 2026110,
    year: 2026,
    frequency: 'weekly',
    number: 10,
    start: '2026-03-05',
    end: '2026-03-11',
  },
  yearsLeftOut: [],
  // 425.07 twice; 106.26 of what is left
  known: { seq: 2, at: '2026-03-12T13:00:00Z', totals: { gross: 960_00, withheld: 109_86, net: 850_14 } },
  later: { seq: 4, at: '2026-03-12T15:00:00Z', totals: LESS, isToday: true },
  lastSeq: 4,
  entries: [
    { ...SAME, entryId: 12, employee: { id: 7, name: 'Ana Rivera' }, known: LOADED, later: LESS },
    {
      ...SAME,
      entryId: 13,
      employee: { id: 8, name: 'Luis Vega' },
      known: LOADED,
      later: NOTHING,
      isDeleted: true,
    },
  ],
};

/** Every link of the row that begins with this name, by its words. */
async function linksOf(name: string) {
  const row = await screen.findByRole('row', { name: new RegExp(`^${name}`) });
  return within(row)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

it('leads from every amount of a pay to the pay, where each is explained', async () => {
  show(<RegisterTable register={REGISTER} />);
  const pay = '/escritorio/procesos/5/7/cargar?year=2026&period=2026110&entry=12';
  // 106.26 − 425.07 = −318.81
  const words = ['Ana Rivera', '$480.00', '$54.93', '$425.07', '$120.00', '$13.74', '$106.26', '-$318.81'];
  expect(await linksOf('Ana Rivera')).toEqual(words.map((word) => [word, pay]));
});

it('leads from every amount of a pay that is deleted by now to everything that happened to it', async () => {
  show(<RegisterTable register={REGISTER} />);
  const timeline = '/escritorio/empresas/5/auditoria?time=13';
  const words = ['Luis Vega', '$480.00', '$54.93', '$425.07', '0.00', '0.00', '0.00', '-$425.07'];
  expect(await linksOf('Luis Vega')).toEqual(words.map((word) => [word, timeline]));
});
