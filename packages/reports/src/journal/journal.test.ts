import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { journal, journalQuickBooks, journalTable } from '../catalogue.ts';
import type { Report } from '../report.ts';
import { pdfText } from '../testing/pdf-text.ts';
import type { JournalData } from './journal-list.ts';

const DATA: JournalData = {
  company: {
    name: 'Taller Vega',
    employerIdentificationNumber: '661234567',
    commercialRegister: '12345670012',
    insurancePolicyNumber: '40506',
    workersCompensationRate: null,
    phoneNumber: '7875550101',
    businessEndDate: null,
  },
  start: '2026-03-01',
  end: '2026-03-31',
  date: '2026-04-02',
  monthFingerprints: [],
  lines: [
    { account: 'Gasto de salarios', debit: 1_000_00, credit: 0 },
    { account: 'Gasto patronal de Medicare', debit: 14_50, credit: 0 },
    { account: 'Medicare por pagar', debit: 0, credit: 29_00 },
    { account: 'Contribución retenida por pagar', debit: 0, credit: 70_05 },
    // 1,000.00 + 14.50 − 29.00 − 70.05
    { account: 'Nómina por pagar', debit: 0, credit: 915_45 },
  ],
};

async function textOf(report: Report<JournalData>, data: JournalData, encoding: 'latin1' | 'utf8') {
  return (await buffer(report.render(data))).toString(encoding);
}

/** Returns the journal entry with another name for one account. */
function called(account: string): JournalData {
  return { ...DATA, lines: [{ account, debit: 1_00, credit: 0 }] };
}

describe('a journal entry', () => {
  it('is printed with both sums', async () => {
    const [page = []] = await pdfText(journal.render(DATA));
    await expect(`${page.join('\n')}\n`).toMatchFileSnapshot('golden/journal.txt');
    // 1,000.00 + 14.50
    expect(page).toContain('Totales 1,014.50 1,014.50');
  });

  it('is the CSV and the IIF that were approved', async () => {
    await expect(await textOf(journalTable, DATA, 'utf8')).toMatchFileSnapshot('golden/journal.csv');
    await expect(await textOf(journalQuickBooks, DATA, 'latin1')).toMatchFileSnapshot('golden/journal.iif');
  });

  it('is a file named after its days and the company', () => {
    expect([journal, journalTable, journalQuickBooks].map(({ fileName }) => fileName(DATA))).toEqual([
      'Asiento-2026-03-01-2026-03-31-Taller-Vega.pdf',
      'Asiento-2026-03-01-2026-03-31-Taller-Vega.csv',
      'Asiento-2026-03-01-2026-03-31-Taller-Vega.iif',
    ]);
  });
});

describe('the CSV', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('hands no spreadsheet %j to calculate', async (name) => {
    expect(await textOf(journalTable, called(name), 'utf8')).toContain(`,'${name},1.00,`);
  });

  it('begins with the mark of UTF-8, and ends each line as RFC 4180 says', async () => {
    const text = await textOf(journalTable, called('Nómina'), 'utf8');
    expect(text).toBe(
      [
        '\u{feff}Fecha,Cuenta,Débito,Crédito,Descripción',
        '2026-03-31,Nómina,1.00,,Nómina del 1 mar 2026 al 31 mar 2026',
        '',
      ].join('\r\n'),
    );
  });

  it('quotes what holds a comma or a quotation mark', async () => {
    const text = await textOf(journalTable, called('Nómina, "vieja"'), 'utf8');
    expect(text).toContain(',"Nómina, ""vieja""",1.00,');
  });
});

describe('the IIF', () => {
  it('sums to zero, in one transaction', async () => {
    const rows = (await textOf(journalQuickBooks, DATA, 'latin1'))
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split('\t'));
    expect(rows.map(([keyword]) => keyword)).toEqual([
      '!TRNS',
      '!SPL',
      '!ENDTRNS',
      'TRNS',
      'SPL',
      'SPL',
      'SPL',
      'SPL',
      'ENDTRNS',
    ]);
    expect(rows.slice(3, -1).map(([, , , , amount]) => amount)).toEqual([
      '1000.00',
      '14.50',
      '-29.00',
      '-70.05',
      '-915.45',
    ]);
  });

  it('keeps what Windows has beyond Latin-1: a dash, the euro, quotation marks', async () => {
    const bytes = await buffer(journalQuickBooks.render(called('2100 – Nómina €“”')));
    // code page 1252: – 0x96, ó 0xf3, € 0x80, “ 0x93, ” 0x94
    expect(bytes.toString('latin1')).toContain('\t2100 \x96 N\xf3mina \x80\x93\x94\t');
  });

  it('keeps a field in its place, whatever the account is called', async () => {
    const text = await textOf(journalQuickBooks, called('Nómina\t"vieja"\r\nENDTRNS 漢'), 'latin1');
    expect(text).toContain('TRNS\tGENERAL JOURNAL\t03/31/2026\t"Nómina ""vieja"" ENDTRNS ?"\t1.00\t');
  });

  it('of nothing paid is its headings alone', async () => {
    const text = await textOf(journalQuickBooks, { ...DATA, lines: [] }, 'latin1');
    expect(text.split('\r\n').map((line) => line.split('\t')[0])).toEqual(['!TRNS', '!SPL', '!ENDTRNS', '']);
  });
});
