import { describe, expect, it } from 'vitest';
import { boxes, line } from './form/form-blocks.ts';
import type { FormDocument } from './form/form-document.ts';
import type { ListReport } from './list/list-report.ts';
import { maskedPage, pageExcerpt } from './page-excerpt.ts';
import type { ReportPage } from './report.ts';

const FORM: FormDocument = {
  agency: 'Hacienda',
  form: '499 R-1B',
  title: 'Planilla',
  revision: 'Rev.',
  period: '2026',
  employer: 'Taller Vega',
  notices: [],
  employerNumber: '66-0000000',
  date: '2026-03-31',
  pages: [[{ kind: 'note', text: 'uno' }], [{ kind: 'note', text: 'dos' }]],
};
const LIST: ListReport = {
  title: 'Salarios',
  company: 'Taller Vega',
  about: [],
  date: '2026-03-31',
  orientation: 'portrait',
  columns: [{ caption: 'Fecha', share: 1, isFigure: false }],
  groups: [
    { heading: 'Ana', rows: [['1'], ['2']], total: ['Subtotal'] },
    { heading: 'Luis', rows: [['3'], ['4']] },
    { heading: 'Eva', rows: [['5']] },
  ],
  total: ['Totales'],
  empty: 'Nada',
};

describe('as much of a document as somebody looks at', () => {
  it('is all of it where it is short', () => {
    const most = { pages: 2, rows: 5 };
    const form = { kind: 'form', form: FORM } as const;
    const list = { kind: 'list', list: LIST } as const;
    expect(pageExcerpt(form, most)).toEqual({ page: form, cut: null });
    expect(pageExcerpt(list, most)).toEqual({ page: list, cut: null });
  });

  it('is the first pages of a form', () => {
    const { page, cut } = pageExcerpt({ kind: 'form', form: FORM }, { pages: 1, rows: 5 });
    expect(page).toMatchObject({ form: { pages: [[{ text: 'uno' }]] } });
    expect(cut).toEqual({ unit: 'pages', shown: 1, of: 2 });
  });

  it('is the first rows of a list, under their headings, with the totals of all', () => {
    const { page, cut } = pageExcerpt({ kind: 'list', list: LIST }, { pages: 1, rows: 3 });
    expect(page).toMatchObject({
      list: {
        groups: [
          { heading: 'Ana', rows: [['1'], ['2']] },
          { heading: 'Luis', rows: [['3']] },
        ],
        total: ['Totales'],
      },
    });
    expect(page.kind === 'list' && page.list.groups).toHaveLength(2);
    expect(cut).toEqual({ unit: 'rows', shown: 3, of: 5 });
  });

  it('is of a text file what its page has of it', () => {
    const records = {
      title: 'W-2PR',
      company: 'Taller Vega',
      date: '2026-03-31',
      note: '',
      records: [],
      count: 7,
    };
    const page = { kind: 'records', records } as const;
    expect(pageExcerpt(page, { pages: 1, rows: 1 })).toEqual({
      page,
      cut: { unit: 'records', shown: 0, of: 7 },
    });
  });
});

describe('a page as a screen shows it', () => {
  it('has no social security number whole, and everything else as it is', () => {
    const row = (number: string) => ({
      kind: 'rows' as const,
      columns: [{ caption: 'Seguro social', share: 1, isFigure: false }],
      rows: [[number, 'Paz, Ana', '1,050.00']],
    });
    const form = (number: string): ReportPage => ({
      kind: 'form',
      form: {
        agency: 'DTRH',
        form: 'PRUI-10',
        title: '',
        revision: '',
        period: '',
        employer: '',
        notices: [],
        employerNumber: '66-0712345',
        date: '2026-04-30',
        pages: [[line('1', 'Teléfono 787-555-0101', '1'), boxes(['Cuenta', '123456789', 1]), row(number)]],
      },
    });
    expect(maskedPage(form('581-00-0001'))).toEqual(form('***-**-0001'));
  });
});
