import { contractorAmounts } from '@garita/domain/contractor/contractor-payment';
import { type Amounts, amountsOf } from '@garita/domain/pay/amounts';
import type { AnyLedgerEvent } from './any-ledger-event.ts';

/** What is in force after an event, or what a closing adds up; undefined where nothing is, or nothing changes it. In cents and minutes. */
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
      return undefined;
  }
}
