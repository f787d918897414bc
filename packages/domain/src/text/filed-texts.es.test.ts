import { expect, it } from 'vitest';
import type { FiledDocument } from '../filing/filed/filed-document.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import { filedSentences } from './filed-texts.es.ts';

const dayText = (date: CalendarDate) => `día ${date.slice(8)}`;

const quarter = { from: '2026-01-01', to: '2026-03-31', filedOn: '2026-04-30', confirmation: '' };
const year = { from: '2026-01-01', to: '2026-12-31', filedOn: '2027-02-01', confirmation: '' };

it('has the date and the documents of each quarter and year', () => {
  const filed: FiledDocument[] = [
    { report: 'form-941', ...quarter },
    { report: 'form-940', ...year },
    { report: 'form-499', ...quarter },
    // Filed again: listed once.
    { report: 'form-499', ...quarter },
  ];
  expect(filedSentences(filed, dayText)).toEqual([
    'Este trimestre se presentó el día 30: 941, 499 R-1B.',
    'Este año se presentó el día 01: 940.',
  ]);
});

it('calls the CFSE policy year a year too', () => {
  const policy = { from: '2025-07-01', to: '2026-06-30', filedOn: '2026-07-20', confirmation: '' };
  expect(filedSentences([{ report: 'workers-compensation', ...policy }], dayText)).toEqual([
    'Este año se presentó el día 20: nómina de la CFSE.',
  ]);
});
