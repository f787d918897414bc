import { journalEntry } from '@garita/domain/accounting/journal-entry';
import { sumCents } from '@garita/domain/money/cents';
import { taxesOf } from '@garita/domain/returns/employer-cost';
import type { PaidEntry } from '@garita/domain/returns/paid-entry';
import { DEFAULT_ACCOUNTS } from '@garita/domain/text/default-accounts.es';
import { describe, expect, it } from 'vitest';
import {
  chauffeurQuarter,
  christmasBonus,
  companyW2prs,
  contractorPayments,
  contractorYear,
  employerCost,
  form499,
  form940,
  form941,
  form943,
  journal,
  leave,
  nonResidents,
  payrollRegister,
  reconciliation,
  salaries,
  unemploymentQuarter,
  workersCompensation,
} from './catalogue.ts';
import {
  DEMONSTRATION_940,
  DEMONSTRATION_943,
  DEMONSTRATION_BONUS,
  DEMONSTRATION_CFSE,
  DEMONSTRATION_CHAUFFEURS,
  DEMONSTRATION_CONTRACTORS,
  DEMONSTRATION_LEAVE,
  DEMONSTRATION_NON_RESIDENTS,
  DEMONSTRATION_PAYMENTS,
  DEMONSTRATION_W2PRS,
  demonstrationCost,
  demonstrationForm499,
  demonstrationForm941,
  demonstrationJournal,
  demonstrationPayrolls,
  demonstrationReconciliation,
  demonstrationRegister,
  demonstrationSalaries,
  demonstrationUnemployment,
} from './demonstration-year.builder.ts';
import type { FormBlock } from './form/form-document.ts';
import type { Cell, ListColumn } from './list/list-report.ts';
import { reconciliationList } from './lists/reconciliation.ts';
import type { ReportPage } from './report.ts';
import { pdfText } from './testing/pdf-text.ts';

const DOCUMENTS: [golden: string, pdf: AsyncIterable<Uint8Array>][] = [
  ['employer-returns/golden/941', form941.render(demonstrationForm941(4))],
  ['employer-returns/golden/943', form943.render(DEMONSTRATION_943)],
  ['employer-returns/golden/940', form940.render(DEMONSTRATION_940)],
  ['employer-returns/golden/499', form499.render(demonstrationForm499(4))],
  ['insurance-returns/golden/unemployment', unemploymentQuarter.render(demonstrationUnemployment())],
  ['insurance-returns/golden/chauffeur-insurance', chauffeurQuarter.render(DEMONSTRATION_CHAUFFEURS)],
  ['w2pr/golden/demonstration-year', companyW2prs.render(DEMONSTRATION_W2PRS)],
  ['lists/golden/workers-compensation', workersCompensation.render(DEMONSTRATION_CFSE)],
  ['lists/golden/christmas-bonus', christmasBonus.render(DEMONSTRATION_BONUS)],
  ['lists/golden/salaries', salaries.render(demonstrationSalaries('2026-03-01', '2026-03-31'))],
  ['lists/golden/employer-cost', employerCost.render(demonstrationCost('2026-03-01', '2026-03-31'))],
  ['lists/golden/payroll-register', payrollRegister.render(demonstrationRegister('2026-03-31'))],
  ['journal/golden/demonstration-month', journal.render(demonstrationJournal('2026-03-01', '2026-03-31'))],
  ['lists/golden/leave', leave.render(DEMONSTRATION_LEAVE)],
  ['lists/golden/non-residents', nonResidents.render(DEMONSTRATION_NON_RESIDENTS)],
  ['lists/golden/reconciliation', reconciliation.render(demonstrationReconciliation())],
  ['lists/golden/contractor-payments', contractorPayments.render(DEMONSTRATION_PAYMENTS)],
  ['lists/golden/contractor-year', contractorYear.render(DEMONSTRATION_CONTRACTORS)],
];

describe('a document of the demonstration year', () => {
  it.each(DOCUMENTS)('%s reads as approved', async (golden, pdf) => {
    const pages = await pdfText(pdf);
    const text = pages.map((lines) => `${lines.join('\n')}\n`).join('\f\n');
    await expect(text).toMatchFileSnapshot(`${golden}.txt`);
  });
});

