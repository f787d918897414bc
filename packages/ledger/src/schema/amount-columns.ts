import { AMOUNT_NAMES, type AmountName } from '@garita/domain/pay/amounts';
import { byName } from '@garita/domain/pay/concepts';
import type { LimitName } from '@garita/domain/pay/needs-recalculation';
import { CERTIFICATE_PARTS } from '@garita/domain/pay/withholding/certificate/certificate-withholding';
import { CONTRIBUTION_CONCEPTS } from '@garita/domain/pay/withholding/tax-parameters';
import { TIPS_PARTS } from '@garita/domain/pay/withholding/tips-settlement';
import { bigint } from 'drizzle-orm/pg-core';

const amount = (name: string) => bigint(columnName(name), { mode: 'number' }).notNull().default(0);
const limit = (name: string) => bigint(columnName(name), { mode: 'number' });

/** Returns a typed column for each amount, in cents or minutes, so that no sum ever reads a payload. */
export function amountColumns() {
  return byName(AMOUNT_NAMES, amount);
}

/** The amounts of a contractor's payment, in the order of the columns of `contractor_payments`. */
export const CONTRACTOR_AMOUNT_NAMES: readonly AmountName[] = [
  'gross',
  'net',
  'uncollected',
  'incomeTaxWithheld',
  'regularMinutes',
  'reimbursedExpenses',
];

/**
 * Returns two columns for each contribution, in cents: its amount without a limit, and the year's limit that
 * applied. They are null if the contribution does not apply to the entry or has no limit.
 */
export function limitColumns() {
  const names = CONTRIBUTION_CONCEPTS.flatMap((concept): LimitName[] => [
    `${concept}Uncapped`,
    `${concept}Limit`,
  ]);
  return byName(names, limit);
}

/**
 * Returns the columns of the additional Medicare, in cents: the part of the gross that it is withheld on,
 * and the amount, which is a part of Medicare.
 */
export function additionalMedicareColumns() {
  return byName(['additionalMedicareBase', 'additionalMedicare'], limit);
}

/**
 * Returns the columns of an entry by certificate, in cents: what later entries and documents count of its
 * income tax. They are null for entries of other methods.
 */
export function certificateColumns() {
  return byName(CERTIFICATE_PARTS, limit);
}

/**
 * Returns the column of the pay of a non-resident, in cents. It is no wages for Puerto Rico income tax. Null
 * for entries of residents.
 */
export function nonResidentColumns() {
  return byName(['nonResidentPay'], limit);
}

/**
 * Returns the columns of a settlement of tips that the employee already has, in cents: the taxes on tips that
 * were carried into the entry and out of it. They are null for an entry without a settlement.
 */
export function tipsColumns() {
  return byName(TIPS_PARTS, limit);
}

/** Returns the column of an amount: `incomeTaxWithheld` is stored in `income_tax_withheld`. */
export function columnName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
