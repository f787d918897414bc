import { NO_AMOUNTS } from '@garita/domain/pay/amounts';
import type { ContractorYearEvent } from '../contractor-year/events.ts';
import type { RecordedEvent } from '../event-store/event.ts';
import type { LedgerRows } from './live-rows.ts';

/** An event that leaves a contractor's payment in another state. */
export type ContractorTimeEvent = Extract<
  RecordedEvent<ContractorYearEvent>,
  { type: `ContractorTime${string}` }
>;

type Row = LedgerRows['contractorPayments'][number];

/** The payments as the events leave them. */
export function foldContractorPayments(events: readonly ContractorTimeEvent[]): Row[] {
  const folded = new Map<number, Row>();
  for (const event of events) {
    const { entryId = 0, seq } = event;
    folded.set(entryId, paymentRow(event, folded.get(entryId)?.createdSeq ?? seq));
  }
  return [...folded.values()];
}

function paymentRow(event: ContractorTimeEvent, createdSeq: number): Row {
  const { companyId, entryId = 0, seq, stream, payDate = '', data } = event;
  const [, contractorId, taxYear] = stream.split(':').map(Number);
  const amounts = 'after' in data ? data.after : 'result' in data ? data.delta : NO_AMOUNTS;
  return {
    companyId,
    entryId,
    contractorId: contractorId ?? 0,
    taxYear: taxYear ?? 0,
    payDate,
    status: 'result' in data ? 'live' : 'deleted',
    createdSeq,
    lastSeq: seq,
    category: 'result' in data ? data.result.category : null,
    gross: amounts.gross,
    net: amounts.net,
    uncollected: amounts.uncollected,
    incomeTaxWithheld: amounts.incomeTaxWithheld,
    regularMinutes: amounts.regularMinutes,
    reimbursedExpenses: amounts.reimbursedExpenses,
  };
}
