import { type DepositSchedule, dueByDay, dueByMonth } from '@garita/domain/filing/deposits';
import type { Liability } from '@garita/domain/filing/fica';
import { quarterMonths, quarterRange } from '@garita/domain/filing/quarter';
import { type Cents, formatCents } from '@garita/domain/money/cents';
import { type FormBlock, type FormDocument, line } from '../form/form-document.ts';
import { addressLines } from '../pay-stub/stub-words.ts';
import { FORM_499 } from '../text/employer-returns.es.ts';
import { longDate, MONTHS } from '../text/printed-date.es.ts';
import { employerNumber, phone } from '../text/printed-number.ts';
import { type FormHead, nameOf } from './form-parties.ts';

export type Form499Data = FormHead & {
  year: number;
  quarter: number;
  /** The most employees paid in one pay period of the quarter. */
  employees: number;
  exempt: Cents;
  taxable: Cents;
  tips: Cents;
  withheld: Cents;
  liabilities: readonly Liability[];
  schedule: DepositSchedule;
};

/** Form 499 R-1B of a quarter. Part II or Part III is filled in, as the employer deposits. */
export function form499(data: Form499Data): FormDocument {
  const { company, date, year, quarter } = data;
  return {
    agency: FORM_499.agency,
    form: '499 R-1B',
    title: FORM_499.title,
    revision: FORM_499.revision,
    period: `${quarter}.º trimestre ${year}`,
    employer: company.name,
    employerNumber: employerNumber(company.employerIdentificationNumber),
    date,
    pages: [firstPage(data), partThree(data)],
  };
}

function firstPage(data: Form499Data): FormBlock[] {
  const { company, preparer, year, quarter, schedule, withheld } = data;
  const words = FORM_499;
  const isByMonth = schedule !== 'semiweekly';
  const months = quarterMonths(quarter);
  const due = dueByMonth(data.liabilities, months);
  return [
    {
      kind: 'boxes',
      boxes: [
        {
          caption: words.employerNumber,
          value: employerNumber(company.employerIdentificationNumber),
          share: 1.3,
        },
        { caption: words.phone, value: phone(company.phoneNumber), share: 1 },
        { caption: words.industry, value: company.industrialCode, share: 1 },
        { caption: words.quarterEnd, value: longDate(quarterRange({ year, quarter }).to), share: 1.5 },
      ],
    },
    {
      kind: 'boxes',
      boxes: [
        { caption: words.name, value: company.name, share: 3 },
        { caption: words.contact, value: company.contact, share: 2 },
      ],
    },
    {
      kind: 'boxes',
      boxes: [
        { caption: words.postal, value: addressLines(company.postalAddress).join(', '), share: 1 },
        { caption: words.location, value: addressLines(company.physicalAddress).join(', '), share: 1 },
      ],
    },
    {
      kind: 'ticks',
      text: words.entityPart,
      options: words.entities.map((text) => ({ text, isTicked: false })),
    },
    {
      kind: 'ticks',
      text: words.returnPart,
      options: words.returns.map((text) => ({ text, isTicked: false })),
    },
    {
      kind: 'ticks',
      text: words.depositor,
      options: (['monthly', 'semiweekly', 'with-return'] as const).map((name) => ({
        text: words.classes[name],
        isTicked: name === schedule,
      })),
    },
    { kind: 'part', number: 'Parte I', text: words.part1 },
    line('1', words.line1, String(data.employees)),
    line('2', words.line2, formatCents(data.exempt)),
    line('3', words.line3, formatCents(data.taxable)),
    line('4', words.line4, formatCents(data.tips)),
    line('5', words.line5, formatCents(withheld)),
    { kind: 'part', number: 'Parte II', text: words.part2 },
    ...months.map((month, index) =>
      line(
        String(index + 1),
        words.month(MONTHS[month - 1] ?? ''),
        isByMonth ? formatCents(due[index] ?? 0) : '',
      ),
    ),
    line('4', words.quarterTotal, isByMonth ? formatCents(withheld) : ''),
    { kind: 'note', text: words.oath },
    {
      kind: 'boxes',
      boxes: [
        { caption: words.signer, value: company.contact, share: 3 },
        { caption: words.title2, value: '', share: 1.2 },
        { caption: words.specialist, value: nameOf(preparer), share: 2 },
      ],
    },
    {
      kind: 'boxes',
      boxes: [
        { caption: words.registration, value: preparer?.efileUserId ?? '', share: 1 },
        { caption: words.firm, value: preparer?.company ?? '', share: 2 },
      ],
    },
  ];
}

function partThree({ quarter, liabilities, schedule, withheld }: Form499Data): FormBlock[] {
  const words = FORM_499;
  const isByDay = schedule === 'semiweekly';
  const shown = isByDay ? liabilities : [];
  return [
    { kind: 'part', number: 'Parte III', text: words.part3 },
    ...quarterMonths(quarter).map(
      (month): FormBlock => ({
        kind: 'days',
        caption: words.days(MONTHS[month - 1] ?? ''),
        days: dueByDay(shown, month).map((cents) => (cents === 0 ? '' : formatCents(cents))),
        total: isByDay ? formatCents(dueByMonth(shown, [month])[0] ?? 0) : '',
      }),
    ),
    line('4', words.quarterTotal, isByDay ? formatCents(withheld) : ''),
  ];
}
