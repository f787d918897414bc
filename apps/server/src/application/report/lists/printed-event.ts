import type { HistoryLine } from '../../audit/history-line.ts';
import { dateInPuertoRico, timeInPuertoRico } from '../../dependencies.ts';

/** An event as documents tell it: on which day and at what time in Puerto Rico, by whom, and of whom. */
export function printedEvent({ recordedAt, recordedBy, person, ...line }: HistoryLine) {
  return {
    ...line,
    ...printedMoment(recordedAt),
    recordedBy: recordedBy.name,
    person: person?.name ?? '',
  };
}

/** When something was recorded: the day and the time in Puerto Rico. */
export function printedMoment(recordedAt: string) {
  const moment = new Date(recordedAt);
  return {
    recordedOn: dateInPuertoRico(moment),
    recordedAt: timeInPuertoRico(moment).replace(/^(\d\d)(\d\d).*$/, '$1:$2'),
  };
}
