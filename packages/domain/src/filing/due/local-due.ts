import { withUnemploymentRateOf } from '../../company/unemployment-rate.ts';
import { type Cents, sumCents } from '../../money/cents.ts';
import { chauffeurWeeks } from '../../returns/chauffeur-weeks.ts';
import { isReportable } from '../../returns/form-480.ts';
import { withheldByPayDate } from '../../returns/form-499.ts';
import { insuranceRates, insuranceReturn, insuredWages } from '../../returns/insurance.ts';
import { type DateRange, policyRange, type Quarter, quarterRange, yearRange } from '../../returns/quarter.ts';
import { businessDayFrom } from '../../time/business-day.ts';
import { addDays, yearOf } from '../../time/calendar-date.ts';
import { daysOfMonth, monthOfDay } from '../../time/calendar-month.ts';
import {
  type CompanyPay,
  employerIn,
  hasPaid,
  incomeTaxDue,
  isEmployerIn,
  openingBalanceIn,
  paidWithin,
  type ServicePayment,
} from './company-pay.ts';
import { depositedQuarter } from './deposited-return.ts';
import { holidayCalendarOf, quarterlyDue, yearlyDue } from './due-dates.ts';
import { dueDeposit, dueReturn, dueWithDeposits } from './due-of-return.ts';
import { quartersInWindow, yearsInWindow } from './due-periods.ts';
import type { Due } from './obligation.ts';

/** Returns the obligations in Puerto Rico for the pay of employees. */
export function localDue(pay: CompanyPay, window: DateRange): Due[] {
  return [
    ...incomeTax(pay, window),
    ...quartersInWindow(window).flatMap((quarter) => [
      ...unemployment(pay, quarter),
      ...chauffeurs(pay, quarter),
    ]),
    ...nonResidents(pay, window),
    ...yearsInWindow('w2pr', window).flatMap((year) => certificates(pay, year)),
    ...yearsInWindow('workers-compensation', window).flatMap((year) => insuredPayroll(pay, year)),
    ...yearsInWindow('christmas-bonus', window).flatMap((year) => bonus(pay, year)),
  ];
}

function incomeTax(pay: CompanyPay, window: DateRange): Due[] {
  const liabilities = incomeTaxDue(pay);
  return quartersInWindow(window).flatMap((quarter) => {
    const period = quarterRange(quarter);
    const deposited = depositedQuarter('income-tax', liabilities, quarter, employerIn(pay, quarter.year));
    // Farms and households need not withhold income tax (Code, sec. 1062.01). One that did withhold has to
    // file.
    const withholds = hasNonFarmPay(pay) || deposited.cents > 0;
    if (!withholds || !isEmployerIn(pay, period)) return [];
    return dueWithDeposits(
      { kind: 'form-499', period, document: { report: 'form-499', ...quarter } },
      quarterlyDue('form-499', quarter),
      { deposit: 'income-tax-deposit', ...deposited },
    );
  });
}

/**
 * The tax of non-residents in a month, in cents, above which it is deposited by the 15th of the next month,
 * with form 480.31. Source: EY Global Tax News 2019-6521; in force in 2026.
 */
export const NON_RESIDENTS_DEPOSIT_ABOVE: Cents = 200_00;

/** Returns the deposits of the months and the returns of the years in which a non-resident was paid. */
function nonResidents({ entries }: CompanyPay, window: DateRange): Due[] {
  const paid = entries.filter(({ isNonResident }) => isNonResident);
  const listOf = (year: number) => ({ report: 'non-residents', year }) as const;
  const months = [...new Set(paid.map(({ payDate }) => monthOfDay(payDate)))].toSorted();
  const deposits = months.map((month) => {
    const { from, to } = daysOfMonth(month);
    const cents = sumCents(paidWithin(paid, { from, to }).map(({ amounts }) => amounts.incomeTaxWithheld));
    const due = businessDayFrom(addDays(to, 15), holidayCalendarOf('hacienda'));
    return dueDeposit('non-residents-deposit', 'hacienda', { from, to, due, cents }, listOf(yearOf(from)));
  });
  const returns = yearsInWindow('non-residents', window).flatMap((year) => {
    const period = yearRange(year);
    if (paidWithin(paid, period).length === 0) return [];
    const document = listOf(year);
    return [dueReturn({ kind: 'non-residents', period, document }, yearlyDue('non-residents', year))];
  });
  return [...deposits.filter(({ cents }) => (cents ?? 0) > NON_RESIDENTS_DEPOSIT_ABOVE), ...returns];
}

