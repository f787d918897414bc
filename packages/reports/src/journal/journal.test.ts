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
  entries: [
    {
      day: '2026-03-13',
      lines: [
        { account: 'Gasto de salarios', debit: 1_000_00, credit: 0 },
        { account: 'Gasto patronal de Medicare', debit: 14_50, credit: 0 },
        { account: 'Medicare por pagar', debit: 0, credit: 29_00 },
        { account: 'Contribución retenida por pagar', debit: 0, credit: 70_05 },
        // 1,000.00 + 14.50 − 29.00 − 70.05
        { account: 'Nómina por pagar', debit: 0, credit: 915_45 },
      ],
    },
    {
      day: '2026-03-31',
      lines: [
        { account: 'Gasto de servicios profesionales', debit: 800_00, credit: 0 },
        { account: 'Retención de servicios por pagar', debit: 0, credit: 80_00 },
        { account: 'Servicios profesionales por pagar', debit: 0, credit: 720_00 },
      ],
    },
  ],
};

async function textOf(report: Report<JournalData>, data: JournalData, encoding: 'latin1' | 'utf8') {
  return (await buffer(report.render(data))).toString(encoding);
}

/** Returns the journal entry with another name for one account. */
function called(account: string): JournalData {
  return { ...DATA, entries: [{ day: '2026-03-31', lines: [{ account, debit: 1_00, credit: 0 }] }] };
}

describe('a journal entry', () => {
  it('is printed with both sums of each day and of all', async () => {
    const [page = []] = await pdfText(journal.render(DATA));
    await expect(`${page.join('\n')}\n`).toMatchFileSnapshot('golden/journal.txt');
    // 1,000.00 + 14.50, and 800.00
    expect(page.filter((line) => /^(Sub)?[Tt]otal/.test(line))).toEqual([
      'Subtotal 1,014.50 1,014.50',
      'Subtotal 800.00 800.00',
      'Totales 1,814.50 1,814.50',
    ]);
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
        '2026-03-31,Nómina,1.00,,Pagos del 31 mar 2026',
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
  it('sums to zero in each transaction, of which each day has one', async () => {
    const text = await textOf(journalQuickBooks, DATA, 'latin1');
    const transactions = text
      .slice(text.indexOf('!ENDTRNS\r\n') + '!ENDTRNS\r\n'.length)
      .split('ENDTRNS\r\n')
      .filter(Boolean)
      .map((lines) =>
        lines
          .trimEnd()
          .split('\r\n')
          .map((line) => line.split('\t'))
          .map(([keyword, , date, , amount]) => [keyword, date, amount]),
      );
    expect(transactions).toEqual([
      [
        ['TRNS', '03/13/2026', '1000.00'],
        ['SPL', '03/13/2026', '14.50'],
        ['SPL', '03/13/2026', '-29.00'],
        ['SPL', '03/13/2026', '-70.05'],
        ['SPL', '03/13/2026', '-915.45'],
      ],
      [
        ['TRNS', '03/31/2026', '800.00'],
        ['SPL', '03/31/2026', '-80.00'],
        ['SPL', '03/31/2026', '-720.00'],
      ],
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

  it('has only its headings if nothing was paid', async () => {
    const text = await textOf(journalQuickBooks, { ...DATA, entries: [] }, 'latin1');
    expect(text.split('\r\n').map((line) => line.split('\t')[0])).toEqual(['!TRNS', '!SPL', '!ENDTRNS', '']);
  });
});
