import { contractorAmounts } from '@garita/domain/contractor/contractor-payment';
import { type Amounts, amountsOf } from '@garita/domain/pay/amounts';
import type { AnyLedgerEvent } from './any-ledger-event.ts';

/**
 * Returns the amounts in force after an event, or the totals of a closing, in cents and minutes; undefined
 * if the event has no amounts.
 */
export function amountsAfter(event: AnyLedgerEvent): Amounts | undefined {
  switch (event.type) {
    case 'TimeLoaded':
    case 'TimeAmended':
    case 'TimeRecalculated':
      return amountsOf(event.data.inputs, event.data.result);
    case 'ContractorTimeLoaded':
    case 'ContractorTimeAmended':
      return contractorAmounts(event.data.result);
    case 'OpeningBalanceSet':
    case 'OpeningBalanceCorrected':
      return event.data.amounts;
    case 'PeriodClosed':
    case 'MonthClosed':
      return event.data.totals;
    case 'TimeDeleted':
    case 'ContractorTimeDeleted':
    case 'TimePaid':
    case 'TimeUnpaid':
    case 'LeaveAdjusted':
    case 'PeriodReviewed':
    case 'PeriodReopened':
    case 'MemosErased':
    case 'NextChequeStated':
    case 'DocumentFiled':
    case 'FilingWithdrawn':
    case 'NoWorkRecorded':
    case 'ObligationSettled':
    case 'SettlementWithdrawn':
      return undefined;
  }
}
