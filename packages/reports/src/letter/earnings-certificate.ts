import { fullName } from '@garita/domain/employee/full-name';
import { type Cents, sumCents } from '@garita/domain/money/cents';
import { sumOf } from '@garita/domain/report/box-source';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { day, sourcedFigures, words } from '../list/column.ts';
import {
  confirmationSentence,
  earningsSentence,
  omittedEarningsSentence,
  EMPLOYEE_LETTER as TEXT,
} from '../text/employee-letters.es.ts';
import { DOCUMENTS, LIST, PRINTED_AMOUNTS } from '../text/labels.es.ts';
import { dateRange } from '../text/printed-date.es.ts';
import { money } from '../text/printed-figure.ts';
import { phone } from '../text/printed-identity.ts';
import type { LetterEmployee } from './employment-letter.ts';
import type { Letter } from './letter-lines.ts';

/** A pay of the certificate, in cents. */
export type CertifiedPay = {
  entryId: number;
  payDate: CalendarDate;
  period: { start: CalendarDate; end: CalendarDate };
} & Record<CertifiedAmount, Cents>;

export type EarningsCertificateData = {
  company: { name: string; phoneNumber: string };
  employee: LetterEmployee;
  date: CalendarDate;
  start: CalendarDate;
  end: CalendarDate;
  /** The pay between the two days, by pay date. */
  payments: readonly CertifiedPay[];
  /** Pay of another system, which may lie between the two days and is not among the payments. */
  omitted: readonly { gross: Cents; asOf: CalendarDate }[];
};

const AMOUNTS = ['gross', 'withheld', 'deducted', 'added', 'net'] as const;
type CertifiedAmount = (typeof AMOUNTS)[number];

/** Returns the certificate of earnings: each pay of an employee between two days, and their totals. */
export function earningsCertificateOf({
  company,
  employee,
  payments,
  omitted,
  date,
  ...days
}: EarningsCertificateData): Letter {
  const who = { ...employee, name: fullName(employee), company: company.name };
  const totalOf = (amount: CertifiedAmount) => sumCents(payments.map((pay) => pay[amount]));
  // Additions are rare, and a column of zeros says nothing.
  const amounts = AMOUNTS.filter((amount) => amount !== 'added' || payments.some(({ added }) => added !== 0));
  return {
    title: DOCUMENTS['earnings-certificate'],
    company: company.name,
    about: [TEXT.to],
    date,
    sentences: [
      earningsSentence(who, days, { count: payments.length, gross: totalOf('gross'), net: totalOf('net') }),
      ...omitted.map(omittedEarningsSentence),
      ...[confirmationSentence(company.name, phone(company.phoneNumber)) ?? []].flat(),
    ],
    table: {
      columns: [
        words(LIST.captions.date, 1.1),
        words(LIST.captions.period, 2),
        ...amounts.map((amount) => sourcedFigures(PRINTED_AMOUNTS[amount], sumOf(amount))),
      ],
      groups: [
        {
          rows: payments.map((pay) => [
            day(pay.payDate),
            dateRange(pay.period.start, pay.period.end),
            ...amounts.map((amount) => money(pay[amount])),
          ]),
          sources: payments.map(({ entryId }) => ({ entryId })),
        },
      ],
      total: [LIST.totals, '', ...amounts.map((amount) => money(totalOf(amount)))],
    },
    signature: TEXT.signature,
  };
}
