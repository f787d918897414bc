import type { Cents } from '@garita/domain/money/cents';
import type { RecordedMark } from '@garita/domain/pay/paid-difference';
import type { PaymentMethod } from '@garita/domain/reference/enumerations';
import type { CalendarDate } from '@garita/domain/time/calendar-date';

/**
 * The part below the cut: a cheque, without a number until one is assigned, or the reason why there is none.
 */
export type ChequePart =
  | { isCheque: true; number?: number | undefined; date: CalendarDate; amount: Cents }
  | { isCheque: false; date: CalendarDate; paid?: { method?: PaymentMethod | undefined } };

type Payable = { net: Cents; payDate: CalendarDate; paid: RecordedMark | null };

/**
 * Returns the cheque of a pay that is not paid yet, or the one that paid it; the latter keeps its amount,
 * whatever was corrected since.
 */
export function chequeOf({ net, payDate, paid }: Payable): ChequePart {
  if (!paid) {
    return net > 0 ? { isCheque: true, date: payDate, amount: net } : { isCheque: false, date: payDate };
  }
  const { method, amount, chequeNumber: number, paidOn: date } = paid;
  return method === 'check' && amount > 0
    ? { isCheque: true, number, date, amount }
    : { isCheque: false, date, paid: { method } };
}
