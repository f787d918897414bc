import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { workbookOf } from '../../lib/workbook.ts';
import { sheetOfRows, workbookFileName } from './export-button.tsx';
import { type RecordColumn, sumOfCents, valueText } from './record-column.ts';

it('is the list and the day', () => {
  expect(workbookFileName('Compañías', '2026-11-21')).toBe('Compañías-2026-11-21.xlsx');
});

it('has accents in one piece, as a Mac would not have written them', () => {
  const decomposed = 'Compañías'.normalize('NFD');
  expect(workbookFileName(decomposed, '2026-11-21')).toBe('Compañías-2026-11-21.xlsx'.normalize('NFC'));
});

it('has nothing that Windows refuses', () => {
  expect(workbookFileName('W-2: enero/marzo', '2026-11-21')).toBe('W-2- enero-marzo-2026-11-21.xlsx');
});

type Pay = {
  name: string;
  number: string;
  cents: number;
  rate: number | undefined;
  paid: string;
  at: string;
};

const COLUMNS: RecordColumn<Pay>[] = [
  { id: 'name', header: 'Nombre', text: ({ name }) => name },
  { id: 'number', header: 'Seguro Social', text: ({ number }) => number },
  {
    id: 'cents',
    header: 'Neto',
    text: ({ cents }) => valueText({ kind: 'amount', cents }),
    value: ({ cents }) => ({ kind: 'amount', cents }),
    total: sumOfCents(({ cents }) => cents),
    align: 'end',
  },
  {
    id: 'rate',
    header: '%',
    text: ({ rate }) => (rate === undefined ? 'Exento' : valueText({ kind: 'percent', rate })),
    value: ({ rate }) => (rate === undefined ? undefined : { kind: 'percent', rate }),
  },
  {
    id: 'paid',
    header: 'Fecha de pago',
    text: ({ paid }) => valueText({ kind: 'date', date: paid }),
    value: ({ paid }) => ({ kind: 'date', date: paid }),
  },
  {
    id: 'at',
    header: 'Guardado',
    text: ({ at }) => valueText({ kind: 'moment', at }),
    value: ({ at }) => ({ kind: 'moment', at }),
  },
];

const ANA: Pay = {
  name: 'Ana Ñeco',
  number: '***-**-1234',
  cents: 123_456,
  rate: 62_000,
  paid: '2026-05-28',
  at: '2026-05-28T02:30:00Z',
};

/** Writes a table as an Excel file, and opens that file again. */
async function opened(name: string, rows: readonly Pay[], columns = COLUMNS) {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(await workbookOf(sheetOfRows(name, columns, rows)));
  const [worksheet] = workbook.worksheets;
  if (!worksheet) throw new Error('The file has no sheet');
  return worksheet;
}

describe('a table in Excel', () => {
  it('is a sheet of its name, with the headings in bold and always in view', async () => {
    const sheet = await opened('Compañías', [ANA]);
    expect(sheet.name).toBe('Compañías');
    // Excel counts from 1 and leaves place 0 empty.
    expect(sheet.getRow(1).values).toEqual([
      undefined,
      'Nombre',
      'Seguro Social',
      'Neto',
      '%',
      'Fecha de pago',
      'Guardado',
    ]);
    expect(sheet.getRow(1).getCell(1).font.bold).toBe(true);
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
  });

  it('keeps what is masked masked', async () => {
    const sheet = await opened('Empleados', [ANA]);
    expect(sheet.getCell('B2').value).toBe('***-**-1234');
  });

  it('has amounts as numbers of two decimals', async () => {
    const cell = (await opened('Pagos', [ANA])).getCell('C2');
    expect(cell.value).toBe(1234.56);
    expect(cell.numFmt).toBe('"$"#,##0.00;-"$"#,##0.00;0.00');
  });

  it('has percentages as fractions that read as percentages: 6.2 % is 0.062', async () => {
    const cell = (await opened('Pagos', [ANA])).getCell('D2');
    expect(cell.value).toBe(0.062);
    expect(cell.numFmt).toBe('0.00##%');
  });

  it('has words where a row has no number', async () => {
    const sheet = await opened('Pagos', [{ ...ANA, rate: undefined }]);
    expect(sheet.getCell('D2').value).toBe('Exento');
  });

  it('has dates as dates, whatever the zone of the browser', async () => {
    const cell = (await opened('Pagos', [ANA])).getCell('E2');
    expect(cell.value).toEqual(new Date('2026-05-28T00:00:00Z'));
    expect(cell.numFmt).toBe('d mmm yyyy');
  });

  // 02:30 UTC is 22:30 of the day before in Puerto Rico, four hours behind all year.
  it('has moments as the clocks in Puerto Rico showed them', async () => {
    const cell = (await opened('Pagos', [ANA])).getCell('F2');
    expect(cell.value).toEqual(new Date('2026-05-27T22:30:00Z'));
  });

  it('ends with the totals in bold: 1,234.56 − 34.56 = 1,200.00', async () => {
    const sheet = await opened('Pagos', [ANA, { ...ANA, cents: -3456 }]);
    expect(sheet.getCell('A4').value).toBe('Total');
    expect(sheet.getCell('C4').value).toBe(1200);
    expect(sheet.getCell('C4').font.bold).toBe(true);
  });

  it('has no line of totals where no column has one', async () => {
    const sheet = await opened('Pagos', [ANA], COLUMNS.slice(0, 2));
    expect(sheet.rowCount).toBe(2);
  });

  it('has columns as wide as their longest text, within reason', async () => {
    const sheet = await opened('Pagos', [{ ...ANA, number: '1', name: 'x'.repeat(90) }]);
    expect(sheet.getColumn(1).width).toBe(60);
    // 'Seguro Social' is 13 letters, plus 2 free.
    expect(sheet.getColumn(2).width).toBe(15);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("http://x.example")', '\t=1'])(
    'has %s as the text that it is, never as a formula',
    async (name) => {
      const cell = (await opened('Compañías', [{ ...ANA, name }])).getCell('A2');
      expect(cell.type).toBe(ExcelJS.ValueType.String);
      expect(cell.value).toBe(name);
    },
  );

  it('has a name that Excel accepts', async () => {
    const sheet = await opened('Pagos [2026]: enero/febrero, todas las compañías', [ANA]);
    expect(sheet.name).toBe('Pagos  2026   enero febrero, to');
  });
});
