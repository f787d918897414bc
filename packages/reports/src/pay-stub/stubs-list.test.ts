import { describe, expect, it } from 'vitest';
import { employeeStub } from './employee-stub.ts';
import { aPayStub } from './pay-stub.builder.ts';
import { stubSheet } from './stubs-list.ts';

// 40 hours at 10.50 are 420.00; the second such pay of the year.
const SHEET = stubSheet(employeeStub(aPayStub({ times: 2 }, { memo: 'Turno de noche' })));

/** The words and figures of a row, as they are printed. */
const printed = (row: readonly (string | { text: string })[] = []) =>
  row.map((cell) => (typeof cell === 'string' ? cell : cell.text));

const group = (heading: string) => SHEET.groups.find((one) => one.heading === heading);

describe('one stub that is looked at', () => {
  it('says what the pay is made of, of this time and of the year, with what each table adds up to', () => {
    expect(SHEET.columns.map(({ caption }) => caption)).toEqual(['Línea', 'Actual', 'Año 2026']);
    const income = group('Ingresos');
    expect(income?.rows.map(printed)).toEqual([['Regular', '420.00', '840.00']]);
    expect(printed(income?.total)).toEqual(['Total', '420.00', '840.00']);
  });

  it('leaves out the tables without a row, which only the paper keeps a place for', () => {
    expect(group('Descuentos')).toBeUndefined();
  });

  it('has no year beside what the pay was computed from', () => {
    expect(group('Horas')?.rows.map(printed)).toEqual([['Regulares', '40:00', '']]);
  });

  it('leads from the income to the net', () => {
    const rows = group('Neto a pagar')?.rows.map(printed) ?? [];
    expect(rows.at(0)).toEqual(['Ingresos', '420.00', '840.00']);
    expect(rows.at(-1)?.[0]).toBe('= Neto');
  });

  it('says whom it pays, when, what leave is left, and the memo', () => {
    expect(SHEET.about).toEqual([
      'Ana L Rivera Ortiz',
      'Período 21 de 2026, 21 may 2026 – 27 may 2026',
      '29 may 2026',
      'Vacaciones acumuladas 42:00 · Enfermedad acumulada 16:30',
      'Turno de noche',
    ]);
  });
});
