import type { ContractorTime } from '@garita/domain/contractor/contractor-time.schema';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import type { SavedPayment } from './sheet.ts';

/** What a new payment starts with: no time, and the day of the year that is nearest to today. */
export function newDraft(year: number, today: CalendarDate): ContractorTime {
  return { year, payDate: dayInYear(year, today), minutes: 0 };
}

/** A saved payment as it was typed. */
export function savedDraft({ inputs, taxYear }: Pick<SavedPayment, 'inputs' | 'taxYear'>): ContractorTime {
  return { year: taxYear, ...inputs };
}

function dayInYear(year: number, today: CalendarDate): CalendarDate {
  if (year < yearOf(today)) return `${year}-12-31`;
  return year > yearOf(today) ? `${year}-01-01` : today;
}
