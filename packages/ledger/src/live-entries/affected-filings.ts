import { isDeepStrictEqual } from 'node:util';
import {
  type FiledSubject,
  filingsCovering,
  openingBalanceDays,
} from '@garita/domain/filing/filed/filed-document';
import { NO_OPENING_BALANCE_BASES } from '@garita/domain/pay/opening-balance/opening-balance.schema';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { CompanyFiling } from '../queries/filing/filed-documents.ts';
import type { DecidedYearEvent, DecisionContext, LiveYear, YearEvent, YearStreams } from './year-streams.ts';

/** A change of pay: the person, and the pay dates before and after. */
export type PayChangeDays = { subject: FiledSubject; payDates: readonly CalendarDate[] };

/** Returns the days on which decided events change pay, before the events are added to the draft. */
export async function payChangeDays<Year extends LiveYear, Event extends YearEvent>(
  context: DecisionContext<Year>,
  { stream }: YearStreams<Year, Event>,
  events: readonly DecidedYearEvent<Event>[],
): Promise<PayChangeDays> {
  const payDates: CalendarDate[] = [];
  for (const { type, entryId, taxYear, payDate, data } of events) {
    // Marks as paid and corrections of leave change no amount; a recalculation may change none.
    if (!('delta' in data)) continue;
    if (type === 'TimeRecalculated' && !isOtherPay(data.delta)) continue;
    const year = await context.year(taxYear);
    if (entryId === undefined) {
      if (changesOpeningPay(year, data)) payDates.push(...openingBalanceDays(taxYear));
      continue;
    }
    const before = year.live.get(entryId);
    payDates.push(...(payDate ? [payDate] : []), ...(before ? [before.payDate] : []));
  }
  return { subject: stream(0).startsWith('ctr:') ? 'contractor' : 'employee', payDates };
}

/** Returns true if an opening balance changes pay; one with only leave changes nothing that was filed. */
function changesOpeningPay({ opening }: LiveYear, change: { delta: unknown; bases?: unknown }): boolean {
  const before = opening?.balance.bases ?? NO_OPENING_BALANCE_BASES;
  return isOtherPay(change.delta) || !isDeepStrictEqual(change.bases ?? NO_OPENING_BALANCE_BASES, before);
}

function isOtherPay(delta: unknown): boolean {
  return Object.values(delta ?? {}).some((cents) => cents !== 0);
}

/** Returns the filed documents that the changed pay belongs to. */
export function listAffectedFilings(
  filed: readonly CompanyFiling[],
  changes: readonly PayChangeDays[],
): CompanyFiling[] {
  return filed.filter((document) =>
    changes.some(({ subject, payDates }) => filingsCovering([document], subject, payDates).length > 0),
  );
}
