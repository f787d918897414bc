import type { EventWriting } from '@garita/domain/text/event-texts.es';
import { dollars } from '../pdf/figure.ts';
import { longMonth, shortDate } from '../text/printed-date.es.ts';

/** How a list writes what an event did. */
export const EVENT_WRITING: EventWriting = { date: shortDate, month: longMonth, dollars };
