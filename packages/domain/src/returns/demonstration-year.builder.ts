import { anEmployee } from '../employee/employee.builder.ts';
import type { Employee } from '../employee/employee.schema.ts';
import { amountsOf } from '../pay/amounts.ts';
import type { CompanyLine } from '../pay/company-line.ts';
import {
  mapYearToDate,
  NO_YEAR_TO_DATE,
  type YearToDate,
  yearToDateOfEntry,
  yearToDateOfOpeningBalance,
} from '../pay/contributions.ts';
import { SEED_PARAMETERS, somePayInputs } from '../pay/pay.builder.ts';
import { payFacts } from '../pay/pay-facts.ts';
import { calculatePayStatement } from '../pay/pay-statement.ts';
import { monthOf } from '../time/calendar-date.ts';
import { payPeriods } from '../time/pay-period.ts';
import type { PayPeriod } from '../time/period-id.ts';
import type { OpeningBalancesByEmployee } from './opening-balance-of-year.ts';
import { anOpeningBalanceOfYear } from './paid-entry.builder.ts';
import type { PaidEntry } from './paid-entry.ts';

// A company's year in which every line of every form has an amount, computed by the product's own rules.

/** The wage base of social security in 2026. */
export const DEMONSTRATION_WAGE_BASE = 184_500_00;

/** An employee of the demonstration year. */
export type DemonstrationEmployee = Employee & { id: number };

type Pay = Parameters<typeof somePayInputs>[0];
type Payee = {
  employee: DemonstrationEmployee;
  companyLines?: CompanyLine[];
  /** Returns the pay of a period; undefined if there is none. */
  payOf: (period: PayPeriod) => Pay | undefined;
};

const LOAN: CompanyLine = {
  taxId: 1,
  name: 'Préstamo',
  requirement: 'required',
  direction: 'deduction',
  isOnByDefault: true,
  basis: 'fixed',
  cents: 25_00,
};
const MEALS: CompanyLine = { ...LOAN, taxId: 2, name: 'Dieta', direction: 'addition', cents: 10_00 };

/** A manager. 20,000.00 a month exceed the social security base in October and 200,000.00 in November. */
const ANA: Payee = {
  employee: {
    ...anEmployee({
      socialSecurityNumber: '581120001',
      payFrequency: 'monthly',
      salary: 20_000_00,
      workMinutes: 160 * 60,
      workersCompensationClass: '8810',
    }),
    id: 1,
  },
  companyLines: [LOAN, MEALS],
  payOf: () => ({
    earnings: { salary: 20_000_00 },
    deductions: { donation: 15_00, aflac: 30_00, medicalPlan: 85_00, codaPlans: 500_00 },
  }),
};

/**
 * Luis is 22 in 2026: his 4,000.00 a month are exempt up to October. He also has commissions, concessions
 * and a bonus.
 */
const LUIS: Payee = {
  employee: {
    ...anEmployee({
      firstName: 'Luis',
      middleName: '',
      lastName: 'Vega',
      motherLastName: 'Ríos',
      socialSecurityNumber: '581120002',
      birthday: '2004-03-09',
      payFrequency: 'monthly',
      salary: 4_000_00,
      workMinutes: 160 * 60,
      workersCompensationClass: '8742',
    }),
    id: 2,
  },
  payOf: ({ number }) => ({
    earnings: {
      salary: 4_000_00,
      commissions: 250_00,
      concessions: 100_00,
      bonus: number === 12 ? 300_00 : 0,
    },
    reimbursedExpenses: 42_50,
  }),
};

/** A chauffeur paid by the hour, with tips, vacation in the tenth period and sick leave in the eleventh. */
const EVA: Payee = {
  employee: {
    ...anEmployee({
      firstName: 'Eva',
      middleName: 'María',
      lastName: 'Soto',
      motherLastName: '',
      socialSecurityNumber: '581120003',
      birthday: '1985-11-02',
      payFrequency: 'biweekly',
      isChauffeur: true,
      licence: '4455667',
      workersCompensationClass: '7380',
    }),
    id: 3,
  },
  payOf: ({ number }) =>
    // The 27th has only one day.
    number === 27
      ? undefined
      : {
          minutes: {
            regular: 72 * 60,
            overtime: 5 * 60,
            mealPeriod: 60,
            vacation: number === 10 ? 8 * 60 : 0,
            sick: number === 11 ? 8 * 60 : 0,
            holiday: 8 * 60,
          },
          earnings: { tips: 112_35 },
          deductions: { childSupport: 60_00, others: 5_00 },
        },
};