describe('a list of the demonstration year', () => {
  const month = ['2026-03-01', '2026-03-31'] as const;
  it.each([
    ['the CFSE', workersCompensation.page(DEMONSTRATION_CFSE)],
    ['the bonus', christmasBonus.page(DEMONSTRATION_BONUS)],
    ['salaries', salaries.page(demonstrationSalaries(...month))],
    ['the cost', employerCost.page(demonstrationCost(...month))],
    ['the journal', journal.page(demonstrationJournal(...month))],
    ['leave', leave.page(DEMONSTRATION_LEAVE)],
    ['Cuadre', reconciliation.page(demonstrationReconciliation())],
    ['payments of contractors', contractorPayments.page(DEMONSTRATION_PAYMENTS)],
    ['the year of contractors', contractorYear.page(DEMONSTRATION_CONTRACTORS)],
  ])('of %s names no two columns alike, for the tables of a spreadsheet', (_, page) => {
    const captions = page.kind === 'list' ? page.list.columns.map(({ caption }) => caption) : [];
    expect(captions).not.toEqual([]);
    expect(captions).toEqual([...new Set(captions)]);
  });
});

/** The numbers of a form's boxes, in its order. */
function numbersOf(page: ReportPage): string[] {
  return blocksOf(page)
    .flatMap((block) => ('number' in block && block.kind !== 'part' ? [block.number ?? ''] : []))
    .filter(Boolean);
}

/** Returns the captions above or before the boxes of a form, in its order. */
function captionsOf(page: ReportPage): string[] {
  return blocksOf(page).flatMap((block) => {
    switch (block.kind) {
      case 'boxes':
        return block.boxes.map(({ caption }) => caption);
      case 'rows':
        return [...block.columns.map(({ caption }) => caption), ...block.rows.map(([first = '']) => first)];
      case 'ticks':
        return block.options.map(({ text }) => text);
      case 'line':
        return [[block.number, block.text].filter(Boolean).join('. ')];
      case 'states':
        return block.states.map(({ state }) => state);
      case 'taxed-line':
      case 'days':
      case 'part':
      case 'note':
      case 'beside':
        return [];
    }
  });
}

/** The pieces of a form, those that stand beside one another one by one. */
function blocksOf(page: ReportPage): FormBlock[] {
  const blocks = page.kind === 'form' ? page.form.pages.flat() : [];
  return blocks.flatMap((block) => (block.kind === 'beside' ? [...block.rows, block.panel] : [block]));
}

/**
 * Returns the sums of the figures of some rows of a list, column by column; undefined for words, such as the
 * number of a period.
 */
function sumsOf(rows: readonly (readonly Cell[])[], columns: readonly ListColumn[]): (number | undefined)[] {
  return columns.map(({ isFigure }, index) => {
    if (!isFigure) return undefined;
    const figures = rows.flatMap((row) => {
      const cell = row[index];
      return typeof cell === 'object' && cell.kind !== 'day' ? [cell.value] : [];
    });
    return figures.length === 0 ? undefined : figures.reduce((sum, value) => sum + value, 0);
  });
}

describe('the books of the demonstration year', () => {
  it.each([
    ['month', 12, ({ payDate }: PaidEntry) => payDate.slice(0, 7)],
    // 26 of two weeks and 12 of a month
    ['period', 38, ({ periodId }: PaidEntry) => periodId],
  ])('debit each %s what they credit: all that was paid, and what it cost beside', (_, count, keyOf) => {
    const payrolls = demonstrationPayrolls(keyOf);
    expect(payrolls).toHaveLength(count);
    for (const payroll of payrolls) {
      const lines = journalEntry(payroll, DEFAULT_ACCOUNTS);
      const paid = payroll.entries.map(
        ({ amounts }) =>
          amounts.gross + amounts.reimbursedExpenses + amounts.otherIncreases + amounts.uncollected,
      );
      const all = sumCents(paid) + sumCents(payroll.costs.map(taxesOf));
      expect(sumCents(lines.map(({ debit }) => debit))).toBe(all);
      expect(sumCents(lines.map(({ credit }) => credit))).toBe(all);
    }
  });
});

