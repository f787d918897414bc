import { describe, expect, it } from 'vitest';
import { documentLines } from './document-lines.ts';
import { boxes, line, part, ticks } from './form/form-blocks.ts';
import type { FormBlock } from './form/form-document.ts';
import type { ReportPage } from './report.ts';
import { money } from './text/printed-figure.ts';

function aForm(...blocks: FormBlock[]): ReportPage {
  const head = {
    agency: 'IRS',
    form: '941',
    title: '',
    revision: '',
    period: '',
    employer: '',
    notices: [],
    employerNumber: '',
  };
  return { kind: 'form', form: { ...head, date: '2026-04-30', pages: [blocks] } };
}

describe('the lines of a document', () => {
  it('are those of a form with their numbers, and its boxes', () => {
    const page = aForm(
      part('1', 'Parte 1'),
      line('2', 'Salarios', '1,000.00'),
      {
        kind: 'taxed-line',
        number: '5a',
        text: 'Seguro social',
        base: '1,000.00',
        factor: '× 0.124 =',
        tax: '124.00',
      },
      boxes(['Mes 1', '50.00', 1], ['Mes 2', '', 1]),
      ticks('Depositante', ['Mensual', 'Bisemanal'], (index) => index === 1),
      { kind: 'days', caption: 'Mes 1', days: ['10.00', ''], total: '10.00' },
    );
    expect(documentLines(page)).toEqual([
      { name: '2 · Salarios', value: '1,000.00' },
      { name: '5a · Seguro social · columna 1', value: '1,000.00' },
      { name: '5a · Seguro social · columna 2', value: '124.00' },
      { name: 'Mes 1', value: '50.00' },
      { name: 'Mes 2', value: '' },
      { name: 'Depositante', value: 'Bisemanal' },
      { name: 'Mes 1', value: '10.00' },
      { name: 'Mes 1 · 1', value: '10.00' },
      { name: 'Mes 1 · 2', value: '' },
    ]);
  });

  it('are each figure of a list under the words of its row', () => {
    const column = (caption: string, isFigure: boolean) => ({ caption, isFigure, share: 1 });
    const page: ReportPage = {
      kind: 'list',
      list: {
        title: 'W-2PR',
        company: 'ACME',
        about: [],
        date: '2026-04-30',
        orientation: 'portrait',
        columns: [column('Empleado', false), column('Sueldos', true)],
        groups: [{ heading: 'Semanal', rows: [['Ana Paz', money(500_00)]], total: ['Suma', money(500_00)] }],
        total: ['Total', money(500_00)],
        empty: '',
      },
    };
    expect(documentLines(page)).toEqual([
      { name: 'Semanal · Ana Paz · Sueldos', value: '500.00' },
      { name: 'Semanal · Suma · Sueldos', value: '500.00' },
      { name: 'Total · Sueldos', value: '500.00' },
    ]);
  });

  it('are each field of the records that a file is shown by, but for when it was made', () => {
    const field = { place: '3-11', name: 'Salarios', value: '500.00', isFigure: true };
    const madeAt = {
      place: '12-17',
      name: 'Hora del archivo',
      value: '143000',
      isFigure: true,
      isMoment: true,
    } as const;
    const records = [{ heading: 'RW · Ana Paz', fields: [field, madeAt] }];
    const head = { title: 'W-2PR', company: 'ACME', date: '2026-04-30', note: '', count: 1 };
    expect(documentLines({ kind: 'records', records: { ...head, records } })).toEqual([
      { name: 'RW · Ana Paz · Salarios · 3-11', value: '500.00' },
    ]);
  });
});
