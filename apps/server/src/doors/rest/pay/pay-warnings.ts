import type { ContractorPayment } from '@garita/domain/contractor/contractor-payment';
import type { Cents } from '@garita/domain/money/cents';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import { PAY_WARNING_TEXTS } from '@garita/domain/text/warnings/pay-warning-texts.es';
import { WARNING_TEXTS } from '@garita/domain/text/warnings/warning-texts.es';
import type { LoadedPayment } from '@garita/ledger/record-pay/record-contractor-pay';
import { shortDate } from '@garita/reports/text/printed-date.es';
import type { ChangedEntry } from '../../../application/pay/change-pay.ts';
import { dateInPuertoRico } from '../../../application/puerto-rico-time.ts';
import type { TypedAmounts } from './payment.wire.ts';

// Warnings about pay, in sentences. They refuse nothing.

/** Returns the warning that the period of a new entry already had pay, if it had. */
export function secondPaymentWarnings({ period, beside, corrects }: ChangedEntry): string[] {
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
  { incomeTax, severance, companyLines }: PayStatement,
): string[] {
  const lines = (typedAmounts.companyLines ?? []).flatMap(({ taxId, submittedCents }, index) => {
    const counted = companyLines.find((line) => line.taxId === taxId);
    const at = `payment.${index}`;
    return counted ? notTaken([`${at}.value`, `${at}.edited`], submittedCents, counted.amount) : [];
  });
  return [
    ...notTaken(['tax_pr', 'tax_pr_edited'], typedAmounts.submittedIncomeTax, incomeTax.amount),
    ...notTaken(
      ['severance_exempt', 'severance_exempt_edited'],
      typedAmounts.submittedSeveranceExempt,
      severance?.exempt ?? 0,
    ),
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
