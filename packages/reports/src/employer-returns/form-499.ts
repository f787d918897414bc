import { type DepositSchedule, dueByDay, dueByMonth } from '@garita/domain/filing/due/deposits';
import { type Cents, formatCents } from '@garita/domain/money/cents';
import { employerEntitySchema } from '@garita/domain/reference/enumerations';
import { inMonth, onDay, peopleOf, sumOf } from '@garita/domain/report/box-source';
import type { Liability } from '@garita/domain/returns/fica';
import { quarterMonths, quarterRange } from '@garita/domain/returns/quarter';
import { EMPLOYER_ENTITY_LABELS } from '@garita/domain/text/fields/record-option-labels.es';
import { boxes, line, part, tickLine, ticks } from '../form/form-blocks.ts';
import type { FormBlock, FormDocument } from '../form/form-document.ts';
import { type FormHead, formDocument, nameOf } from '../form/form-parties.ts';
import { FORM_499 } from '../text/employer-returns.es.ts';
import { longDate, MONTHS, quarterOfYear } from '../text/printed-date.es.ts';
import { addressLines, employerNumber, phone, unlessZeros } from '../text/printed-identity.ts';

export type Form499Data = FormHead & {
  year: number;
  quarter: number;
  /** The largest number of persons whose pay periods, paid in the quarter, contain the same day. */
  employees: number;
  exempt: Cents;
  taxable: Cents;
  tips: Cents;
  withheld: Cents;
  liabilities: readonly Liability[];
  schedule: DepositSchedule;
};

const WITHHELD = sumOf('incomeTaxWithheld');

/**
 * Returns Form 499 R-1B of a quarter. Part II or Part III is filled in, depending on the deposit schedule.
 */
export function form499Page(data: Form499Data): FormDocument {
  const { year, quarter } = data;
  return formDocument(data, FORM_499, {
    revision: FORM_499.revision,
    period: quarterOfYear(year, quarter),
    days: quarterRange({ year, quarter }),
    pages: [firstPage(data), partThree(data)],
  });
}

function firstPage(data: Form499Data): FormBlock[] {
  const { company, preparer, year, quarter, schedule, withheld } = data;
  const words = FORM_499;
  const isByMonth = schedule !== 'semiweekly';
  const months = quarterMonths(quarter);
  const due = dueByMonth(data.liabilities, months);
  return [
    boxes(
      [words.employerNumber, employerNumber(company.employerIdentificationNumber), 1.3],
      [words.phone, phone(company.phoneNumber), 1],
      [words.industry, unlessZeros(company.industrialCode), 1],
      [words.quarterEnd, longDate(quarterRange({ year, quarter }).to), 1.5],
    ),
    boxes([words.name, company.name, 3], [words.contact, company.contact, 2]),
    boxes(
      [words.postal, addressLines(company.postalAddress).filter(Boolean).join(', '), 1],
      [words.location, addressLines(company.physicalAddress).filter(Boolean).join(', '), 1],
    ),
    {
      kind: 'ticks',
      text: words.entityPart,
      options: employerEntitySchema.options.map((name) => ({
        text: EMPLOYER_ENTITY_LABELS[name],
        isTicked: name === company.entityType,
      })),
    },
    tickLine('', words.returnPart, words.returns),
    {
      kind: 'ticks',
      text: words.depositor,
      options: (['monthly', 'semiweekly', 'with-return'] as const).map((name) => ({
        text: words.classes[name],
        isTicked: name === schedule,
      })),
    },
    part('Parte I', words.part1),
    line('1', words.line1, String(data.employees), peopleOf('counted')),
    line('2', words.line2, formatCents(data.exempt), sumOf('exemptWages')),
    line('3', words.line3, formatCents(data.taxable), sumOf('taxableWages')),
    line('4', words.line4, formatCents(data.tips), sumOf('tips')),
    line('5', words.line5, formatCents(withheld), WITHHELD),
    part('Parte II', words.part2),
    ...months.map((month, index) =>
      isByMonth
        ? line(
            String(index + 1),
            words.month(MONTHS[month - 1] ?? ''),
            formatCents(due[index] ?? 0),
            sumOf('incomeTaxWithheld', inMonth(year, month)),
          )
        : line(String(index + 1), words.month(MONTHS[month - 1] ?? ''), ''),
    ),
    isByMonth
      ? line('4', words.quarterTotal, formatCents(withheld), WITHHELD)
      : line('4', words.quarterTotal, ''),
    { kind: 'note', text: words.oath },
    boxes([words.signature, '', 3], [words.signatureDate, '', 1.2], [words.specialistSignature, '', 2]),
    boxes(
      [words.signer, company.contact, 3],
      [words.signerTitle, '', 1.2],
      [words.specialist, nameOf(preparer), 2],
    ),
    boxes([words.registration, preparer?.efileUserId ?? '', 1], [words.firm, preparer?.company ?? '', 2]),
    ticks('', [words.selfEmployed]),
    ticks(words.paidPreparer, words.answers),
  ];
}

function partThree({ year, quarter, liabilities, schedule, withheld }: Form499Data): FormBlock[] {
  const words = FORM_499;
  const isByDay = schedule === 'semiweekly';
  const shown = isByDay ? liabilities : [];
  return [
    part('Parte III', words.part3),
    ...quarterMonths(quarter).map(
      (month, index): FormBlock => ({
        kind: 'days',
        caption: words.days(index + 1, MONTHS[month - 1] ?? ''),
        days: dueByDay(shown, month).map((cents) => (cents === 0 ? '' : formatCents(cents))),
        total: isByDay ? formatCents(dueByMonth(shown, [month])[0] ?? 0) : '',
        sources: {
          days: dueByDay(shown, month).map((_, day) =>
            sumOf('incomeTaxWithheld', onDay(year, month, day + 1)),
          ),
          total: sumOf('incomeTaxWithheld', inMonth(year, month)),
        },
      }),
    ),
    isByDay
      ? line('4', words.quarterTotal, formatCents(withheld), WITHHELD)
      : line('4', words.quarterTotal, ''),
  ];
}
