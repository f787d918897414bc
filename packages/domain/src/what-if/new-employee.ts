import { hourlyRatesFrom } from '../employee/hourly-rates.ts';
import { mapYearToDate, NO_YEAR_TO_DATE, yearToDateOfEntry } from '../pay/contributions.ts';
import { isNothingToPay } from '../pay/nothing-to-pay.ts';
import { type PayProfile, type PaySources, payFacts } from '../pay/pay-facts.ts';
import { calculatePayStatement } from '../pay/pay-statement.ts';
import { NOTHING_TYPED, type PayInputs } from '../pay/time-entry.schema.ts';
import { yearOf } from '../time/calendar-date.ts';
import { type PayPeriod, payPeriods } from '../time/pay-period.ts';
import type { ReplayedEntry } from './replayed-year.ts';
import { supposedTerms } from './supposed-terms.ts';
import { type NewEmployee, NOTHING_SUPPOSED, type WhatIf } from './what-if.schema.ts';

/** The id of the supposed new employee; no record has it. */
export const NEW_EMPLOYEE_ID = 0;

/**
 * Returns the supposed pay of a new employee, one entry for each period that ends in the range, paid on its
 * last day. The supposed minimum wage and withholding table apply. Returns undefined if no rate or table is
 * in force on one of these days.
 */
export function payOfNewEmployee(
  whatIf: WhatIf,
  sources: Pick<PaySources, 'parameters' | 'companyLines'>,
): ReplayedEntry[] | undefined {
  const { start, end, newEmployee } = whatIf;
  // The question states a new employee's pay as it will be, so the raise does not apply.
  const supposed = { ...whatIf, raise: NOTHING_SUPPOSED.raise };
  const entries: ReplayedEntry[] = [];
  let yearToDate = NO_YEAR_TO_DATE;
  for (const period of payPeriods(yearOf(start), newEmployee.payFrequency)) {
    if (period.end < start || period.end > end) continue;
    const facts = payFacts({ ...sources, profile: profileOf(newEmployee), period, payDate: period.end });
    if (!facts) return undefined;
    const terms = supposedTerms({ facts, inputs: inputsOf(newEmployee, period) }, supposed, NEW_EMPLOYEE_ID);
    const result = calculatePayStatement(terms.facts, terms.inputs, { yearToDate, chauffeurInPeriod: 0 });
    if (isNothingToPay(terms.inputs, result)) continue;
    const added = yearToDateOfEntry(result);
    yearToDate = mapYearToDate((name) => yearToDate[name] + added[name]);
    // Negative, so below the id of every recorded entry.
    entries.push({ employeeId: NEW_EMPLOYEE_ID, entryId: -period.number, period, ...terms, result });
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

function inputsOf({ minutes, salary }: NewEmployee, { id, end }: PayPeriod): PayInputs {
  return {
    ...NOTHING_TYPED,
    periodId: id,
    payDate: end,
    accountantId: 0,
    minutes: { ...NOTHING_TYPED.minutes, regular: minutes },
    earnings: { ...NOTHING_TYPED.earnings, salary },
  };
}
