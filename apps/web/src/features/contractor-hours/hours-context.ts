import type { ContractorTime } from '@garita/domain/contractor/contractor-time.schema';
import type { PaidDifference } from '@garita/domain/pay/paid-difference';
import { createContext, use } from 'react';
import type { PaymentLine } from '../../pay/explanation/explain-payment.ts';
import type { PaymentCalculation, PaymentWork } from './payment.ts';

/** The payment of the surrounding form as it is now. */
export type Hours = {
  work: PaymentWork;
  /** Takes in the mark as paid that was just recorded. */
  setPaid: (paid: PaidDifference | null) => void;
  /** True if the user may change pay at all. */
  mayWrite: boolean;
  /**
   * True where this payment may not be changed: none by those who only read, nor a new one of somebody
   * switched off.
   */
  isReadOnly: boolean;
  /** As it was last valid: a figure that is half typed changes no amount. */
  time: ContractorTime;
  isValid: boolean;
  calculation: PaymentCalculation;
  /** Opens the explanation of an amount. */
  explain: (line: PaymentLine) => void;
};

export const HoursContext = createContext<Hours | undefined>(undefined);

/** The payment of the surrounding form. */
export function useHours(): Hours {
  const hours = use(HoursContext);
  if (!hours) throw new TypeError('Blocks of a payment stand inside its form');
  return hours;
}
