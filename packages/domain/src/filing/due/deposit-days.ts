import { type Cents, sumCents } from '../../money/cents.ts';
import type { Liability } from '../../returns/fica.ts';
import type { DateRange } from '../../returns/quarter.ts';
import { businessDayAfter, businessDayFrom } from '../../time/business-day.ts';
import { addDays, type CalendarDate, endOfMonth, startOfMonth, weekday } from '../../time/calendar-date.ts';
import type { HolidayCalendar } from '../../time/holidays.ts';
import { type DepositSchedule, NEXT_DAY_FROM } from './deposits.ts';

/**
 * The deposited taxes: FICA (social security and Medicare), Puerto Rico income tax on wages, and on services.
 */
export type DepositedTax = 'fica' | 'income-tax' | 'services';

/** One deposit: its first and last pay date or its whole month, its due date and its cents. */
export type Deposit = { from: CalendarDate; to: CalendarDate; due: CalendarDate; cents: Cents };

const CALENDARS: Record<DepositedTax, HolidayCalendar> = {
  fica: 'federal',
  'income-tax': 'puerto-rico',
  services: 'puerto-rico',
};
const WEDNESDAY = 3;
const FRIDAY = 5;
const TUESDAY = 2;

/**
 * Splits the liabilities of a return into deposits, in the order of the pay dates. A deposit never covers pay
 * dates of two returns. A sum of 100,000.00 in a deposit period is due on the next business day; after that
 * day the employer deposits semiweekly. Sources: IRS Pub. 15, sec. 11; Hacienda, Adm. Det. 18-14; for
 * services, which are always monthly, CC RI 19-10.
 */
export function depositsOf(
  tax: DepositedTax,
  startsAs: DepositSchedule,
  liabilities: readonly Liability[],
): Deposit[] {
  if (startsAs === 'with-return') return [];
  const deposits: Deposit[] = [];
  let schedule = startsAs;
  let open: Liability[] = [];
  let end: CalendarDate = '';
  const close = (days: DateRange, due: CalendarDate) => {
    const cents = sumCents(open.map((liability) => liability.cents));
    if (cents !== 0) deposits.push({ ...days, due, cents });
    open = [];
  };
  const closePeriod = () => {
    const [first] = open;
    if (!first) return;
    const from = schedule === 'monthly' ? startOfMonth(first.payDate) : first.payDate;
    close({ from, to: end }, depositDue(tax, schedule, first.payDate));
  };
  for (const liability of liabilities.toSorted((a, b) => a.payDate.localeCompare(b.payDate))) {
    const { payDate } = liability;
    if (payDate > end) {
      closePeriod();
      end = periodEnd(payDate, schedule);
    }
    open.push(liability);
    if (tax === 'services' || sumCents(open.map(({ cents }) => cents)) < NEXT_DAY_FROM) continue;
    const [{ payDate: from } = liability] = open;
    close({ from, to: payDate }, businessDayAfter(payDate, 1, CALENDARS[tax]));
    schedule = 'semiweekly';
    end = payDate;
  }
  closePeriod();
  return deposits;
}

/**
 * Returns the due date of the deposit for pay of a day: monthly on the 15th of the next month, semiweekly
 * within days.
 */
export function depositDue(
  tax: DepositedTax,
  schedule: Exclude<DepositSchedule, 'with-return'>,
  payDate: CalendarDate,
): CalendarDate {
  const end = periodEnd(payDate, schedule);
  const calendar = CALENDARS[tax];
  if (schedule === 'monthly') return businessDayFrom(addDays(end, 15), calendar);
  // The IRS gives three business days, whatever holidays are among them. Hacienda's rule on holidays was not
  // found, so the earlier, safe day applies: the Wednesday or Friday itself, moved if it is a holiday.
  if (calendar === 'federal') return businessDayAfter(end, 3, calendar);
  return businessDayFrom(addDays(end, weekday(end) === FRIDAY ? 5 : 3), calendar);
}

/**
 * Returns the last day of the deposit period: the end of the month, or Friday for Wednesday to Friday and
 * Tuesday for Saturday to Tuesday.
 */
function periodEnd(payDate: CalendarDate, schedule: 'monthly' | 'semiweekly'): CalendarDate {
  if (schedule === 'monthly') return endOfMonth(payDate);
  const day = weekday(payDate);
  const lastDay = day >= WEDNESDAY && day <= FRIDAY ? FRIDAY : TUESDAY;
  return addDays(payDate, (lastDay - day + 7) % 7);
}
