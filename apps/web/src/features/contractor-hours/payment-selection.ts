import { addressOfYear } from '../../lib/year-address.ts';
import { type ContractorSheet, isOpen, type SavedPayment } from './payment.ts';

/** What the address of the screen says of the payment: its id, or 'new'. */
const PAYMENT = 'payment';

/** One of the choices above the form. */
export type PaymentChoice = { year: number } | { entryId: number | 'new' };

/**
 * Whether the choices offer a new payment. Where there is nothing saved, an empty form is all there is to
 * see.
 */
export function offersNew(sheet: ContractorSheet, mayWrite: boolean): boolean {
  return sheet.payments.length === 0 || (mayWrite && isOpen(sheet));
}

/**
 * What is on the screen: a saved payment or a new one, or neither where the address names one that is not
 * there.
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
