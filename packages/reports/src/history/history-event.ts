import type { PayCause } from '@garita/domain/explanation/pay-causes';
import type { AmountName } from '@garita/domain/pay/amounts';
import type { EventSentenceInput } from '@garita/domain/text/event-texts.es';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/pay-period';

/** The totals of pay that are read first. */
export type PayTotalsPrinted = { gross: number; withheld: number; net: number };

/** An amount that an event changed, in cents or minutes. */
export type ChangedAmount = { name: AmountName; before: number; after: number };

/**
 * An event as documents tell it: what it did to whom, who recorded it, when and why, and by how much it
 * changed pay.
 */
export type HistoryEventText = EventSentenceInput & {
  seq: number;
  recordedOn: CalendarDate;
  /** 'HH:MM' in Puerto Rico. */
  recordedAt: string;
  recordedBy: string;
  person: string;
  reason: string;
  changed: PayTotalsPrinted;
  /** The inputs of its amounts that differ now. */
  causes: readonly PayCause[];
};

/**
 * An event of a history: also of which pay it is, every amount that it changed, and what all that is told of
 * came to with it.
 */
export type HistoryEvent = HistoryEventText & {
  entryId: number | null;
  period: Pick<PayPeriod, 'number' | 'year'> | null;
  payDate: CalendarDate | null;
  totals: PayTotalsPrinted;
  amounts: readonly ChangedAmount[];
};
