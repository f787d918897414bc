import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { history, registerAsKnown } from '../catalogue.ts';
import { aHistory, aHistoryEvent } from '../history/history.builder.ts';
import type { Report } from '../report.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { firstSheet } from '../testing/sheets.ts';
import {
  monthFingerprintLines,
  type PeriodFingerprint,
  periodFingerprintLines,
} from './closing-fingerprints.ts';
import { renderWorkbook } from './render-workbook.ts';

const fingerprint = (number: number) => String(number).repeat(16);
const january = { month: '2026-01', digits: fingerprint(1) };

describe('the fingerprints of closings in the head of a list', () => {
  it('say of which month the one there is', () => {
    expect(monthFingerprintLines([])).toEqual([]);
    expect(monthFingerprintLines([january])).toEqual(['Mes cerrado, enero de 2026. Sello: 1111111111111111']);
  });

  it('share lines where they are several, so that those of a year leave room for the rows', () => {
    const months = ['02', '03', '04'].map((month, index) => ({
      month: `2026-${month}`,
      digits: fingerprint(index + 2),
    }));
    expect(monthFingerprintLines([january, ...months])).toEqual([
      'Meses cerrados. Sellos: enero de 2026, 1111111111111111 · febrero de 2026, 2222222222222222 · marzo de 2026, 3333333333333333',
      'abril de 2026, 4444444444444444',
    ]);
    const weeks = Array.from({ length: 53 }, () => ({
      start: '2026-03-05',
      end: '2026-03-11',
      digits: fingerprint(5),
    }));
    expect(periodFingerprintLines(weeks)).toHaveLength(18);
  });
});

const NOTHING = { gross: 0, withheld: 0, net: 0 };
const OF_PERIOD = {
  company: {
    name: 'Taller Vega',
    employerIdentificationNumber: '661234567',
    commercialRegister: '12345670012',
    insurancePolicyNumber: '40506',
    phoneNumber: '7875550101',
    businessEndDate: null,
  },
  date: '2026-03-13',
  period: {
    id: 2026110,
    year: 2026,
    frequency: 'weekly',
    number: 10,
    start: '2026-03-05',
    end: '2026-03-11',
  },
} as const;
const EVENT = aHistoryEvent({ changed: NOTHING, totals: NOTHING, amounts: [] });
const COMPARED = {
  known: { seq: 1, on: '2026-03-11', totals: NOTHING },
  later: { seq: 2, on: '2026-03-12', isToday: true, totals: NOTHING },
  entries: [
    { entryId: 12, name: 'Ana Rivera', known: NOTHING, later: NOTHING, amounts: [], events: [EVENT] },
  ],
} as const;
const SEAL = { start: '2026-03-05', end: '2026-03-11', digits: '0123456789abcdef' };
const LINE = 'Período cerrado, 5 mar 2026 – 11 mar 2026. Sello: 0123456789abcdef';

/** Returns the text of the page, and the first cells of the rows of the Excel file. */
async function written<Data>(report: Report<Data>, data: Data) {
  const page = report.page(data);
  if (page.kind !== 'list') throw new Error('It is no list');
  const workbook = await buffer(renderWorkbook([page.list]));
  const sheet = await firstSheet(new Uint8Array(workbook).buffer);
  return {
    paper: (await pdfText(report.render(data))).flat().join(' '),
    excel: sheet.getColumn(1).values,
  };
}

describe.each([
  [
    'the history of a period',
    (periodFingerprints: PeriodFingerprint[]) => written(history, aHistory([EVENT], { periodFingerprints })),
  ],
  [
    'the register of a period as it was known',
    (periodFingerprints: PeriodFingerprint[]) =>
      written(registerAsKnown, { ...OF_PERIOD, ...COMPARED, periodFingerprints }),
  ],
])('%s', (_, withSeals) => {
  it('has the short form of the fingerprint on paper and in Excel', async () => {
    const { paper, excel } = await withSeals([SEAL]);
    expect(paper).toContain(LINE);
    expect(excel).toContain(LINE);
  });

  it('says nothing of a fingerprint where the period is not closed', async () => {
    const { paper, excel } = await withSeals([]);
    expect(paper).not.toContain('Sello');
    expect(excel).not.toContain(LINE);
  });
});
