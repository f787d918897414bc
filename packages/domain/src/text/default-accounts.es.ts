import {
  type PayrollAccounts,
  POSTED_AMOUNTS,
  SERVICE_AMOUNTS,
} from '../accounting/payroll-accounts.schema.ts';
import { byName, conceptsOf } from '../pay/concepts.ts';
import { EMPLOYER_TAXES } from '../returns/employer-cost.ts';

const LIABILITIES = {
  socialSecurity: 'Seguro social por pagar',
  medicare: 'Medicare por pagar',
  disability: 'Incapacidad por pagar',
  chauffeurInsurance: 'Choferil por pagar',
  others: 'Otros descuentos por pagar',
} as const;

/**
 * The accounts of a company that has entered none. Employee and employer shares that are paid over together
 * have one account. Deductions without an account of their own are posted to other deductions. Tips are owed
 * to employees until paid; vacation and sick time are an expense when paid.
 */
export const DEFAULT_ACCOUNTS: PayrollAccounts = {
  pay: {
    regularPay: 'Gasto de horas regulares',
    overtimePay: 'Gasto de sobretiempo',
    mealPeriodPay: 'Gasto de hora de comida',
    vacationPay: 'Gasto de vacaciones',
    sickPay: 'Gasto de enfermedad',
    holidayPay: 'Gasto de feriados',
    tips: 'Propinas por pagar',
    commissions: 'Gasto de comisiones',
    concessions: 'Gasto de concesiones',
    salary: 'Gasto de salarios',
    bonus: 'Gasto de bonos',
    severance: 'Gasto de mesadas',
    reimbursedExpenses: 'Gastos reembolsados',
    otherIncreases: 'Otros aumentos',
    uncollected: 'Por cobrar a empleados',

    disabilityInsurance: LIABILITIES.disability,
    medicare: LIABILITIES.medicare,
    socialSecurity: LIABILITIES.socialSecurity,
    socialSecurityOnTips: LIABILITIES.socialSecurity,
    incomeTaxWithheld: 'Contribución retenida por pagar',
    chauffeurInsurance: LIABILITIES.chauffeurInsurance,
    ...byName(conceptsOf('typed-deduction', 'company-deductions'), () => LIABILITIES.others),
    donation: 'Donativos por pagar',
    childSupport: 'ASUME por pagar',
    aflac: 'AFLAC por pagar',
    medicalPlan: 'Plan médico por pagar',
    codaPlans: 'Planes CODA por pagar',
    net: 'Nómina por pagar',
  },
  employerExpense: {
    socialSecurity: 'Gasto patronal de seguro social',
    medicare: 'Gasto patronal de Medicare',
    federalUnemployment: 'Gasto de FUTA',
    unemployment: 'Gasto de desempleo',
    specialContribution: 'Gasto de contribución especial',
    disability: 'Gasto patronal de incapacidad',
    chauffeurInsurance: 'Gasto patronal de choferil',
    workersCompensation: 'Gasto de prima CFSE',
  },
  employerLiability: {
    socialSecurity: LIABILITIES.socialSecurity,
    medicare: LIABILITIES.medicare,
    federalUnemployment: 'FUTA por pagar',
    unemployment: 'Desempleo por pagar',
    specialContribution: 'Contribución especial por pagar',
    disability: LIABILITIES.disability,
    chauffeurInsurance: LIABILITIES.chauffeurInsurance,
    workersCompensation: 'Prima CFSE por pagar',
  },
  services: {
    gross: 'Gasto de servicios profesionales',
    reimbursedExpenses: 'Gastos reembolsados a contratistas',
    uncollected: 'Por cobrar a contratistas',
    incomeTaxWithheld: 'Retención de servicios por pagar',
    net: 'Servicios profesionales por pagar',
  },
};

/**
 * Returns the accounts of a company's journal entries: the entered ones, and the default for each empty name.
 */
export function accountsInForce(named: PayrollAccounts): PayrollAccounts {
  const { pay, employerExpense, employerLiability, services } = DEFAULT_ACCOUNTS;
  return {
    pay: byName(POSTED_AMOUNTS, (amount) => named.pay[amount] || pay[amount]),
    employerExpense: byName(EMPLOYER_TAXES, (tax) => named.employerExpense[tax] || employerExpense[tax]),
    employerLiability: byName(
      EMPLOYER_TAXES,
      (tax) => named.employerLiability[tax] || employerLiability[tax],
    ),
    services: byName(SERVICE_AMOUNTS, (amount) => named.services[amount] || services[amount]),
  };
}
