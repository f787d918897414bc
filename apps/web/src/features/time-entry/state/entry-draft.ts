import { proposedPayDate } from '@garita/domain/pay/pay-date';
import { startingSalary } from '@garita/domain/pay/pay-facts';
import { NOTHING_TYPED, type TimeEntry } from '@garita/domain/pay/time-entry.schema';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { defaultAccountantId } from './defaults.ts';
import type { PayrollSheet, SavedEntry, SheetPeriod } from './sheet.ts';

/**
 * What a new entry of a period starts with: nothing worked, the salary where it is the period's first pay, and unless a pay date was
 * chosen, as many days after the period as the company paid the last time.
 */
export function newDraft(
  sheet: PayrollSheet,
  period: SheetPeriod,
  payDate: CalendarDate = proposedPayDate(period, sheet.payLagDays),
): TimeEntry {
  return {
    periodId: period.id,
    payDate,
    accountantId: defaultAccountantId(sheet),
    ...NOTHING_TYPED,
    earnings: {
      ...NOTHING_TYPED.earnings,
      salary: startingSalary(
        sheet.employee,
        period.entries.some(({ corrects }) => !corrects),
      ),
    },
    memo: '',
  };
}

/** A saved entry as it was typed. What was left out stays out, so that saving it unchanged changes nothing. */
export function savedDraft({ inputs, memo }: SavedEntry): TimeEntry {
  return { ...inputs, memo };
}
