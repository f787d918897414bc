import { type DateRange, yearRange } from '../../returns/quarter.ts';
import { addDays, type CalendarDate, yearOf } from '../../time/calendar-date.ts';
import { isFilableReport } from '../filed/filed-document.ts';
import { type CompanyPay, paidWithin } from './company-pay.ts';
import { federalDue } from './federal-due.ts';
import { localDue, servicesDue } from './local-due.ts';
import { type Due, isDeposit, type Obligation, type ObligationState } from './obligation.ts';
import { isReturnSettled, isSettled } from './settled.ts';

/** The number of days before and after its due date in which an obligation is listed. */
const DAYS = 60;

/** Returns the window of listed obligations: from the start of last year to some days ahead. */
export function dueWindow(today: CalendarDate): DateRange {
  return { from: yearRange(yearOf(today) - 1).from, to: addDays(today, DAYS) };
}

/** Returns the deposits, returns and other obligations of a company around a day, by due date. */
export function obligationsOf(pay: CompanyPay, today: CalendarDate): Obligation[] {
  const window = dueWindow(today);
  return [...federalDue(pay, window), ...localDue(pay, window), ...servicesDue(pay, window)]
    .filter(({ due, period }) => due <= window.to && period.to >= window.from)
    .map((due): Obligation => {
      const state = stateOf(due, pay, today);
      const nearsDeposits = due.nearsDeposits && state === 'open';
      return {
        ...due,
        companyId: pay.company.id,
        state,
        lacksFacts: lacksFacts(due, state, pay),
        nearsDeposits,
        unknown: state === 'filed' || state === 'covered' ? [] : due.unknown,
      };
    })
    .filter((obligation) => obligation.due >= addDays(today, -DAYS) || isListedUntilFiled(obligation))
    .toSorted((a, b) => a.due.localeCompare(b.due));
}

function stateOf(due: Due, pay: CompanyPay, today: CalendarDate): ObligationState {
  if (isSettled(due, pay.settled)) return 'settled';
  if (due.document && pay.isFiled(due.document)) return isDeposit(due.kind) ? 'covered' : 'filed';
  if (isDeposit(due.kind) && isReturnSettled(due, pay.settled)) return 'covered';
  if (due.due < today) return 'overdue';
  return due.period.to >= today ? 'open' : 'ready';
}

function lacksFacts(due: Due, state: ObligationState, pay: CompanyPay): boolean {
  const isToBeMade = state === 'ready' || state === 'overdue';
  if (!due.document || !isToBeMade || isDeposit(due.kind)) return false;
  const people = new Set(paidWithin(pay.entries, due.period).map(({ employeeId }) => employeeId));
  return pay.lacksFacts(due.document.report, people);
}

/**
 * A return not marked as filed is listed throughout the window. An old deposit is not, because its return is.
 */
function isListedUntilFiled({ state, document, kind }: Obligation): boolean {
  return state === 'overdue' && document !== null && !isDeposit(kind) && isFilableReport(document.report);
}
