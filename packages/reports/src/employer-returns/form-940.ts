import { formatCents } from '@garita/domain/money/cents';
import { rateToPercent } from '@garita/domain/money/rate';
import { derivedFrom, sumOf } from '@garita/domain/report/box-source';
import type { FederalUnemployment } from '@garita/domain/returns/form-940';
import { quarterRange, yearRange } from '@garita/domain/returns/quarter';
import { employerBlocks, sheetHead, signatureBlocks } from '../form/federal-parties.ts';
import { innerLine, lettersLine, line, part, tickLine, ticks, ticksAcross } from '../form/form-blocks.ts';
import type { FormBlock, FormDocument, StateRow } from '../form/form-document.ts';
import { type FormEmployer, type FormHead, formDocument } from '../form/form-parties.ts';
import { AGGREGATE, FORM_940, SCHEDULE_A } from '../text/employer-returns.es.ts';
import { overpaymentBlocks } from './overpayment.ts';

/**
 * The first year whose form asks about agents of several employers and the account of a refund. Source: Form
 * 940 of 2025.
 */
const NEW_BOXES = 2025;

export type Form940Data = FormHead & { year: number; lines: FederalUnemployment };

/** Returns Form 940 (sp) of a year with Schedule A, for an employer in Puerto Rico only. */
export function form940Page(data: Form940Data): FormDocument {
  const { company, preparer, year, lines } = data;
  const words = FORM_940;
  return formDocument(data, words, {
    revision: words.revision(year),
    period: String(year),
    days: yearRange(year),
    isWorkingCopy: true,
    pages: [
      [
        {
          kind: 'beside',
          rows: employerBlocks(company),
          panel: ticks(words.typePart, words.types, (index) => index === 2 && lines.payments === 0),
        },
        ...(year >= NEW_BOXES ? [tickLine('', AGGREGATE.only, AGGREGATE.filers)] : []),
        part('Parte 1', words.part1),
        lettersLine('1a', words.line1a, 'PR', 2),
        tickLine('1b', words.line1b, [words.check1b]),
        tickLine('2', words.line2, [words.check2], () => lines.reduction > 0),
        part('Parte 2', words.part2),
        line('3', words.line3, formatCents(lines.payments), sumOf('gross')),
        innerLine('4', words.line4, ''),
        ticksAcross(words.exempt),
        innerLine('5', words.line5, formatCents(lines.overBase), derivedFrom('gross')),
        line('6', words.line6, formatCents(lines.overBase), derivedFrom('gross')),
        line('7', words.line7, formatCents(lines.taxable), sumOf('futaWages')),
        line('8', words.line8, formatCents(lines.tax), derivedFrom('futaWages')),
        part('Parte 3', words.part3),
        line('9', words.line9, ''),
        line('10', words.line10, ''),
        lines.reduction > 0
          ? line('11', words.line11, formatCents(lines.reduction), derivedFrom('futaWages'))
          : line('11', words.line11, ''),
        part('Parte 4', words.part4),
        line('12', words.line12, formatCents(lines.due), derivedFrom('futaWages')),
        line('13', words.line13, ''),
        line('14', words.line14, ''),
        ...overpaymentBlocks('15', words.line15, year >= NEW_BOXES),
      ],
      [
        part('Parte 5', words.part5),
        ...words.line16.map((text, index) => {
          const number = `16${'abcd'.charAt(index)}`;
          const days = quarterRange({ year, quarter: index + 1 });
          return lines.quarters
            ? innerLine(
                number,
                text,
                formatCents(lines.quarters[index] ?? 0),
                derivedFrom('futaWages', { days }),
              )
            : innerLine(number, text, '');
        }),
        lines.quarters
          ? innerLine('17', words.line17, formatCents(lines.due), derivedFrom('futaWages'))
          : innerLine('17', words.line17, ''),
        ...signatureBlocks(company, preparer, 6),
      ],
      scheduleA(company, year, lines),
    ],
  });
}

/**
 * The states in the order of the schedule, down its left column and then down its right one. Source: Schedule
 * A (Form 940), 2018.
 */
const STATES = (
  'AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT ' +
  'NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY PR VI'
).split(' ');

/**
 * Returns Schedule A of the 940 for an employer in Puerto Rico only. The state is ticked if anything was
 * taxed, and has no amounts if the credit is whole. While the rate of the reduction is unknown, the wages are
 * printed, and the rate can be written beside them.
 */
function scheduleA(
  company: FormEmployer,
  year: number,
  { taxable, reductionRate, reduction }: FederalUnemployment,
): FormBlock[] {
  const words = SCHEDULE_A;
  return [
    part('Anexo A', words.title),
    ...sheetHead(company),
    { kind: 'note', text: scheduleNote(year, reductionRate) },
    {
      kind: 'states',
      captions: words.captions,
      states: STATES.map((state) => {
        const isTaxed = state === 'PR' && taxable > 0;
        if (!isTaxed || reductionRate === 0) return blank(state, isTaxed);
        const row = { ...blank(state, isTaxed), wages: formatCents(taxable), source: sumOf('futaWages') };
        return reductionRate === null
          ? row
          : { ...row, rate: rateToPercent(reductionRate), reduction: formatCents(reduction) };
      }),
    },
    reduction > 0
      ? line('', words.total, formatCents(reduction), derivedFrom('futaWages'))
      : line('', words.total, ''),
  ];
}

function scheduleNote(year: number, reductionRate: number | null): string {
  if (reductionRate === null) return SCHEDULE_A.notKnownYet(year);
  return reductionRate === 0
    ? SCHEDULE_A.wholeCredit(year)
    : SCHEDULE_A.reducedCredit(year, `${rateToPercent(reductionRate)}%`);
}

function blank(state: string, isTicked: boolean): StateRow {
  return { state, isTicked, wages: '', rate: '', reduction: '' };
}
