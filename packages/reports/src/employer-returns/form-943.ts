import { type DepositSchedule, dueByMonth } from '@garita/domain/filing/due/deposits';
import { formatCents } from '@garita/domain/money/cents';
import { derivedFrom, inMonth, peopleOf, sumOf } from '@garita/domain/report/box-source';
import type { FicaReturn } from '@garita/domain/returns/fica';
import { yearRange } from '@garita/domain/returns/quarter';
import { employerBlocks, sheetHeadOfYear, signatureBlocks } from '../form/federal-parties.ts';
import { line, part, rowsByPage } from '../form/form-blocks.ts';
import type { FormBlock, FormDocument } from '../form/form-document.ts';
import { type FormHead, formDocument } from '../form/form-parties.ts';
import { FORM_943 } from '../text/employer-returns.es.ts';
import { MONTHS } from '../text/printed-date.es.ts';
import { daysOfMonth } from './days-of-month.ts';
import { overpaymentBlocks } from './overpayment.ts';

/** The number of months by day that fit on a page. */
const MONTHS_OF_PAGE = 4;
/** The first year whose form asks for the account of a refund. Source: Form 943 of 2025. */
const REFUND_ACCOUNT = 2025;

export type Form943Data = FormHead & {
  year: number;
  /** Employees with pay in the period that holds 12 March. */
  employees: number;
  lines: FicaReturn;
  schedule: DepositSchedule;
};

/**
 * Returns Form 943 (sp) of a year of farm work. Line 17 is for monthly depositors; semiweekly ones have Form
 * 943-A instead.
 */
export function form943Page(data: Form943Data): FormDocument {
  const { company, preparer, year, employees, lines, schedule } = data;
  const words = FORM_943;
  const months =
    schedule === 'monthly'
      ? dueByMonth(
          lines.liabilities,
          MONTHS.map((_, index) => index + 1),
        )
      : undefined;
  // Line 2 of the 943 includes tips.
  const socialSecurity = lines.socialSecurity.base + lines.tips.base;
  const taxed = derivedFrom('medicareWages');
  return formDocument(data, words, {
    revision: words.revision(year),
    period: String(year),
    days: yearRange(year),
    isWorkingCopy: true,
    pages: [
      [
        ...employerBlocks(company),
        part('Parte 1', words.part1),
        line('1', words.line1, String(employees), peopleOf('counted')),
        line('2', words.line2, formatCents(socialSecurity), sumOf('socialSecurityPay')),
        line(
          '3',
          words.line3,
          formatCents(lines.socialSecurity.tax + lines.tips.tax),
          derivedFrom('socialSecurityPay'),
        ),
        line('4', words.line4, formatCents(lines.medicare.base), sumOf('medicareWages')),
        line('5', words.line5, formatCents(lines.medicare.tax), taxed),
        line('6', words.line6, formatCents(lines.additionalMedicare.base), sumOf('additionalMedicareWages')),
        line(
          '7',
          words.line7,
          formatCents(lines.additionalMedicare.tax),
          derivedFrom('additionalMedicareWages'),
        ),
        line('8', words.line8, ''),
        line('9', words.line9, formatCents(lines.tax), taxed),
        // The adjustments of the year: the fractions of cents, less what could not be collected on tips.
        line(
          '10',
          words.line10,
          formatCents(lines.fractions - lines.uncollected),
          derivedFrom('ficaWithheld'),
        ),
        line('11', words.line11, formatCents(lines.total), taxed),
        line('12', words.line12, ''),
        line('13', words.line13, formatCents(lines.total), taxed),
        line('14', words.line14, ''),
        line('15', words.line15, ''),
        ...overpaymentBlocks('16', words.line16, year >= REFUND_ACCOUNT),
      ],
      [
        part('17', words.line17),
        ...MONTHS.map((name, index) => {
          const letter = letterOf(index);
          const source = derivedFrom('medicareWages', inMonth(year, index + 1));
          return months
            ? line(letter, name, formatCents(months[index] ?? 0), source)
            : line(letter, name, '');
        }),
        months ? line('M', words.lineM, formatCents(lines.total), taxed) : line('M', words.lineM, ''),
        ...signatureBlocks(company, preparer, 2),
      ],
      ...(schedule === 'semiweekly' ? recordByDay(data) : []),
    ],
  });
}

/**
 * Returns Form 943-A: the days of each month, from A to L, and M, the total of the year. Source: Form 943-A.
 */
function recordByDay({ company, year, lines }: Form943Data): FormBlock[][] {
  const words = FORM_943;
  const months = MONTHS.map((name, index) =>
    daysOfMonth(words.dayMonth(letterOf(index), name), lines, { year, month: index + 1 }),
  );
  const head = [part('943-A', words.record), ...sheetHeadOfYear(company, year)];
  const pages = rowsByPage(months, MONTHS_OF_PAGE).map((ofPage) => [...head, ...ofPage]);
  const total = line('M', words.recordTotal, formatCents(lines.total), derivedFrom('medicareWages'));
  return pages.map((blocks, index) => (index === pages.length - 1 ? [...blocks, total] : blocks));
}

function letterOf(month: number): string {
  return 'ABCDEFGHIJKL'.charAt(month);
}
