import type { ClosedPay } from '@garita/domain/text/event-texts.es';
import { type ProjectionDetails, projectionDetails } from '@garita/ledger/events/event-facts';
import type { HistoryEvent } from '@garita/ledger/replay/history';

/**
 * The facts of an event beside its amounts: how something was paid, how leave was corrected, which document
 * was filed, what was closed or removed.
 */
export type EventFacts = Pick<
  ProjectionDetails,
  | 'paidOn'
  | 'method'
  | 'paidAmount'
  | 'chequeNumber'
  | 'vacationMinutes'
  | 'sickMinutes'
  | 'filedReport'
  | 'filedOn'
  | 'coveredFrom'
  | 'coveredTo'
  | 'obligation'
> & {
  /** The pay of a period or month, for its closing. */
  closed?: ClosedPay | undefined;
  /** The corrected entry, for the loading and the deletion of a correction of pay in a closed period. */
  corrects?: number | undefined;
  /** True if an opening balance was removed. */
  isOpeningRemoved?: boolean | undefined;
};

/** Returns the facts of an event beside its amounts; `earlier` is the event that it changes or takes back. */
export function factsOf(event: HistoryEvent['event'], earlier: HistoryEvent['earlier']): EventFacts {
  const { paidOn, method, paidAmount, chequeNumber, ...others } = projectionDetails(event);
  const { vacationMinutes, sickMinutes, filedReport, filedOn } = others;
  const settling = event.type === 'SettlementWithdrawn' && earlier ? projectionDetails(earlier) : others;
  const { obligation, coveredFrom, coveredTo } = settling;
  return {
    paidOn,
    method,
    paidAmount,
    chequeNumber,
    vacationMinutes,
    sickMinutes,
    filedReport,
    filedOn,
    coveredFrom,
    coveredTo,
    obligation,
    closed: closedBy(event),
    corrects: (event.type === 'TimeDeleted' && earlier ? projectionDetails(earlier) : others).corrects,
    isOpeningRemoved: isOpeningRemoved(event, earlier),
  };
}

function closedBy({ type, data }: HistoryEvent['event']): ClosedPay | undefined {
  if (type === 'PeriodClosed') {
    return { payments: data.entryCount, gross: data.totals.gross, net: data.totals.net };
  }
  if (type !== 'MonthClosed') return undefined;
  return {
    payments: data.entryCount + data.paymentCount,
    gross: data.totals.gross + data.paymentTotals.gross,
    net: data.totals.net + data.paymentTotals.net,
  };
}

/** True if the event removes a year's opening balance; undefined for other events. */
function isOpeningRemoved(
  event: HistoryEvent['event'],
  earlier: HistoryEvent['earlier'],
): boolean | undefined {
  if (event.type !== 'OpeningBalanceCorrected' || !earlier || !('source' in earlier.data)) return undefined;
  return event.data.source === 'employee-record' && earlier.data.source === 'brought-forward';
}
