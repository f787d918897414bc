import type { PayCause } from '@garita/domain/explanation/pay-causes';
import type { AmountName } from '@garita/domain/pay/amounts';
import type { EventSentenceInput } from '@garita/domain/text/event-texts.es';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/period-id';

/** The totals of pay that people read first. */
export type PayTotalsPrinted = { gross: number; withheld: number; net: number };

/** An amount that an event changed, in cents or minutes. */
export type ChangedAmount = { name: AmountName; before: number; after: number };

/**
 * An event as documents show it: its sentence, the person, its user, time and reason, and its change of pay.
 */
export type HistoryEventText = EventSentenceInput & {
  seq: number;
  recordedOn: CalendarDate;
  /** The time in Puerto Rico, 'HH:MM'. */
  recordedAt: string;
  recordedBy: string;
  person: string;
  reason: string;
  changed: PayTotalsPrinted;
  /** The inputs of its amounts that differ now. */
  causes: readonly PayCause[];
};

/**
 * An event of a history with its pay, every amount that it changed, and the totals of the history after it.
 */
export type HistoryEvent = HistoryEventText & {
  entryId: number | null;
  period: Pick<PayPeriod, 'number' | 'year'> | null;
  payDate: CalendarDate | null;
  totals: PayTotalsPrinted;
  amounts: readonly ChangedAmount[];
};
