import { type FiledSubject, filedOver } from '@garita/domain/filing/filed-document';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { CompanyFiling } from '../queries/filed-documents.ts';
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
    // A mark as paid and a correction of leave change no amount; an opening balance is of no entry.
    if (entryId === undefined || !('delta' in data)) continue;
    const before = (await desk.year(taxYear)).live.get(entryId);
    payDates.push(payDate, ...(before ? [before.calculation.inputs.payDate] : []));
  }
  return { subject: stream(0).startsWith('ctr:') ? 'contractor' : 'employee', payDates };
}

/** The filed documents that changes of pay belong to. */
export function filedOf(filed: readonly CompanyFiling[], changes: readonly ChangedPay[]): CompanyFiling[] {
  return filed.filter((document) =>
    changes.some(({ subject, payDates }) => filedOver([document], subject, payDates).length > 0),
  );
}
