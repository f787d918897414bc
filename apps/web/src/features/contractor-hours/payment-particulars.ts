import { fullName } from '@garita/domain/employee/full-name';
import type { Cents } from '@garita/domain/money/cents';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import { formatMinutes, type Minutes } from '@garita/domain/time/work-minutes';
import { dateText } from '../../lib/date-text.ts';
import type { Particular } from '../../pay/saving/particulars.tsx';
import { contractorHoursText } from '../../text/contractor-hours.es.ts';
import { dollarsText } from '../../ui/amount.tsx';
import type { ContractorSheet, SavedPayment } from './state/sheet.ts';

const { particulars: text, terms, hours } = contractorHoursText;

type Typed = { payDate: CalendarDate; minutes: Minutes };

/** Who is paid, when, in which tax year it counts, and for which time. */
export function paymentParticulars(
  { contractor }: ContractorSheet,
  { payDate, minutes }: Typed,
): Particular[] {
  return [
    { label: text.contractor, value: fullName(contractor) },
    { label: terms.payDate, value: dateText(payDate) },
    { label: text.taxYear, value: String(yearOf(payDate)) },
    { label: hours.title, value: formatMinutes(minutes) },
  ];
}

/** A payment in one line: to whom, when, for how much time and money. */
export function paymentSummary(
  { contractor }: ContractorSheet,
  { payDate, minutes, net }: Typed & { net: Cents },
): string {
  return text.summary(fullName(contractor), dateText(payDate), formatMinutes(minutes), dollarsText(net));
}

/** A saved payment in one line. */
export function savedSummary(sheet: ContractorSheet, { payDate, inputs, statement }: SavedPayment): string {
  return paymentSummary(sheet, { payDate, minutes: inputs.minutes, net: statement.net });
}