describe('Cuadre of the demonstration year', () => {
  const { columns, groups } = reconciliationList(demonstrationReconciliation());
  const [all, ofLuis] = groups;
  const textOf = (cell: Cell) => (typeof cell === 'string' ? cell : cell.text);
  /** Returns the figure of each place, by the words above it. */
  const figuresIn = (group: typeof all, figure: string) => {
    const row = group?.rows.find(([name]) => name === figure) ?? [];
    return Object.fromEntries(row.map((cell, index) => [columns[index]?.caption, textOf(cell)]));
  };

  it('has the figures of each source, with the opening balances in those of the whole year', () => {
    // Ana 12 × 20,000.00, Luis 12 × 4,350.00 + 300.00, Eva 26 × 1,186.35 + 16 h × 12.00, Rosa 7 × 3,000.00,
    // 23 × 2 × 1,800.00
    const paid = '427,337.10';
    expect(figuresIn(all, 'Ingresos')).toMatchObject({
      Cuadre: 'No cuadra',
      Movimientos: paid,
      Pagos: paid,
      941: paid,
    });
    expect(figuresIn(all, 'Ingresos')).toMatchObject({
      Talonarios: '427,336.10',
      Traído: '6,500.00',
      940: '433,837.10',
    });
    // Of Ana 184,500.00 and no more: 427,337.10 − 55,500.00; the W-2PR has Rosa's 6,500.00 besides.
    expect(figuresIn(all, 'Base de Seguro Social')).toMatchObject({
      Cuadre: 'Cuadra',
      Movimientos: '',
      941: '371,837.10',
      'W-2PR': '378,337.10',
    });
    // (4 × 7,000.00 + 23 × 3,600.00) × 0.6 %, of which 39.00 on Rosa's opening balance
    expect(figuresIn(all, 'FUTA')).toMatchObject({
      'Costo patronal': '625.80',
      Traído: '39.00',
      940: '664.80',
    });
  });

  it('names the entry that makes the difference, in the columns of the books, with its events and their reasons', () => {
    expect(ofLuis?.heading).toBe('Luis Vega Ríos · Pago 2041');
    // 4,000.00 + 250.00 + 100.00; the stub prints a dollar less.
    const { Movimientos, Pagos, Talonarios, 941: ofReturn } = figuresIn(ofLuis, 'Ingresos');
    expect([Movimientos, Pagos, Talonarios, ofReturn]).toEqual(['4,350.00', '4,350.00', '4,349.00', '']);
    expect(ofLuis?.rows.slice(-2)).toEqual([
      ['#2 · Se cargó el pago. 30 ene 2026, 16:05 · Rosa Marín'],
      ['#3 · Se corrigió el pago. 2 feb 2026, 09:10 · Rosa Marín. Razón: Faltaban las propinas del sábado'],
    ]);
  });
});

describe('the totals of a list', () => {
  it.each([
    ['CFSE', workersCompensation.page(DEMONSTRATION_CFSE)],
    ['Christmas bonus', christmasBonus.page(DEMONSTRATION_BONUS)],
    ['salaries', salaries.page(demonstrationSalaries('2026-01-01', '2026-12-31'))],
    ['payroll register', payrollRegister.page(demonstrationRegister('2026-03-31'))],
    ['journal', journal.page(demonstrationJournal('2026-03-01', '2026-03-31'))],
    ['employer cost', employerCost.page(demonstrationCost('2026-01-01', '2026-12-31'))],
    ['contractor payments', contractorPayments.page(DEMONSTRATION_PAYMENTS)],
    ['non-residents', nonResidents.page(DEMONSTRATION_NON_RESIDENTS)],
    ['contractor year', contractorYear.page(DEMONSTRATION_CONTRACTORS)],
    ['W-2PRs', companyW2prs.page(DEMONSTRATION_W2PRS)],
  ])('of %s are the sums of their rows', (_, page) => {
    if (page.kind !== 'list') throw new TypeError('Not a list');
    const { groups, total = [], columns } = page.list;
    for (const { rows, total: subtotal } of groups) {
      if (subtotal) expect(sumsOf([subtotal], columns)).toEqual(sumsOf(rows, columns));
    }
    const all = groups.flatMap(({ rows }) => rows);
    expect(all.length).toBeGreaterThan(2);
    expect(sumsOf([total], columns)).toEqual(sumsOf(all, columns));
  });
});

