import { AMOUNT_NAMES, type AmountName, type Amounts, mapAmounts } from '@garita/domain/pay/amounts';

/**
 * The amounts in the order of `AMOUNT_NAMES`, in cents or minutes. A log has millions of them: lists take a
 * fraction of the time and memory of objects.
 */
export type AmountList = number[];

const PLACES = Object.fromEntries(AMOUNT_NAMES.map((name, place) => [name, place]));

/** Returns amounts as a list. */
export function listAmounts(amounts: Amounts): AmountList {
  return AMOUNT_NAMES.map((name) => amounts[name]);
}

/** Returns a list of amounts by their names. */
export function namedAmounts(list: AmountList): Amounts {
  return mapAmounts((name) => amountIn(list, name));
}

/** Returns one amount of a list. */
export function amountIn(list: AmountList, name: AmountName): number {
  return list[PLACES[name] ?? -1] ?? 0;
}

/** Returns a list of zeros, for `addTo`. */
export function noAmounts(): AmountList {
  return AMOUNT_NAMES.map(() => 0);
}

/** Adds amounts to a sum in place. */
export function addTo(sum: AmountList, added: AmountList): void {
  for (let place = 0; place < sum.length; place += 1) sum[place] = (sum[place] ?? 0) + (added[place] ?? 0);
}
