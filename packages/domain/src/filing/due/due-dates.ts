import type { Agency } from '../../reference/agencies.ts';
import { type Quarter, quarterRange } from '../../returns/quarter.ts';
import { businessDayFrom } from '../../time/business-day.ts';
import { addDays, type CalendarDate, endOfMonth } from '../../time/calendar-date.ts';
import type { HolidayCalendar } from '../../time/holidays.ts';

/** The quarterly returns. */
export type QuarterlyForm =
  | 'form-941'
  | 'form-499'
  | 'unemployment'
  | 'chauffeur-insurance'
  | 'services-return';

type YearlyRule = {
  agency: Agency;
  /** Month and day. */
  due: string;
  /** The later day if every deposit was on time, or if an extension was requested. */
  later?: string;
  /** Due in the year itself, not in the next one. */
  isWithinYear?: true;
  /** Due on the day itself, even on a weekend or holiday, because employees must have the money by then. */
  isUnmoved?: true;
};

const QUARTERLY: Record<QuarterlyForm, Agency> = {
  'form-941': 'irs', // Pub. 15, sec. 12
  'form-499': 'hacienda', // form 499 R-1B
  unemployment: 'labor', // PRUI-10 and PRUI-10A
  'chauffeur-insurance': 'labor', // TSCH-1
  'services-return': 'hacienda', // 480.6 SP-1: Hacienda, CC RI 19-10
};

const YEARLY = {
  'form-943': { agency: 'irs', due: '01-31', later: '02-10' }, // Pub. 15, sec. 12
  'form-944': { agency: 'irs', due: '01-31', later: '02-10' }, // Pub. 15, sec. 12
  'form-940': { agency: 'irs', due: '01-31', later: '02-10' }, // Form 940, instructions
  'schedule-h': { agency: 'irs', due: '04-15' }, // with the owner's own return: Pub. 926
  w2pr: { agency: 'hacienda', due: '01-31' }, // with the 499 R-3 and the file of the SSA: Hacienda Pub. 19-01
  'form-480': { agency: 'hacienda', due: '02-28' }, // 480.6SP, 480.6SP.2 and 480.5: Code, sec. 1063.01
  'other-income': { agency: 'hacienda', due: '02-28' }, // 480.6A, 480.6B, 480.6D: sec. 1063.01
  'mortgage-interest': { agency: 'hacienda', due: '01-31' }, // 480.7A, 480.7D
  'non-residents': { agency: 'hacienda', due: '04-15' }, // 480.6C and 480.30
  // The policy year ends in June. The law gives 15 days more if the employer asks: 11 L.P.R.A. § 28.
  'workers-compensation': { agency: 'cfse', due: '07-20', later: '08-04', isWithinYear: true },
  'bonus-exemption': { agency: 'labor', due: '11-30', isWithinYear: true }, // Act 148-1969
  // Act 148-1969
  'christmas-bonus': { agency: 'employees', due: '12-15', isWithinYear: true, isUnmoved: true },
} as const satisfies Record<string, YearlyRule>;

/** The forms and payments that are due once a year. */
export type YearlyForm = keyof typeof YEARLY;

/** The due date, and the later one with all deposits on time or with an extension; null if there is none. */
export type DueDates = { agency: Agency; due: CalendarDate; later: CalendarDate | null };

/**
 * Returns the due date of a quarterly form: the last day of the next month, and for the 941 with all deposits
 * on time ten days later.
 */
export function quarterlyDue(form: QuarterlyForm, quarter: Quarter): DueDates {
  const agency = QUARTERLY[form];
  const lastDay = endOfMonth(addDays(quarterRange(quarter).to, 1));
  const moved = (date: CalendarDate) => businessDayFrom(date, holidayCalendarOf(agency));
  return {
    agency,
    due: moved(lastDay),
    later: form === 'form-941' ? moved(addDays(lastDay, 10)) : null,
  };
}

/** Returns the due date of a yearly form. */
export function yearlyDue(form: YearlyForm, year: number): DueDates {
  const { agency, due, later, isWithinYear, isUnmoved }: YearlyRule = YEARLY[form];
  const dueYear = isWithinYear ? year : year + 1;
  const day = (monthAndDay: string) => {
    const date = `${dueYear}-${monthAndDay}`;
    return isUnmoved ? date : businessDayFrom(date, holidayCalendarOf(agency));
  };
  return { agency, due: day(due), later: later === undefined ? null : day(later) };
}

/** Returns the holiday calendar that moves an agency's due dates. */
export function holidayCalendarOf(agency: Agency): HolidayCalendar {
  return agency === 'irs' ? 'federal' : 'puerto-rico';
}
