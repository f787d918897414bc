import { addressOfYear } from '../../lib/year-address.ts';
import { type ContractorSheet, isOpen, type SavedPayment } from './payment.ts';

/** Parameter of the address: the id of the payment, or 'new'. */
const PAYMENT = 'payment';

/** One of the choices above the form. */
export type PaymentChoice = { year: number } | { entryId: number | 'new' };

/** Returns true if the choices offer a new payment. A year without payments always shows an empty form. */
export function offersNew(sheet: ContractorSheet, mayWrite: boolean): boolean {
  return sheet.payments.length === 0 || (mayWrite && isOpen(sheet));
}

/**
 * The payment on the screen: a saved one, a new one, or neither where the address names one that does not
 * exist.
 */
export type PaymentSelection = { saved: SavedPayment | undefined; isMissing: boolean };

/**
 * The payment that the address names; where it names none, a new one, or the last one where no new one may be
 * loaded.
 */
export function selectionOf(
  sheet: ContractorSheet,
  address: URLSearchParams,
  mayWrite: boolean,
): PaymentSelection {
  const named = address.get(PAYMENT);
  if (named === null || named === 'new') {
    return { saved: offersNew(sheet, mayWrite) ? undefined : sheet.payments.at(-1), isMissing: false };
  }
  const saved = sheet.payments.find(({ entryId }) => String(entryId) === named);
  return { saved, isMissing: !saved };
}

/** The address after a choice. */
export function addressAfter(choice: PaymentChoice, year: number): URLSearchParams {
  if ('year' in choice) return addressOfYear(choice.year);
  const address = addressOfYear(year);
  address.set(PAYMENT, String(choice.entryId));
  return address;
}
