import type { PayCause } from '@garita/domain/explanation/pay-causes';
import { isOfKind } from '@garita/domain/pay/concepts';
import { causeName, causeValue } from '@garita/domain/text/cause-texts.es';
import { type EventSentenceInput, eventSentence } from '@garita/domain/text/event-texts.es';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import { HISTORY, PRINTED_AMOUNTS, PRINTED_TIME } from '../text/labels.es.ts';
import { longMonth, shortDate } from '../text/printed-date.es.ts';
import { dollars, percent } from '../text/printed-figure.ts';
import type { ChangedAmount } from './history-event.ts';

const WRITING = {
  date: shortDate,
  month: longMonth,
  dollars,
  percent: (rate: number) => percent(rate).text,
};
const CAUSE_WORDS = { amounts: PRINTED_AMOUNTS, hours: PRINTED_TIME };

/** Returns the sentence about an event in documents. */
export function eventDescription(event: EventSentenceInput): string {
  return eventSentence(event, WRITING);
}

/** Returns the label of an amount beside its earlier value; a label of time says so. */
export function amountLabel(name: ChangedAmount['name']): string {
  return isOfKind(name, 'minutes') ? HISTORY.hours(PRINTED_AMOUNTS[name]) : PRINTED_AMOUNTS[name];
}

/** Returns the change of an amount: 'Seguro social: de $26.04 a $28.64'. */
export function changedText({ name, before, after }: ChangedAmount): string {
  const written = isOfKind(name, 'minutes') ? formatMinutes : dollars;
  return HISTORY.changed(amountLabel(name), written(before), written(after));
}

/** Returns the cause of a change: 'Hora regular: de $10.50 a $11.00'. */
export function causeText({ unit, before, after, ...named }: PayCause): string {
  const value = (one: typeof before) => causeValue(unit, one, WRITING);
  return HISTORY.changed(causeName(named, CAUSE_WORDS), value(before), value(after));
}
