import type { ContractorPayment } from '@garita/domain/contractor/contractor-payment';
import type { Cents } from '@garita/domain/money/cents';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import { WARNING_TEXTS } from '@garita/domain/text/warning-texts.es';
import type { TypedAmounts } from './payment.wire.ts';

/*
 * A new entry computes the amounts that came and are not marked as typed. Where one of them is another amount
 * than the computed one, somebody may have meant it, and is told.
 */

/** Returns the warnings about a new entry of an employee. */
export function ignoredEntryWarnings(
  said: TypedAmounts,
  { incomeTax, companyLines }: PayStatement,
): string[] {
  const lines = (said.companyLines ?? []).flatMap(({ taxId, statedCents }, index) => {
    const counted = companyLines.find((line) => line.taxId === taxId);
    const at = `payment.${index}`;
    return counted ? notTaken([`${at}.value`, `${at}.edited`], statedCents, counted.amount) : [];
  });
  return [...notTaken(['tax_pr', 'tax_pr_edited'], said.statedIncomeTax, incomeTax.amount), ...lines];
}

/** Returns the warnings about a new payment of a contractor. */
export function ignoredRetainedWarnings(
  stated: Cents | undefined,
  { retained }: ContractorPayment,
): string[] {
  return notTaken(['detained', 'detained_edited'], stated, retained.amount);
}

function notTaken([name, flag]: [string, string], stated: Cents | undefined, computed: Cents): string[] {
  return stated === undefined || stated === computed
    ? []
    : [WARNING_TEXTS.notTaken({ name, flag, stated, computed })];
}
