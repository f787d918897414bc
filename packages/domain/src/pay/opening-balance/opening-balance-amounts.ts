import { type Cents, sumCents } from '../../money/cents.ts';
import { type Amounts, NO_AMOUNTS } from '../amounts.ts';
import { CONCEPT_KINDS, PAY_CONCEPTS } from '../concepts.ts';
import { OPENING_BALANCE_AMOUNTS, type OpeningBalanceFigures } from './opening-balance.schema.ts';

/** Returns an opening balance as the amounts of a pay, with the net as far as it was entered. */
export function openingBalanceAmounts(brought: OpeningBalanceFigures): Amounts {
  return { ...NO_AMOUNTS, ...brought, net: netOf(brought) };
}

function netOf(brought: OpeningBalanceFigures): Cents {
  const taken = OPENING_BALANCE_AMOUNTS.filter(
    (name) => CONCEPT_KINDS[PAY_CONCEPTS[name].kind] === 'deduction',
  );
  return brought.gross + brought.reimbursedExpenses - sumCents(taken.map((name) => brought[name]));
}
