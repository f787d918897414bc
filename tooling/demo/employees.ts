import { anEmployee } from '@garita/domain/employee/employee.builder';
import type { Employee } from '@garita/domain/employee/employee.schema';
import { hourlyRatesFrom } from '@garita/domain/employee/hourly-rates';
import type { Cents } from '@garita/domain/money/cents';
import type { OpeningBalanceFigures } from '@garita/domain/pay/opening-balance/opening-balance.schema';
import type { PayFrequency } from '@garita/domain/reference/enumerations';

/** An employee of the demonstration, with the pay of each period and this year's opening balance. */
export type DemoEmployee = {
  /** The index of the company. */
  company: 0 | 1 | 2;
  employee: Partial<Employee>;
  /** The hours of an ordinary period; none for salaried people. */
  hours?: number;
  /** The hours of each day from Monday to Sunday, for whom time is typed by day. */
  week?: readonly number[];
  tips?: Cents;
  tipsReceived?: Cents;
  codaPlans?: Cents;
  commissions?: Cents;
  /** The age in December of this year; absent for an age without a rule. */
  age?: number;
  /** True if income tax is withheld by a certificate from before last year. */
  hasCertificate?: boolean;
  /** The totals of this year in the system used before, as of 1 January. */
  openingBalance?: Partial<OpeningBalanceFigures>;
};

const hourly = (payFrequency: PayFrequency, rate: Cents): Partial<Employee> => ({
  payFrequency,
  rates: hourlyRatesFrom(rate),
});

export const salaried = (payFrequency: PayFrequency, salary: Cents, hours: number): Partial<Employee> => ({
  payFrequency,
  salary,
  workMinutes: hours * 60,
  rates: { regular: 0, overtime: 0, mealPeriod: 0 },
});

/** The employees of those companies: every kind of pay, and one near each limit of the year. */
export const EMPLOYEES: DemoEmployee[] = [
  { company: 0, employee: { firstName: 'María', lastName: 'Rivera', ...hourly('weekly', 10_50) }, hours: 40 },
  {
    company: 0,
    employee: { firstName: 'José', lastName: 'Cruz', gender: 'man', ...hourly('weekly', 10_50) },
    hours: 36,
    tips: 180_00,
  },
  // 47 weeks × 17 hours × 10.75 and three holidays × 86.00 = 8,847.25; × 0.3 % = 26.54: near the 27.00 of
  // disability
  {
    company: 0,
    employee: {
      firstName: 'Ángel',
      lastName: 'Núñez',
      gender: 'man',
      employeeType: 'part-time',
      ...hourly('weekly', 10_75),
    },
    hours: 17,
  },
  { company: 0, employee: { firstName: 'Lucía', lastName: 'Peña', ...salaried('biweekly', 1_500_00, 80) } },
  {
    company: 0,
    employee: {
      firstName: 'Pedro',
      lastName: 'Soto',
      gender: 'man',
      ...hourly('biweekly', 14_25),
      withholdingMethod: 'flat-rate',
      withholdingRate: 70_000,
    },
    hours: 80,
  },
  {
    company: 0,
    employee: { firstName: 'Elena', lastName: 'Figueroa', ...salaried('monthly', 3_200_00, 173) },
    commissions: 450_00,
  },
  // eleven months × 16,300 × 6.2 % = 11,116.60: near the 11,439.00 of social security
  {
    company: 0,
    employee: { firstName: 'Isabel', lastName: 'Rivera', ...salaried('monthly', 16_300_00, 173) },
  },
  {
    company: 1,
    employee: {
      firstName: 'Luis',
      lastName: 'Santiago',
      gender: 'man',
      isChauffeur: true,
      licence: '4012345',
      ...hourly('weekly', 13_00),
    },
    hours: 42,
  },
  {
    company: 1,
    employee: {
      firstName: 'Héctor',
      lastName: 'Báez',
      gender: 'man',
      isChauffeur: true,
      licence: '4054321',
      ...hourly('biweekly', 14_00),
    },
    hours: 80,
  },
  {
    company: 1,
    employee: { firstName: 'Nilda', lastName: 'Ramos', ...hourly('biweekly', 12_75) },
    hours: 76,
  },
  {
    company: 1,
    employee: { firstName: 'Sonia', lastName: 'Vázquez', ...salaried('monthly', 2_400_00, 173) },
  },
  // opening balance 19,000 and eleven months × 16,000 = 195,000: near the 200,000 of the additional Medicare
  {
    company: 1,
    employee: {
      firstName: 'Ramón',
      lastName: 'Delgado',
      gender: 'man',
      ...salaried('monthly', 16_000_00, 173),
    },
    openingBalance: {
      gross: 19_000_00,
      disabilityInsurance: 27_00,
      medicare: 275_50,
      socialSecurity: 1_178_00,
    },
  },
];

/**
 * Returns the full record of the employee at a position of the list. Social security numbers with 00 in the
 * middle are never issued, and agencies accept them.
 */
export function demoEmployee(
  { employee, age, hasCertificate = false }: DemoEmployee,
  place: number,
  thisYear: number,
): Employee {
  const number = String(place + 1).padStart(4, '0');
  const openingDate = `${thisYear - 2}-12-31`;
  const { leave } = anEmployee();
  return anEmployee({
    middleName: '',
    motherLastName: '',
    socialSecurityNumber: `58100${number}`,
    leave: {
      vacation: { ...leave.vacation, openingMinutes: 40 * 60, openingDate },
      sick: { ...leave.sick, openingMinutes: 24 * 60, openingDate },
    },
    ...(age === undefined
      ? {}
      : { birthday: `${thisYear - age}-04-12`, admissionDate: `${thisYear - 2}-06-01` }),
    ...(hasCertificate ? { withholdingMethod: 'certificate', certificateDate: `${thisYear - 2}-12-15` } : {}),
    ...employee,
  });
}
