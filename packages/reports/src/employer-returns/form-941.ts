import { type DepositSchedule, dueByMonth } from '@garita/domain/filing/due/deposits';
import { type Cents, formatCents } from '@garita/domain/money/cents';
import { derivedFrom, peopleOf, sumOf } from '@garita/domain/report/box-source';
import type { FicaReturn } from '@garita/domain/returns/fica';
import { quarterMonths, quarterRange } from '@garita/domain/returns/quarter';
import { employerBlocks, sheetHeadOfYear, signatureBlocks } from '../form/federal-parties.ts';
import { innerLine, line, part, tickLine, ticks } from '../form/form-blocks.ts';
import type { FormBlock, FormDocument, Ticks } from '../form/form-document.ts';
import { type FormHead, formDocument } from '../form/form-parties.ts';
import { AGGREGATE, FORM_941, revision941 } from '../text/employer-returns.es.ts';
import { MONTHS, quarterOfYear } from '../text/printed-date.es.ts';
import { daysOfMonth, sourceInMonth } from './days-of-month.ts';
import { overpaymentBlocks } from './overpayment.ts';

/**
 * The year whose revision of March asks about agents of several employers and the account of a refund.
 * Source: Form 941, Rev. March 2026.
 */
const NEW_BOXES = 2026;

export type Form941Data = FormHead & {
  year: number;
  quarter: number;
  /** Employees with pay in the period that holds the 12th of the quarter's last month. */
  employees: number;
  lines: FicaReturn;
  schedule: DepositSchedule;
};

/** The four lines of taxable pay, each with the amount of pay that it sums and its rate. */
const TAXED_LINES = [
  { number: '5a', name: 'socialSecurity', amount: 'socialSecurityWages', factor: '× 0.124 =' },
  { number: '5b', name: 'tips', amount: 'socialSecurityTips', factor: '× 0.124 =' },
  { number: '5c', name: 'medicare', amount: 'medicareWages', factor: '× 0.029 =' },
  { number: '5d', name: 'additionalMedicare', amount: 'additionalMedicareWages', factor: '× 0.009 =' },
] as const;

// Every tax of the form is derived from pay subject to Medicare, which is all pay.
const TAXED = derivedFrom('medicareWages');

/**
 * Returns Form 941 (sp) of a quarter, with Schedule B for a semiweekly depositor. What Garita does not know
 * is blank.
 */
export function form941Page(data: Form941Data): FormDocument {
  const { year, quarter, schedule } = data;
  return formDocument(data, FORM_941, {
    revision: revision941(year),
    period: quarterOfYear(year, quarter),
    days: quarterRange({ year, quarter }),
    isWorkingCopy: true,
    pages: [
      firstPage(data),
      secondPage(data),
      ...(schedule === 'semiweekly' && hasFigures(data.lines) ? [scheduleB(data)] : []),
    ],
  });
}

function firstPage({ company, year, quarter, employees, lines }: Form941Data): FormBlock[] {
  const words = FORM_941;
  const hasWages = hasFigures(lines);
  const figure = (cents: Cents) => (hasWages ? formatCents(cents) : '');
  return [
    {
      kind: 'beside',
      rows: employerBlocks(company),
      panel: quarterPanel(quarter),
    },
    ...(year >= NEW_BOXES ? [tickLine('', AGGREGATE.only, AGGREGATE.filers)] : []),
    part('Parte 1', words.part1),
    line('1', words.line1, String(employees), peopleOf('counted')),
    line('2', words.line2, ''),
    line('3', words.line3, ''),
    tickLine('4', words.line4, [words.check4], () => !hasWages),
    ...TAXED_LINES.map(({ number, name, amount, factor }) => {
      const { base, tax } = lines[name];
      return {
        kind: 'taxed-line' as const,
        number,
        text: words[`line${number}`],
        base: figure(base),
        factor,
        tax: figure(tax),
        sources: { base: sumOf(amount), tax: derivedFrom(amount) },
      };
    }),
    line('5e', words.line5e, figure(lines.tax), TAXED),
    line('5f', words.line5f, ''),
    line('6', words.line6, figure(lines.tax), TAXED),
    line('7', words.line7, figure(lines.fractions), derivedFrom('ficaWithheld')),
    line('8', words.line8, ''),
    lines.uncollected === 0
      ? line('9', words.line9, '')
      : line('9', words.line9, formatCents(-lines.uncollected), sumOf('ficaUncollected')),
    line('10', words.line10, figure(lines.total), TAXED),
    line('11', words.line11, ''),
    line('12', words.line12, figure(lines.total), TAXED),
    line('13', words.line13, ''),
    line('14', words.line14, ''),
    ...overpaymentBlocks('15', words.line15, year >= NEW_BOXES),
  ];
}

function secondPage({ company, preparer, year, quarter, lines, schedule }: Form941Data): FormBlock[] {
  const words = FORM_941;
  const isOwedBy = (one: DepositSchedule) => schedule === one && hasFigures(lines);
  const months = isOwedBy('monthly') ? dueByMonth(lines.liabilities, quarterMonths(quarter)) : undefined;
  return [
    part('Parte 2', words.part2),
    {
      kind: 'ticks',
      number: '16',
      text: words.line16,
      options: [
        { text: words.withReturn, isTicked: isOwedBy('with-return') },
        { text: words.monthly, isTicked: isOwedBy('monthly') },
      ],
    },
    ...quarterMonths(quarter).map((month, index) =>
      months
        ? innerLine('', words.month(index + 1), formatCents(months[index] ?? 0), sourceInMonth(year, month))
        : innerLine('', words.month(index + 1), ''),
    ),
    months ? innerLine('', words.total, formatCents(lines.total), TAXED) : innerLine('', words.total, ''),
    { kind: 'ticks', text: '', options: [{ text: words.semiweekly, isTicked: isOwedBy('semiweekly') }] },
    part('Parte 3', words.part3),
    tickLine('17', words.line17, [words.closed]),
    innerLine('', words.lastWages, ''),
    tickLine('18', words.line18, [words.seasonal]),
    ...signatureBlocks(company, preparer, 4),
  ];
}

function quarterPanel(quarter: number): Ticks {
  return ticks(FORM_941.quarterPart, FORM_941.quarters, (index) => index + 1 === quarter);
}

function scheduleB({ company, year, quarter, lines }: Form941Data): FormBlock[] {
  const words = FORM_941;
  return [
    part('Anexo B', words.scheduleB),
    { kind: 'beside', rows: sheetHeadOfYear(company, year), panel: quarterPanel(quarter) },
    ...quarterMonths(quarter).map((month) =>
      daysOfMonth(words.scheduleBMonth(MONTHS[month - 1] ?? ''), lines, { year, month }),
    ),
    line('', words.scheduleBTotal, formatCents(lines.total), TAXED),
  ];
}

/** Returns false for a quarter without wages: line 4 is ticked, and nothing is printed after it. */
function hasFigures({ medicare, total }: FicaReturn): boolean {
  return medicare.base !== 0 || total !== 0;
}
