import { NO_AMOUNTS } from '@garita/domain/pay/amounts';
import { type OpeningBalanceInput, openingBalanceSchema } from '@garita/domain/pay/opening-balance.schema';
import type { Balances } from './balances.ts';

// Of all the amounts that an event keeps, those that can be brought from another system.
const broughtForward = openingBalanceSchema.shape.amounts.strip();

/** What the form starts with: the balance in force, or nothing up to the first day of the year. */
export function openingDraft({ opening, year }: Pick<Balances, 'opening' | 'year'>): OpeningBalanceInput {
  return {
    asOf: opening?.asOf ?? `${year}-01-01`,
    amounts: broughtForward.parse(opening?.amounts ?? NO_AMOUNTS),
  };
}
