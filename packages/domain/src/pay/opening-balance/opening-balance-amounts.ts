import { type Cents, sumCents } from '../../money/cents.ts';
import { type Amounts, NO_AMOUNTS } from '../amounts.ts';
import { CONCEPT_KINDS, PAY_CONCEPTS } from '../concepts.ts';
import { OPENING_BALANCE_AMOUNTS, type OpeningBalanceFigures } from './opening-balance.schema.ts';

/** Returns an opening balance as pay amounts. The net follows from the entered amounts. */
export function openingBalanceAmounts(opening: OpeningBalanceFigures): Amounts {
  return { ...NO_AMOUNTS, ...opening, net: netOf(opening) };
}

function netOf(opening: OpeningBalanceFigures): Cents {
  const taken = OPENING_BALANCE_AMOUNTS.filter(
    (name) => CONCEPT_KINDS[PAY_CONCEPTS[name].kind] === 'deduction',
  );
  return opening.gross + opening.reimbursedExpenses - sumCents(taken.map((name) => opening[name]));
}
