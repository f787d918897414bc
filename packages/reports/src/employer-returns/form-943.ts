import { type DepositSchedule, dueByMonth } from '@garita/domain/filing/deposits';
import type { FicaReturn } from '@garita/domain/filing/fica';
import { formatCents } from '@garita/domain/money/cents';
import { type FormDocument, line, part, ticksAcross } from '../form/form-document.ts';
import { employerBlocks, type FormHead, formDocument, signatureBlocks } from '../form/form-parties.ts';
import { FORM_943, OVERPAYMENT } from '../text/employer-returns.es.ts';
import { MONTHS } from '../text/printed-date.es.ts';

export type Form943Data = FormHead & {
  year: number;
  /** Employees with pay in the period that holds 12 March. */
  employees: number;
  lines: FicaReturn;
  schedule: DepositSchedule;
};

/** Form 943 (sp) of a year of farm work. Line 17 is the monthly depositor's alone. */
export function form943(data: Form943Data): FormDocument {
  const { company, preparer, year, employees, lines, schedule } = data;
  const words = FORM_943;
  const months =
    schedule === 'monthly'
      ? dueByMonth(
          lines.liabilities,
          MONTHS.map((_, index) => index + 1),
        )
      : undefined;
  // Line 2 of the 943 has tips in it.
  const socialSecurity = lines.socialSecurity.base + lines.tips.base;
  return formDocument(data, words, {
    revision: words.revision(year),
    period: String(year),
    pages: [
      [
        ...employerBlocks(company),
        part('Parte 1', words.part1),
        line('1', words.line1, String(employees)),
        line('2', words.line2, formatCents(socialSecurity)),
        line('3', words.line3, formatCents(lines.socialSecurity.tax + lines.tips.tax)),
        line('4', words.line4, formatCents(lines.medicare.base)),
        line('5', words.line5, formatCents(lines.medicare.tax)),
        line('6', words.line6, formatCents(lines.additionalMedicare.base)),
        line('7', words.line7, formatCents(lines.additionalMedicare.tax)),
        line('8', words.line8, ''),
        line('9', words.line9, formatCents(lines.tax)),
        line('10', words.line10, formatCents(lines.fractions)),
        line('11', words.line11, formatCents(lines.total)),
        line('12', words.line12, ''),
        line('13', words.line13, formatCents(lines.total)),
        line('14', words.line14, ''),
        line('15', words.line15, ''),
        line('16', words.line16, ''),
        ticksAcross(OVERPAYMENT),
      ],
      [
        part('17', words.line17),
        ...MONTHS.map((name, index) =>
          line('ABCDEFGHIJKL'.charAt(index), name, months ? formatCents(months[index] ?? 0) : ''),
        ),
        line('', words.lineM, months ? formatCents(lines.total) : ''),
        ...signatureBlocks(company, preparer, 2),
      ],
    ],
  });
}
