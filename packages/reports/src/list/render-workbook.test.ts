import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { firstSheet, sheetsOf } from '../testing/sheets.ts';
import { count, type Figure, money, percent, time } from '../text/printed-figure.ts';
import { day, figures, words } from './column.ts';
import type { ListReport } from './list-report.ts';
import { renderWorkbook } from './render-workbook.ts';

const LIST: ListReport = {
  title: 'Pagos: enero/marzo',
  company: 'Taller Vega',
  about: ['1 ene 2026 – 31 mar 2026'],
  date: '2026-04-01',
  orientation: 'portrait',
  columns: [words('Fecha', 1), figures('Horas'), figures('Pago')],
  groups: [
    {
      heading: 'Ana Rivera',
      rows: [
        [day('2026-01-15'), time(90), money(1_234_56)],
        [day('2026-02-15'), time(0), money(-5)],
      ],
      total: ['Subtotal', time(90), money(1_234_51)],
    },
    {
      heading: '=SUM(A1)',
      rows: [[day('2026-03-15'), time(60), money(100_00)]],
      total: ['Subtotal', time(60), money(100_00)],
    },
  ],
  total: ['Totales', time(150), money(1_334_51)],
  empty: 'Nada',
};

const sheetOf = async (list: ListReport) =>
  firstSheet(new Uint8Array(await buffer(renderWorkbook([list]))).buffer);

const valuesOf = (sheet: ExcelJS.Worksheet, row: number) => sheet.getRow(row).values;

