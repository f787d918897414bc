import { hourlyRatesFrom } from '../employee/hourly-rates.ts';
import { mapYearToDate, NO_YEAR_TO_DATE, yearToDateOfEntry } from '../pay/contributions.ts';
import { isNothingToPay } from '../pay/nothing-to-pay.ts';
import { type PayProfile, type PaySources, payFacts } from '../pay/pay-facts.ts';
import { calculatePayStatement } from '../pay/pay-statement.ts';
import { paydayOf } from '../pay/period/payday.ts';
import { NOTHING_TYPED, type PayInputs } from '../pay/time-entry.schema.ts';
import type { LawParameters } from '../tax/parameter-kinds.ts';
import { allFreeDays } from '../tax/year-parameters.ts';
import { addDays, type CalendarDate } from '../time/calendar-date.ts';
import { companyPeriodsBetween, type PayCalendars } from '../time/company-periods.ts';
import { MAX_PAY_LAG_DAYS } from '../time/pay-calendar.schema.ts';
import type { ReplayedEntry } from './replayed-year.ts';
import { supposedTerms } from './supposed-terms.ts';
import { type NewEmployee, NOTHING_SUPPOSED, type WhatIf } from './what-if.schema.ts';

/** The id of the supposed new employee; no record has it. */
export const NEW_EMPLOYEE_ID = 0;

/** The dated rates and tables, the company's lines, and its calendars if it has any. */
export type NewEmployeeSources = Pick<PaySources, 'companyLines'> & {
  parameters: LawParameters;
  calendars?: PayCalendars | undefined;
};

/**
 * Returns the supposed pay of a new employee, one entry for each period with a payday in the range. Without a
 * calendar of the company the payday is the period's last day. The supposed minimum wage and withholding
 * table apply. Returns undefined if no rate or table is in force on one of these days.
 */
export function payOfNewEmployee(
  whatIf: WhatIf,
  { calendars = [], ...sources }: NewEmployeeSources,
): ReplayedEntry[] | undefined {
  const { start, end, newEmployee } = whatIf;
  // The question states a new employee's pay as it will be, so the raise does not apply.
  const { minimumWages } = sources.parameters;
  const supposed = { ...whatIf, raise: NOTHING_SUPPOSED.raise, minimumWages };
  const entries: ReplayedEntry[] = [];
  const freeDays = allFreeDays(sources.parameters);
  let yearToDate = NO_YEAR_TO_DATE;
  // A payday may be a month and a few free days from the end of its period, on either side.
  const days = { from: addDays(start, -2 * MAX_PAY_LAG_DAYS), to: addDays(end, MAX_PAY_LAG_DAYS) };
  for (const period of companyPeriodsBetween(calendars, newEmployee.payFrequency, days)) {
    const payDate = paydayOf(period, calendars, { lastLagDays: 0, freeDays });
    if (payDate < start || payDate > end) continue;
    const facts = payFacts({ ...sources, profile: profileOf(newEmployee), period, payDate });
    if (!facts) return undefined;
    const inputs = inputsOf(newEmployee, period.id, payDate);
    const terms = supposedTerms({ facts, inputs }, supposed, NEW_EMPLOYEE_ID);
    const result = calculatePayStatement(terms.facts, terms.inputs, { yearToDate, chauffeurInPeriod: 0 });
    if (isNothingToPay(terms.inputs, result)) continue;
    const added = yearToDateOfEntry(result);
    yearToDate = mapYearToDate((name) => yearToDate[name] + added[name]);
    // Negative, so below the id of every recorded entry.
    const entryId = -(entries.length + 1);
    entries.push({ employeeId: NEW_EMPLOYEE_ID, entryId, period, ...terms, result });
  }
  return entries;
}

function profileOf({ hourlyRate, salary }: NewEmployee): PayProfile {
  const noLeave = { minutesPerMonth: 0, thresholdMinutes: 0 };
  return {
    rates: hourlyRatesFrom(hourlyRate),
    withholdingMethod: 'table',
    withholdingRate: null,
    isChauffeur: false,
    salary,
    workMinutes: 0,
    leave: { vacation: noLeave, sick: noLeave },
  };
}

function inputsOf({ minutes, salary }: NewEmployee, periodId: number, payDate: CalendarDate): PayInputs {
  return {
    ...NOTHING_TYPED,
    periodId,
    payDate,
    accountantId: 0,
    minutes: { ...NOTHING_TYPED.minutes, regular: minutes },
    earnings: { ...NOTHING_TYPED.earnings, salary },
  };
}
