import { AMOUNT_NAMES, type AmountName } from '@garita/domain/pay/amounts';
import { CONTRIBUTION_CONCEPTS, type ContributionConcept } from '@garita/domain/tax/tax-parameters';
import { bigint } from 'drizzle-orm/pg-core';

const amount = (name: string) => bigint(columnName(name), { mode: 'number' }).notNull().default(0);
const limit = (name: string) => bigint(columnName(name), { mode: 'number' });

/** One typed column for each amount, in cents or minutes, so that no sum ever opens a payload. */
export function amountColumns() {
  const columns = AMOUNT_NAMES.map((name) => [name, amount(name)]);
  return Object.fromEntries(columns) as Record<AmountName, ReturnType<typeof amount>>; // fromEntries forgets its keys
}

/**
 * For each contribution what it would have been without a limit, and the year's limit it was held to, in cents. Absent
 * where the contribution does not apply to the entry or has no limit.
 */
export function limitColumns() {
  const names = CONTRIBUTION_CONCEPTS.flatMap((concept): LimitName[] => [
    `${concept}Uncapped`,
    `${concept}Limit`,
  ]);
  const columns = names.map((name) => [name, limit(name)]);
  return Object.fromEntries(columns) as Record<LimitName, ReturnType<typeof limit>>; // fromEntries forgets its keys
}

export type LimitName = `${ContributionConcept}${'Uncapped' | 'Limit'}`;

/** `incomeTaxWithheld` is kept in `income_tax_withheld`. */
export function columnName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