/** An employee from June on, with an opening balance from another system since January. */
const ROSA: Payee = {
  employee: {
    ...anEmployee({
      firstName: 'Rosa',
      middleName: '',
      lastName: 'Colón',
      motherLastName: 'Díaz',
      socialSecurityNumber: '581120004',
      payFrequency: 'monthly',
      salary: 3_000_00,
      workMinutes: 160 * 60,
      workersCompensationClass: '8810',
    }),
    id: 4,
  },
  payOf: ({ year, number }) =>
    year === 2026 && number >= 6 ? { earnings: { salary: 3_000_00 } } : undefined,
};

const OPENING_BALANCES: OpeningBalancesByEmployee = new Map([
  [
    ROSA.employee.id,
    anOpeningBalanceOfYear({
      gross: 6_500_00,
      tips: 500_00,
      incomeTaxWithheld: 310_00,
      disabilityInsurance: 19_50,
      medicare: 94_25,
      socialSecurity: 372_00,
      socialSecurityOnTips: 31_00,
      donation: 5_00,
    }),
  ],
]);

/**
 * Enough employees for a second page of the PRUI-10 detail and for the quarters of the 940: 1,800.00 in March
 * and in April. The first one's child support exceeds the pay of March.
 */
const PART_TIMERS: Payee[] = Array.from({ length: 23 }, (_, index) => ({
  employee: {
    ...anEmployee({
      firstName: 'Iris',
      middleName: '',
      lastName: `Temporero ${index + 1}`,
      motherLastName: '',
      socialSecurityNumber: String(581_120_101 + index),
      payFrequency: 'monthly',
      hasPartialWages: true,
      rates: { regular: 24_00, overtime: 36_00, mealPeriod: 48_00 },
      workersCompensationClass: '8017',
    }),
    id: 101 + index,
  },
  payOf: ({ year, number }) =>
    year === 2026 && (number === 3 || number === 4)
      ? {
          minutes: { regular: 75 * 60 },
          deductions: { childSupport: index === 0 && number === 3 ? 2_000_00 : 0 },
        }
      : undefined,
}));

const PAYEES = [ANA, LUIS, EVA, ROSA, ...PART_TIMERS];

export const DEMONSTRATION_EMPLOYEES = PAYEES.map(({ employee }) => employee);

/**
 * Returns the pay of 2026 or 2025, each entry paid on the last day of its period, and the opening balances of
 * 2026.
 */
export function demonstrationYear(year: 2025 | 2026 = 2026): {
  entries: PaidEntry[];
  before: OpeningBalancesByEmployee;
} {
  const before = year === 2026 ? OPENING_BALANCES : new Map();
  return { entries: PAYEES.flatMap((payee) => yearOfPayee(payee, year, before)), before };
}

function yearOfPayee(
  { employee, payOf, companyLines = [] }: Payee,
  year: number,
  before: OpeningBalancesByEmployee,
): PaidEntry[] {
  const openingBalance = before.get(employee.id);
  let yearToDate: YearToDate = openingBalance
    ? yearToDateOfOpeningBalance(openingBalance.amounts)
    : NO_YEAR_TO_DATE;
  return payPeriods(year, employee.payFrequency).flatMap((period) => {
    const pay = payOf(period);
    const payDate = period.end;
    const facts = payFacts({
      profile: employee,
      period,
      payDate,
      parameters: SEED_PARAMETERS,
      companyLines,
    });
    if (!pay || !facts) return [];
    const inputs = somePayInputs({ ...pay, periodId: period.id, payDate });
    const statement = calculatePayStatement(facts, inputs, { yearToDate, chauffeurInPeriod: 0 });
    const sum = yearToDate;
    const added = yearToDateOfEntry(statement);
    yearToDate = mapYearToDate((name) => sum[name] + added[name]);
    return [
      {
        employeeId: employee.id,
        entryId: employee.id * 1_000 + monthOf(payDate) * 40 + period.number,
        periodId: period.id,
        periodStart: period.start,
        periodEnd: period.end,
        payDate,
        amounts: amountsOf(inputs, statement),
        salariedMinutes: statement.typed.salary > 0 ? facts.leavePolicy.salariedMinutes : 0,
        isNonResident: false,
        isCorrection: false,
        isChauffeur: facts.isChauffeur,
      },
    ];
  });
}
