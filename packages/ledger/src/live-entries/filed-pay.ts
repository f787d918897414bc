import { isDeepStrictEqual } from 'node:util';
import { daysOfOpening, type FiledSubject, filedOver } from '@garita/domain/filing/filed/filed-document';
import { NO_BASES } from '@garita/domain/pay/opening-balance.schema';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { CompanyFiling } from '../queries/filing/filed-documents.ts';
import type { AnyEvent, AnyYear, Decided, YearDesk, YearStreams } from './year-streams.ts';

/** Pay that changes: whose, and the days on which it is paid and was before. */
export type ChangedPay = { subject: FiledSubject; payDates: readonly CalendarDate[] };

/** What decided events change of what is paid, looked at before they are added to the draft. */
export async function changedPay<Year extends AnyYear, Event extends AnyEvent>(
  desk: YearDesk<Year>,
  { stream }: YearStreams<Year, Event>,
  events: readonly Decided<Event>[],
): Promise<ChangedPay> {
  const payDates: CalendarDate[] = [];
  for (const { entryId, taxYear, payDate, data } of events) {
    // A mark as paid and a correction of leave change no amount.
    if (!('delta' in data)) continue;
    const year = await desk.year(taxYear);
    if (entryId === undefined) {
      if (opensOtherwise(year, data)) payDates.push(...daysOfOpening(taxYear));
      continue;
    }
    const before = year.live.get(entryId);
    payDates.push(payDate, ...(before ? [before.payDate] : []));
  }
  return { subject: stream(0).startsWith('ctr:') ? 'contractor' : 'employee', payDates };
}

/** An opening balance that states leave alone changes nothing that was filed. */
function opensOtherwise({ opening }: AnyYear, stated: { delta: unknown; bases?: unknown }): boolean {
  const before = opening?.balance.bases ?? NO_BASES;
  const isOtherPay = Object.values(stated.delta ?? {}).some((cents) => cents !== 0);
  return isOtherPay || !isDeepStrictEqual(stated.bases ?? NO_BASES, before);
}

/** The filed documents that changes of pay belong to. */
export function filedOf(filed: readonly CompanyFiling[], changes: readonly ChangedPay[]): CompanyFiling[] {
  return filed.filter((document) =>
    changes.some(({ subject, payDates }) => filedOver([document], subject, payDates).length > 0),
  );
}
