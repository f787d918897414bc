import { type ContractorTime, contractorTimeSchema } from '@garita/domain/contractor/contractor-time.schema';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import { z } from 'zod';
import type { SavedPayment } from './sheet.ts';

/** What a new payment starts with: no time, and the day of the year that is nearest to today. */
export function newDraft(year: number, today: CalendarDate): ContractorTime {
  return { year, payDate: dayInYear(year, today), minutes: 0, flatFee: 0, reimbursedExpenses: 0 };
}

/** A saved payment as it was typed. */
export function savedDraft({ inputs, taxYear }: Pick<SavedPayment, 'inputs' | 'taxYear'>): ContractorTime {
  return { year: taxYear, flatFee: 0, reimbursedExpenses: 0, ...inputs };
}

function dayInYear(year: number, today: CalendarDate): CalendarDate {
  if (year < yearOf(today)) return `${year}-12-31`;
  return year > yearOf(today) ? `${year}-01-01` : today;
}

/** What is typed, as far as amounts depend on it: a pay date of the wrong year is refused, but changes none of them. */
export const liveTimeSchema = z
  .looseObject({})
  .transform((values): unknown => ({ ...values, year: undefined }))
  .pipe(contractorTimeSchema);
