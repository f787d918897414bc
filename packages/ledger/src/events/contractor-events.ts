import type { ContractorFacts, ContractorPayment } from '@garita/domain/contractor/contractor-payment';
import type { ContractorInputs } from '@garita/domain/contractor/contractor-time.schema';
import type { Amounts } from '@garita/domain/pay/amounts';
import type { TimePaid, TimeUnpaid } from './paid-mark-events.ts';
import type { AmountsChange } from './payroll-events.ts';

/** One payment as recorded: the typed input, the frozen facts and the result, in cents and minutes. */
export type ContractorCalculation = {
  inputs: ContractorInputs;
  facts: ContractorFacts;
  result: ContractorPayment;
};

/** A new payment. `movedFromSeq` names the payment in another tax year if its pay date moved here. */
export type ContractorTimeLoaded = {
  type: 'ContractorTimeLoaded';
  data: ContractorCalculation & { delta: Amounts; movedFromSeq?: number };
};

/**
 * A saved payment was changed or recalculated. A change keeps the frozen facts, except that by the law's rule
 * the earlier pay of the year is counted anew.
 */
export type ContractorTimeAmended = {
  type: 'ContractorTimeAmended';
  data: ContractorCalculation & AmountsChange;
};

/** A saved payment was reversed: `delta` is the exact negative of the amounts in force. */
export type ContractorTimeDeleted = {
  type: 'ContractorTimeDeleted';
  data: { replacesSeq: number; before: Amounts; delta: Amounts };
};

/** Returns the stream of what one contractor is paid in one tax year. */
export function contractorStream(contractorId: number, taxYear: number): string {
  return `ctr:${contractorId}:${taxYear}`;
}

/** The events of what one contractor is paid in one tax year. */
export type ContractorYearEvent =
  | ContractorTimeLoaded
  | ContractorTimeAmended
  | ContractorTimeDeleted
  | TimePaid
  | TimeUnpaid;
