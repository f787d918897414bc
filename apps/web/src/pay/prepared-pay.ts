import type { Cents } from '@garita/domain/money/cents';
import type { Minutes } from '@garita/domain/time/work-minutes';

/**
 * The state of the address of Cargar Tiempo with amounts that another screen prepared for a new entry. The
 * salary is added to the period's own.
 */
export type PreparedPay = {
  preparedPay: { vacationMinutes: Minutes; salary: Cents; severance: Cents };
};

/** Returns the amounts in the state of an address; undefined where no screen prepared any. */
export function preparedPayIn(state: unknown): PreparedPay['preparedPay'] | undefined {
  // The state of an address is written by this application alone.
  return (state as Partial<PreparedPay> | null)?.preparedPay;
}
