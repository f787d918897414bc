import type { FederalUnemployment } from '@garita/domain/filing/federal-unemployment';
import { formatCents } from '@garita/domain/money/cents';
import { type FormDocument, line } from '../form/form-document.ts';
import { FORM_940 } from '../text/employer-returns.es.ts';
import { employerNumber } from '../text/printed-number.ts';
import { employerBlocks, type FormHead, signatureBlocks } from './form-parties.ts';

export type Form940Data = FormHead & { year: number; lines: FederalUnemployment };

/** Form 940 (sp) of a year, of an employer of Puerto Rico alone, which had no credit reduction: Schedule A is not due. */
export function form940({ company, preparer, date, year, lines }: Form940Data): FormDocument {
  const words = FORM_940;
  return {
    agency: words.agency,
    form: '940 (sp)',
    title: words.title,
    revision: words.revision(year),
    period: String(year),
    employer: company.name,
    employerNumber: employerNumber(company.employerIdentificationNumber),
    date,
    pages: [
      [
        ...employerBlocks(company),
        {
          kind: 'ticks',
          text: words.typePart,
          options: words.types.map((text, index) => ({
            text,
            isTicked: index === 2 && lines.payments === 0,
          })),
        },
        { kind: 'part', number: 'Parte 1', text: words.part1 },
        line('1a', words.line1a, 'PR'),
        {
          kind: 'ticks',
          number: '1b',
          text: words.line1b,
          options: [{ text: words.check1b, isTicked: false }],
        },
        { kind: 'ticks', number: '2', text: words.line2, options: [{ text: words.check2, isTicked: false }] },
        { kind: 'part', number: 'Parte 2', text: words.part2 },
        line('3', words.line3, formatCents(lines.payments)),
        line('4', words.line4, ''),
        { kind: 'note', text: words.exempt },
        line('5', words.line5, formatCents(lines.overBase)),
        line('6', words.line6, formatCents(lines.overBase)),
        line('7', words.line7, formatCents(lines.taxable)),
        line('8', words.line8, formatCents(lines.tax)),
        { kind: 'part', number: 'Parte 3', text: words.part3 },
        line('9', words.line9, ''),
        line('10', words.line10, ''),
        line('11', words.line11, ''),
        { kind: 'part', number: 'Parte 4', text: words.part4 },
        line('12', words.line12, formatCents(lines.tax)),
        line('13', words.line13, ''),
        line('14', words.line14, ''),
        line('15', words.line15, ''),
      ],
      [
        { kind: 'part', number: 'Parte 5', text: words.part5 },
        ...words.line16.map((text, index) =>
          line(
            `16${'abcd'.charAt(index)}`,
            text,
            lines.quarters ? formatCents(lines.quarters[index] ?? 0) : '',
          ),
        ),
        line('17', words.line17, lines.quarters ? formatCents(lines.tax) : ''),
        ...signatureBlocks(company, preparer, 6),
      ],
    ],
  };
}
