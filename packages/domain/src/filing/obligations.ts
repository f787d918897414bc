import { addDays, type CalendarDate } from '../time/calendar-date.ts';
import { type CompanyPay, paidWithin } from './company-pay.ts';
import { federalDue } from './federal-due.ts';
import { localDue } from './local-due.ts';
import { DEPOSIT_KINDS, type Due, type Obligation, type ObligationState } from './obligation.ts';
import type { DateRange } from './quarter.ts';
import { servicesDue } from './services-due.ts';

/** Days that what is overdue is still shown, and that what comes is shown before. */
const DAYS = 60;

/** From when to when something has to be due to be told of. */
export function dueWindow(today: CalendarDate): DateRange {
  return { from: addDays(today, -DAYS), to: addDays(today, DAYS) };
}

/** What a company has to deposit, file and hand over around a day, by due date. */
export function obligationsOf(pay: CompanyPay, today: CalendarDate): Obligation[] {
  const window = dueWindow(today);
  return [...federalDue(pay, window), ...localDue(pay, window), ...servicesDue(pay, window)]
    .filter(({ due }) => due >= window.from && due <= window.to)
    .map((due): Obligation => {
      const state = stateOf(due, pay, today);
      const nearsDeposits = due.nearsDeposits && state === 'open';
      return { ...due, companyId: pay.company.id, state, nearsDeposits };
    })
    .toSorted((a, b) => a.due.localeCompare(b.due));
}

function stateOf(
  { kind, document, period, due }: Due,
  pay: CompanyPay,
  today: CalendarDate,
): ObligationState {
  if (document && pay.isFiled(document)) return 'filed';
  if (due < today) return 'overdue';
  if (period.to >= today) return 'open';
  // A deposit is paid without a form.
  if (!document || DEPOSIT_KINDS.some((deposit) => deposit === kind)) return 'ready';
  const people = new Set(paidWithin(pay.entries, period).map(({ employeeId }) => employeeId));
  return pay.lacksFacts(document.report, people) ? 'missing-facts' : 'ready';
}