describe('a list in Excel', () => {
  it('says what it is of, and keeps its captions in view', async () => {
    const sheet = await sheetOf(LIST);
    expect(sheet.name).toBe('Pagos  enero marzo');
    expect([1, 2, 3, 4].map((row) => sheet.getCell(row, 1).value)).toEqual([
      'Pagos: enero/marzo',
      'Taller Vega',
      '1 ene 2026 – 31 mar 2026',
      '1 de abril de 2026',
    ]);
    expect(valuesOf(sheet, 5)).toEqual([undefined, 'De', 'Fecha', 'Horas', 'Horas (decimal)', 'Pago']);
    expect(sheet.views).toMatchObject([{ state: 'frozen', ySplit: 5 }]);
  });

  it('has dates, times and amounts that Excel can reckon with, each row under its own heading', async () => {
    const sheet = await sheetOf(LIST);
    // 90 minutes; the reader takes a time for one of the day before the first.
    expect(valuesOf(sheet, 6)).toEqual([
      undefined,
      'Ana Rivera',
      new Date('2026-01-15T00:00:00Z'),
      new Date('1899-12-30T01:30:00Z'),
      1.5,
      1234.56,
    ]);
    expect(sheet.getCell('C6').numFmt).toBe('[h]:mm');
    expect(sheet.getCell('E7').value).toBe(-0.05);
    const counted = await sheetOf({ ...LIST, groups: [{ rows: [[count(12), time(0), money(0)]] }] });
    expect(counted.getCell('A6').value).toBe(12);
    // Nobody's name runs as a formula.
    expect(sheet.getCell('A9').value).toBe('=SUM(A1)');
  });

  it('has times below zero as words and as decimals, and always counts from 1900', async () => {
    const workbook = new ExcelJS.Workbook();
    const row = [day('2026-01-15'), time(-30), money(1_00)];
    const list = { ...LIST, groups: [{ rows: [row], total: row }] };
    await workbook.xlsx.load(new Uint8Array(await buffer(renderWorkbook([list]))).buffer);
    expect(workbook.properties.date1904).toBe(false);
    const cells = workbook.worksheets[0]?.getRow(6).values;
    expect(cells).toEqual([undefined, new Date('2026-01-15T00:00:00Z'), '-00:30', -0.5, 1]);
  });

  it('adds up with formulas, of which the last leaves the others out', async () => {
    const sheet = await sheetOf(LIST);
    expect(sheet.getCell('E8').value).toEqual({ formula: 'SUBTOTAL(9,E6:E7)', result: 1234.51 });
    expect(sheet.getCell('E10').value).toEqual({ formula: 'SUBTOTAL(9,E9:E9)', result: 100 });
    const hours = 'SUBTOTAL(9,D6:D10)';
    expect(valuesOf(sheet, 11)).toMatchObject([
      undefined,
      undefined,
      'Totales',
      // Of 150 minutes; hours below zero would be words, because Excel shows no time below zero.
      {
        formula: `IF(${hours}<0,"-"&TEXT(-${hours}/24,"[h]:mm"),${hours}/24)`,
        result: new Date('1899-12-30T02:30:00Z'),
      },
      { formula: hours, result: 2.5 },
      { formula: 'SUBTOTAL(9,E6:E10)', result: 1334.51 },
    ]);
  });

  it('adds no rate to the amounts that it stands among', async () => {
    const row = (name: string, figure: Figure) => [name, figure];
    const rows = [row('Tax', money(10_00)), row('Fila', percent(330_000)), row('Medicare', money(5_00))];
    const withRate = {
      ...LIST,
      columns: [words('Línea', 1), figures('Pago')],
      groups: [{ rows, total: row('Total', money(15_00)) }],
      total: row('Totales', money(15_00)),
    };
    const sheet = await sheetOf(withRate);
    expect(sheet.getCell('B9').value).toEqual({ formula: 'SUBTOTAL(9,B6:B6,B8:B8)', result: 15 });
    expect(sheet.getCell('B10').value).toEqual({ formula: 'SUBTOTAL(9,B6:B6,B8:B9)', result: 15 });
  });

  it('has columns that show every figure whole, and long words over several lines', async () => {
    const name = 'Cooperativa de Ahorro y Crédito de los Empleados de la Autoridad de Carreteras';
    const rows = [
      [name, time(60), money(123_456_789_012_34)],
      ['Una oración que no es de ninguna columna y corre sobre las celdas vacías de su derecha.'],
    ];
    const sheet = await sheetOf({ ...LIST, groups: [{ rows }] });
    const [names = 0, hours = 0, pay = 0] = [1, 2, 4].map((column) => sheet.getColumn(column).width);
    expect(pay).toBeGreaterThan('123,456,789,012.34'.length);
    expect(hours).toBeGreaterThan('01:00'.length);
    expect(names).toBeLessThan(name.length);
    expect(sheet.getCell('A6').alignment).toMatchObject({ wrapText: true });
    expect(sheet.getCell('A7').alignment.wrapText ?? false).toBe(false);
  });

  it('has a sheet for each of several lists, of names that Excel takes', async () => {
    const titles = ["Línea 'A'", 'línea  a ', `Plan ${'x'.repeat(40)}`, `Plan ${'X'.repeat(40)}`];
    const lists = titles.map((title) => ({ ...LIST, title }));
    const sheets = await sheetsOf(new Uint8Array(await buffer(renderWorkbook(lists))).buffer);
    // 31 letters at most, of which the mark of the second one takes four
    expect(sheets.map(({ name }) => name)).toEqual([
      'Línea  A ',
      'línea  a  (2)',
      `Plan ${'x'.repeat(25)}…`,
      `Plan ${'X'.repeat(21)}… (2)`,
    ]);
    expect(sheets.map((sheet) => sheet.getCell('A1').value)).toEqual(titles);
  });

  // Nobody can pack what is random.
  const unpackable = () => randomBytes(22_500).toString('base64');

  it('goes on with rows that are read once for each sheet, as fast as the file is', async () => {
    const lists = ['Uno', 'Dos'].map((title) => ({
      ...LIST,
      title,
      rowsInAll: 2_001,
      groups: [{ rows: [['1', time(60), money(1_00)]] }],
      total: ['Totales', '', money(2_001_00)],
    }));
    const read = { begun: 0, parts: 0 };
    const later = {
      [Symbol.asyncIterator]: async function* () {
        read.begun += 1;
        for (let part = 0; part < 100; part++) {
          read.parts += 1;
          const rows = Array.from({ length: 20 }, (_, row) => [
            row < 2 ? unpackable() : '2',
            time(Math.random() * 1e9),
            money(1_00),
          ]);
          yield [[{ rows }], [{ rows }]];
        }
      },
    };
    const reading = renderWorkbook(lists, later);
    const first = await reading.next();
    // Turns enough for every part, if none of them waited: some 45 kB each when packed, of which the packer
    // holds 2 MB.
    for (let turn = 0; turn < 1_000; turn++) await setImmediate();
    expect(read.parts).toBeLessThan(100);
    const rest = await buffer(reading);
    const bytes = new Uint8Array(Buffer.concat([first.value ?? new Uint8Array(), rest]));
    const [one, two] = await sheetsOf(bytes.buffer);
    expect(read).toEqual({ begun: 2, parts: 200 });
    expect([one?.rowCount, two?.rowCount]).toEqual([5 + 2_001 + 1, 5 + 2_001 + 1]);
    expect(two?.getCell('D2007').value).toEqual({ formula: 'SUBTOTAL(9,D6:D2006)', result: 2_001 });
    // The rows that follow may be longer than these.
    expect(two?.getColumn(4).width).toBeGreaterThan('9,999,999,999.99'.length);
  });

  it('is captions alone where there is nothing to list', async () => {
    const sheet = await sheetOf({ ...LIST, groups: [] });
    expect(valuesOf(sheet, 5)).toEqual([undefined, 'Fecha', 'Horas', 'Horas (decimal)', 'Pago']);
    expect(sheet.rowCount).toBe(5);
  });
});
