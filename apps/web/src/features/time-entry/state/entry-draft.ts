import { startingSalary } from '@garita/domain/pay/pay-facts';
import { NOTHING_TYPED, type TimeEntry } from '@garita/domain/pay/time-entry.schema';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { defaultAccountantId, defaultPayDate } from './defaults.ts';
import type { SavedEntry, Sheet, SheetPeriod } from './sheet.ts';

/** What a new entry of a period starts with: nothing worked, and the salary where it is the period's first. */
export function newDraft(sheet: Sheet, period: SheetPeriod, today: CalendarDate): TimeEntry {
  return {
    periodId: period.id,
    payDate: defaultPayDate(period, today),
    accountantId: defaultAccountantId(sheet),
    ...NOTHING_TYPED,
    earnings: {
      ...NOTHING_TYPED.earnings,
      salary: startingSalary(sheet.employee, period.entries.length > 0),
    },
    memo: '',
  };
}

/** A saved entry as it was typed. What was left out stays out, so that saving it unchanged changes nothing. */
export function savedDraft({ inputs, memo }: SavedEntry): TimeEntry {
  return { ...inputs, memo };
}
