import type { ContractorPayment } from '@garita/domain/contractor/contractor-payment';
import { type Cents, formatCents } from '@garita/domain/money/cents';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import { daysPaidElsewhere, shortPeriod } from '@garita/domain/pay/period/paid-days';
import { certificateWarnings } from '@garita/domain/pay/withholding/certificate/certificate-warnings';
import { certificateWarningText } from '@garita/domain/text/pay/certificate-warnings.es';
import { PAY_WARNING_TEXTS } from '@garita/domain/text/warnings/pay-warning-texts.es';
import { WARNING_TEXTS } from '@garita/domain/text/warnings/warning-texts.es';
import { yearOf } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/period-id';
import type { PayBeside } from '@garita/ledger/queries/pay/pay-beside';
import type { EntryAfterChange } from '@garita/ledger/record-pay/entry-after-change';
import type { LoadedPayment } from '@garita/ledger/record-pay/record-contractor-pay';
import { dateRange, shortDate } from '@garita/reports/text/printed-date.es';
import { dateInPuertoRico } from '../../../application/puerto-rico-time.ts';
import type { TypedAmounts } from './payment.wire.ts';

// Warnings about pay, in sentences. They refuse nothing.

/**
 * Returns the warnings about the days of a period: that it has few days, and that other periods paid them.
 */
export function paidDaysWarnings(period: PayPeriod, beside: readonly PayBeside[]): string[] {
  const short = shortPeriod(period);
  const paid = daysPaidElsewhere(period, beside).map(({ from, to, ...one }) =>
    PAY_WARNING_TEXTS.daysPaidElsewhere({ days: dateRange(from, to), payment: paymentText(one) }),
  );
  return [...(short ? [PAY_WARNING_TEXTS.shortPeriod(short)] : []), ...paid];
}

/** Returns the warnings about the income tax of an entry by certificate 499 R-4. */
export function incomeTaxWarnings({ incomeTax }: PayStatement): string[] {
  return certificateWarnings(incomeTax).map(certificateWarningText);
}

/**
 * Returns the warnings that an entry pays less than the minimum wage, and that the year of its pay date has
 * no parameters of its own although they are due.
 */
export function parameterWarnings(
  { payDate }: Pick<EntryAfterChange, 'payDate'>,
  { below, lacking }: Pick<EntryAfterChange, 'below' | 'lacking'>,
): string[] {
  return [
    ...(lacking.length > 0 ? [PAY_WARNING_TEXTS.yearWithoutParameters(yearOf(payDate))] : []),
    ...(below
      ? [PAY_WARNING_TEXTS.belowMinimumWage(`$${formatCents(below.hourly)}`, `$${formatCents(below.short)}`)]
      : []),
  ];
}

/** Returns the warning that the period of a new entry already had pay, if it had. */
export function secondPaymentWarnings({ period, beside, corrects }: EntryAfterChange): string[] {
  const earlier = corrects ? [] : beside.filter((one) => one.period.id === period.id);
  return earlier.length === 0 ? [] : [PAY_WARNING_TEXTS.secondPayment(earlier.map(paymentText))];
}

/** Returns the warning that the contractor already had a payment of the same day, if so. */
export function secondPaymentOfDayWarnings({ beside }: LoadedPayment): string[] {
  return beside.length === 0 ? [] : [WARNING_TEXTS.secondPaymentOfDay(beside.map(paymentText))];
}

type NamedPayment = LoadedPayment['beside'][number];

function paymentText({ net, payDate, recordedBy: by, recordedAt }: NamedPayment): string {
  const on = shortDate(dateInPuertoRico(new Date(recordedAt)));
  return PAY_WARNING_TEXTS.payment({ net, payDate: shortDate(payDate), by, on });
}

/*
 * A new entry computes the amounts that came and are not marked as typed. Where one of them is another amount
 * than the calculated one, the caller may have meant it, and is warned.
 */

/** Returns the warnings about a new entry of an employee. */
export function ignoredEntryWarnings(
  typedAmounts: TypedAmounts,
  { incomeTax, companyLines }: PayStatement,
): string[] {
  const lines = (typedAmounts.companyLines ?? []).flatMap(({ taxId, submittedCents }, index) => {
    const counted = companyLines.find((line) => line.taxId === taxId);
    const at = `payment.${index}`;
    return counted ? notTaken([`${at}.value`, `${at}.edited`], submittedCents, counted.amount) : [];
  });
  return [
    ...notTaken(['tax_pr', 'tax_pr_edited'], typedAmounts.submittedIncomeTax, incomeTax.amount),
    ...lines,
  ];
}

/** Returns the warnings about a new payment of a contractor. */
export function ignoredRetainedWarnings(
  submitted: Cents | undefined,
  { retained }: ContractorPayment,
): string[] {
  return notTaken(['detained', 'detained_edited'], submitted, retained.amount);
}

function notTaken([name, flag]: [string, string], submitted: Cents | undefined, computed: Cents): string[] {
  return submitted === undefined || submitted === computed
    ? []
    : [WARNING_TEXTS.notTaken({ name, flag, stated: submitted, computed })];
}