const upTo = (last: number) => Array.from({ length: last }, (_, index) => String(index + 1));
/** A line of five parts: '15a' to '15e'. */
const inParts = (number: string) => 'abcde'.split('').map((letter) => `${number}${letter}`);

describe('an official form', () => {
  // Sources: Forms 941, 943 and 940 (sp) of 2026; form 499 R-1B, Rev. 02.19, Parts I, II and the total of
  // III.
  it.each([
    [
      '941',
      form941.page(demonstrationForm941(4)),
      [
        ...upTo(4),
        '5a',
        '5b',
        '5c',
        '5d',
        '5e',
        '5f',
        ...upTo(14).slice(5),
        ...inParts('15'),
        '16',
        '17',
        '18',
      ],
    ],
    ['943', form943.page(DEMONSTRATION_943), [...upTo(15), ...inParts('16'), ...'ABCDEFGHIJKLM'.split('')]],
    [
      '940',
      form940.page(DEMONSTRATION_940),
      ['1a', '1b', ...upTo(14).slice(1), ...inParts('15'), '16a', '16b', '16c', '16d', '17'],
    ],
    ['499 R-1B', form499.page(demonstrationForm499(4)), [...upTo(5), ...upTo(4), '4']],
  ])('%s has the numbered lines of the agency, in their order', (_, page, numbers) => {
    expect(numbersOf(page)).toEqual(numbers);
  });

  it('PRUI-10 has its boxes, its lines 1 to 7 and the four columns of PRUI-10A', () => {
    // Source: PRUI-10 / PRSD-10 and PRUI-10A, Rev. 6-2012
    const captions = captionsOf(unemploymentQuarter.page(demonstrationUnemployment()));
    for (const caption of ['Número de cuenta estatal', 'Suplementaria', 'Enmendada', 'Cambio de dirección'])
      expect(captions).toContain(caption);
    for (const change of ['Descontinuó el negocio', 'Vendió el negocio', 'Otro', 'enero', 'febrero', 'marzo'])
      expect(captions).toContain(change);
    const numbered = captions.flatMap((caption) => /^(\d)\. /.exec(caption)?.[1] ?? []);
    // Lines 2 to 7, columns 1 to 4 of both pages of the detail, and its totals 5 and 6.
    expect(numbered.join('')).toBe('234567 1234 1234 56'.replaceAll(' ', ''));
  });

  it('the return of the chauffeur insurance has its seven boxes and the columns of its detail', () => {
    // Source: the quarterly return of the chauffeur insurance, TSCH-1
    const captions = captionsOf(chauffeurQuarter.page(DEMONSTRATION_CHAUFFEURS));
    expect(captions.slice(0, 2)).toEqual(['Número de cuenta estatal', 'Trimestre terminado el']);
    const numbered = captions.flatMap((caption) => /^(\d)\. /.exec(caption)?.[1] ?? []);
    expect(numbered.join('')).toBe('1234567');
    expect(captions).toEqual(
      expect.arrayContaining(['Seguro social', 'Nombre', 'Número de licencia', 'Total de semanas']),
    );
  });

  it('499 R-1B asks who was paid to prepare it, of which there is no record', () => {
    const captions = captionsOf(form499.page(demonstrationForm499(4)));
    for (const caption of ['Nombre del especialista', 'Número de registro', 'Nombre de la firma o negocio'])
      expect(captions).toContain(caption);
    expect(captions).toContain('Marque si el especialista trabaja por cuenta propia');
    expect(captions.join(' ')).toContain('Sí No');
  });
});
