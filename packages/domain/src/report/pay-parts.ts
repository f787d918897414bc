import { sumCents } from '../money/cents.ts';
import type { AmountName, Amounts } from '../pay/amounts.ts';
import {
  byName,
  CONCEPT_NAMES,
  type ConceptName,
  type ConceptOf,
  conceptsOf,
  isOfKind,
} from '../pay/concepts.ts';
import { type BoxParts, boxParts } from './box-source.ts';
import type { TotalEntry } from './report-total.ts';

/** The concepts in each subtotal of a statement. */
const OF_SUBTOTAL: Record<ConceptOf<'subtotal'>, readonly AmountName[]> = {
  withheld: conceptsOf('contribution', 'withholding'),
  deducted: conceptsOf('typed-deduction', 'company-deductions', 'tips-deduction'),
  added: conceptsOf('reimbursement', 'company-additions'),
};

/** Returns an amount of an entry's statement, in cents or minutes. */
export function amountIn(amounts: Amounts, name: ConceptName): number {
  if (isOfKind(name, 'subtotal')) return sumCents(OF_SUBTOTAL[name].map((part) => amounts[part]));
  return amounts[name];
}

/** Returns the parts of figures made of statement amounts, by entry; for labels see `boxParts`. */
export function payParts<E extends TotalEntry & { amounts: Amounts }>(
  entries: readonly E[],
  isLabelled?: (entry: E, label: string) => boolean,
): BoxParts {
  return boxParts(entries, PAY_AMOUNTS, isLabelled);
}

const PAY_AMOUNTS = byName(
  CONCEPT_NAMES,
  (name) =>
    ({ amounts }: { amounts: Amounts }) =>
      amountIn(amounts, name),
);
