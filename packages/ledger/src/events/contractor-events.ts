import type { ContractorFacts, ContractorPayment } from '@garita/domain/contractor/contractor-payment';
import type { ContractorInputs } from '@garita/domain/contractor/contractor-time.schema';
import type { Amounts } from '@garita/domain/pay/amounts';
import type { TimePaid, TimeUnpaid } from './paid-mark-events.ts';
import type { AmountsChange } from './payroll-events.ts';

/** One payment as recorded: what was typed, the facts frozen and what came out, in cents and minutes. */
export type ContractorCalculation = {
  inputs: ContractorInputs;
  facts: ContractorFacts;
  result: ContractorPayment;
};

/** A new payment. `movedFromSeq` names the payment in another tax year when the pay date moved there. */
export type ContractorTimeLoaded = {
  type: 'ContractorTimeLoaded';
  data: ContractorCalculation & { delta: Amounts; movedFromSeq?: number };
};

/** A saved payment was changed; it was computed with the facts it had frozen. */
export type ContractorTimeAmended = {
  type: 'ContractorTimeAmended';
  data: ContractorCalculation & AmountsChange;
};

/** A saved payment was reversed: `delta` is the exact negative of what was in force. */
export type ContractorTimeDeleted = {
  type: 'ContractorTimeDeleted';
  data: { replacesSeq: number; before: Amounts; delta: Amounts };
};

/** The stream of what one contractor is paid in one tax year. */
export function contractorStream(contractorId: number, taxYear: number): string {
  return `ctr:${contractorId}:${taxYear}`;
}

/** Everything that happens in what one contractor is paid in one tax year. */
export type ContractorYearEvent =
  | ContractorTimeLoaded
  | ContractorTimeAmended
  | ContractorTimeDeleted
  | TimePaid
  | TimeUnpaid;
