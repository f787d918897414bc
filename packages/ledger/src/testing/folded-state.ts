import { type Amounts, addAmounts, NO_AMOUNTS } from '@garita/domain/pay/amounts';
import { type ContractorTimeEvent, foldContractorPayments } from './folded-contractor.ts';
import {
  countedInYear,
  entryNeedsRecalculation,
  type FoldedEntry,
  type FoldedOpening,
  foldEntry,
  type TimeEvent,
} from './folded-entry.ts';
import { foldCheques, foldLeaveAdjustments, foldPaidMarks } from './folded-marks.ts';
import type { LedgerEvent } from './ledger-event.ts';
import type { LedgerRows } from './live-rows.ts';

type OpeningEvent = Extract<LedgerEvent, { type: `Opening${string}` }>;

/** Every projection as a plain fold of the events, in the simplest words there are: the model that SQL must agree with. */
export function foldRows(events: readonly LedgerEvent[]): LedgerRows {
  const folded = foldEntries(events.filter(isTimeEvent));
  const openings = foldOpenings(events);
  return {
    ytd: foldYears(events),
    register: foldRegister(events),
    openings: openings.map(openingRow),
    entries: folded.map((entry) => ({
      ...entry.row,
      isStale: entryNeedsRecalculation(entry, folded, openings.map(broughtIn)),
    })),
    contractorPayments: foldContractorPayments(events.filter(isContractorTimeEvent)),
    paidMarks: foldPaidMarks(events),
    cheques: foldCheques(events),
    leaveAdjustments: foldLeaveAdjustments(events),
  };
}

/** What limits are held against, as the fold leaves it: each entry with its year. */
export function foldLimits(events: readonly LedgerEvent[]) {
  const folded = foldEntries(events.filter(isTimeEvent));
  const openings = foldOpenings(events).map(broughtIn);
  return folded.map((entry) => ({
    ...entry,
    needsRecalculation: entryNeedsRecalculation(entry, folded, openings),
    counted: countedInYear(entry, folded, openings),
    brought: countedInYear(entry, [], openings),
  }));
}

function foldOpenings(events: readonly LedgerEvent[]): OpeningEvent[] {
  return latest(events.filter(isOpeningEvent), ({ stream }) => stream);
}

function broughtIn({ stream, data: { amounts } }: OpeningEvent): FoldedOpening {
  return { ...subjectOf(stream), amounts };
}

function foldEntries(events: readonly TimeEvent[]): FoldedEntry[] {
  const folded = new Map<number, FoldedEntry>();
  for (const event of events) {
    const entryId = event.entryId ?? 0;
    folded.set(entryId, foldEntry(event, folded.get(entryId)?.row.createdSeq ?? event.seq));
  }
  return [...folded.values()];
}

function foldYears(events: readonly LedgerEvent[]): LedgerRows['ytd'] {
  const years = new Map<string, LedgerRows['ytd'][number]>();
  for (const { companyId, seq, stream, data } of events) {
    if (!('delta' in data)) continue;
    const { employeeId: subjectId, taxYear } = subjectOf(stream);
    const subjectKind = stream.startsWith('ctr:') ? 'contractor' : 'employee';
    const sum = addAmounts(years.get(stream) ?? NO_AMOUNTS, data.delta);
    years.set(stream, { companyId, subjectKind, subjectId, taxYear, ...sum, asOfSeq: seq });
  }
  return [...years.values()];
}

function foldRegister(events: readonly LedgerEvent[]): LedgerRows['register'] {
  const periods = new Map<number, LedgerRows['register'][number]>();
  for (const event of events) {
    if (event.periodId === undefined) continue;
    const was = periods.get(event.periodId) ?? {
      companyId: event.companyId,
      periodId: event.periodId,
      entryCount: 0,
      ...NO_AMOUNTS,
      status: 'open' as const,
      closedSeq: null,
      closedHash: null,
      asOfSeq: 0,
    };
    periods.set(event.periodId, { ...was, ...booked(was, event), asOfSeq: event.seq });
  }
  return [...periods.values()];
}

function booked(
  was: Amounts & { entryCount: number },
  event: LedgerEvent,
): Partial<LedgerRows['register'][number]> {
  if (event.type === 'PeriodClosed') {
    return { status: 'closed', closedSeq: event.data.seq, closedHash: event.data.hash };
  }
  if (event.type === 'PeriodReviewed') return { status: 'reviewed' };
  if (event.type === 'PeriodReopened') return { status: 'open' };
  // A mark and a correction of leave are booked in no period.
  if (!('delta' in event.data)) return {};
  const more = event.type === 'TimeLoaded' ? 1 : event.type === 'TimeDeleted' ? -1 : 0;
  return { status: 'open', entryCount: was.entryCount + more, ...addAmounts(was, event.data.delta) };
}

function openingRow({ companyId, seq, stream, data }: OpeningEvent): LedgerRows['openings'][number] {
  const { vacation, sick } = data.leave;
  return {
    companyId,
    ...subjectOf(stream),
    asOf: data.asOf,
    vacationOpeningMinutes: vacation?.minutes ?? null,
    vacationOpeningDate: vacation?.asOf ?? null,
    sickOpeningMinutes: sick?.minutes ?? null,
    sickOpeningDate: sick?.asOf ?? null,
    lastSeq: seq,
  };
}

function latest<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}

function subjectOf(stream: string): { employeeId: number; taxYear: number } {
  const [, employeeId, taxYear] = stream.split(':');
  return { employeeId: Number(employeeId), taxYear: Number(taxYear) };
}

function isTimeEvent(event: LedgerEvent): event is TimeEvent {
  return ['TimeLoaded', 'TimeAmended', 'TimeRecalculated', 'TimeDeleted'].includes(event.type);
}

function isContractorTimeEvent(event: LedgerEvent): event is ContractorTimeEvent {
  return event.type.startsWith('ContractorTime');
}

function isOpeningEvent(event: LedgerEvent): event is OpeningEvent {
  return event.type.startsWith('Opening');
}