function unemployment(pay: CompanyPay, quarter: Quarter): Due[] {
  const period = quarterRange(quarter);
  if (!isEmployerIn(pay, period)) return [];
  const ofYear = paidWithin(pay.entries, yearRange(quarter.year));
  const insured = insuredWages(ofYear, quarter.quarter, {
    before: openingBalanceIn(pay, quarter.year),
    unemploymentBase: pay.unemploymentBases?.get(quarter.year),
  });
  const { due } = insuranceReturn(insured, insuranceRates(withUnemploymentRateOf(pay.company, quarter.year)));
  return [
    dueReturn(
      {
        kind: 'unemployment',
        period,
        document: { report: 'unemployment', ...quarter },
        cents: due.unemployment + due.disability,
      },
      quarterlyDue('unemployment', quarter),
    ),
  ];
}

/** Returns the declarations of the quarters in which a chauffeur was paid. */
function chauffeurs(pay: CompanyPay, quarter: Quarter): Due[] {
  const period = quarterRange(quarter);
  const ofYear = paidWithin(pay.entries, yearRange(quarter.year)).filter(({ isChauffeur }) => isChauffeur);
  if (paidWithin(ofYear, period).length === 0) return [];
  const weeks = chauffeurWeeks(ofYear, quarter.quarter);
  return [
    dueReturn(
      {
        kind: 'chauffeur-insurance',
        period,
        document: { report: 'chauffeur-insurance', ...quarter },
        cents: weeks * pay.company.chauffeurWeeklyRate,
      },
      quarterlyDue('chauffeur-insurance', quarter),
    ),
  ];
}

function certificates(pay: CompanyPay, year: number): Due[] {
  const period = yearRange(year);
  if (!hasPaid(pay, period)) return [];
  return [dueReturn({ kind: 'w2pr', period, document: { report: 'w2pr', year } }, yearlyDue('w2pr', year))];
}

function insuredPayroll(pay: CompanyPay, year: number): Due[] {
  const period = policyRange(year);
  if (!hasPaid(pay, period)) return [];
  return [
    dueReturn(
      {
        kind: 'workers-compensation',
        period,
        document: { report: 'workers-compensation', fiscalYear: year },
      },
      yearlyDue('workers-compensation', year),
    ),
  ];
}

/**
 * Returns the Christmas bonus for work from October to September. Farm and domestic work have none (Act
 * 148-1969).
 */
function bonus(pay: CompanyPay, year: number): Due[] {
  const period = { from: `${year - 1}-10-01`, to: `${year}-09-30` };
  if (!hasNonFarmPay(pay) || !hasPaid(pay, period)) return [];
  return [
    dueReturn(
      { kind: 'christmas-bonus', period, document: { report: 'christmas-bonus', year } },
      yearlyDue('christmas-bonus', year),
    ),
  ];
}

function hasNonFarmPay({ company: { payer } }: CompanyPay): boolean {
  return payer !== 'form-943' && payer !== 'domestic';
}

/** Returns the obligations for the pay of contractors. */
export function servicesDue({ services }: CompanyPay, window: DateRange): Due[] {
  const liabilities = withheldByPayDate(services);
  const quarters = quartersInWindow(window).flatMap((quarter) => {
    const period = quarterRange(quarter);
    const deposited = depositedQuarter('services', liabilities, quarter);
    if (deposited.cents === 0) return [];
    const document = { report: 'contractor-payments', start: period.from, end: period.to } as const;
    return dueWithDeposits(
      { kind: 'services-return', period, document },
      quarterlyDue('services-return', quarter),
      { deposit: 'services-deposit', ...deposited },
    );
  });
  const years = yearsInWindow('form-480', window)
    .filter((year) => isAnybodyInformed(paidWithin(services, yearRange(year))))
    .map((year) =>
      dueReturn(
        { kind: 'form-480', period: yearRange(year), document: { report: 'form-480-text', year } },
        yearlyDue('form-480', year),
      ),
    );
  return [...quarters, ...years];
}

function isAnybodyInformed(payments: readonly ServicePayment[]): boolean {
  const contractors = new Set(payments.map(({ contractorId }) => contractorId));
  return [...contractors].some((id) => {
    const own = payments.filter(({ contractorId }) => contractorId === id);
    return isReportable({
      gross: sumCents(own.map(({ gross }) => gross)),
      withheld: sumCents(own.map(({ withheld }) => withheld)),
    });
  });
}
