import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { ListReport } from '../list/list-report.ts';

/** A letter: whom it is of, what it says in sentences, and the table that it speaks of. */
export type Letter = {
  title: string;
  company: string;
  /** Whom it is to, and of what. */
  about: readonly string[];
  date: CalendarDate;
  sentences: readonly string[];
  table: Pick<ListReport, 'columns' | 'groups' | 'total' | 'totalSource'>;
};
