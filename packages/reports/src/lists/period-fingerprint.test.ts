import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { history, registerAsKnown } from '../catalogue.ts';
import { aHistory, aHistoryEvent } from '../history/history.builder.ts';
import type { Report } from '../report.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { firstSheet } from '../testing/sheets.ts';
import type { PeriodFingerprint } from './period-fingerprint.ts';
import { renderWorkbook } from './render-workbook.ts';

const NOTHING = { gross: 0, withheld: 0, net: 0 };
const OF_PERIOD = {
  company: {
    name: 'Taller Vega',
    employerIdentificationNumber: '661234567',
    commercialRegister: '12345670012',
    insurancePolicyNumber: '40506',
    phoneNumber: '7875550101',
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

/** What the paper says, and what stands first in the rows of the Excel file. */
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
  it('has the short form of the seal on paper and in Excel', async () => {
    const { paper, excel } = await withSeals([SEAL]);
    expect(paper).toContain(LINE);
    expect(excel).toContain(LINE);
  });

  it('says nothing of a seal where the period is not closed', async () => {
    const { paper, excel } = await withSeals([]);
    expect(paper).not.toContain('Sello');
    expect(excel).not.toContain(LINE);
  });
});
