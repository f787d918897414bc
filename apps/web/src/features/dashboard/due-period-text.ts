import { endOfMonth, startOfMonth } from '@garita/domain/time/calendar-date';
import { dateText, dayText, monthText } from '../../lib/date-text.ts';
import { dueText } from '../../text/due.es.ts';

/** Names the days that something is due for: a year, a month, one day or a range with its years. */
export function duePeriodText({ from, to }: { from: string; to: string }): string {
  const year = from.slice(0, 4);
  if (from === `${year}-01-01` && to === `${year}-12-31`) return dueText.wholeYear(year);
  if (from === startOfMonth(to) && to === endOfMonth(from)) {
    return dueText.wholeMonth(monthText(from.slice(0, 7)));
  }
  if (from === to) return dueText.oneDay(dateText(from));
  const first = year === to.slice(0, 4) ? dayText(from) : dateText(from);
  return dueText.days(first, dateText(to));
}
