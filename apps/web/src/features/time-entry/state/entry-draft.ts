import { startingSalary } from '@garita/domain/pay/pay-facts';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { defaultAccountantId, defaultPayDate } from './defaults.ts';
import type { SavedEntry, Sheet, SheetPeriod } from './sheet.ts';

/** What a new entry of a period starts with: nothing worked, and the salary where it is the period's first. */
export function newDraft(sheet: Sheet, period: SheetPeriod, today: CalendarDate): TimeEntry {
  return {
    periodId: period.id,
    payDate: defaultPayDate(period, today),
    accountantId: defaultAccountantId(sheet),
    minutes: { regular: 0, overtime: 0, mealPeriod: 0, vacation: 0, sick: 0, holiday: 0 },
    earnings: {
      tips: 0,
      commissions: 0,
      concessions: 0,
      bonus: 0,
      salary: startingSalary(sheet.employee, period.entries.length > 0),
    },
    deductions: { donation: 0, childSupport: 0, aflac: 0, medicalPlan: 0, codaPlans: 0, others: 0 },
    reimbursedExpenses: 0,
    memo: '',
  };
}

/** A saved entry as it was typed. What was left out stays out, so that saving it unchanged changes nothing. */
export function savedDraft({ inputs, memo }: SavedEntry): TimeEntry {
  return { ...inputs, memo };
}
