import type { ServiceAmount } from '../accounting/payroll-accounts.schema.ts';
import type { ConceptName, TimeKind } from '../pay/concepts.ts';
import type { OpeningBalanceBases } from '../pay/opening-balance/opening-balance.schema.ts';
import type { EmployerTax } from '../returns/employer-cost.ts';
import type { Label } from './labels.ts';

/** The labels of the kinds of time. */
export const TIME_LABELS = {
  regular: { short: 'Regulares', long: 'Horas regulares' },
  overtime: { short: 'Sobretiempo', long: 'Horas de sobretiempo' },
  mealPeriod: { short: 'Hora de comida', long: 'Horas de comida' },
  vacation: { short: 'Vacaciones', long: 'Horas de vacaciones' },
  sick: { short: 'Enfermedad', long: 'Horas de enfermedad' },
  holiday: { short: 'Feriados', long: 'Horas de Feriados' },
} as const satisfies Record<TimeKind, Label>;

/**
 * The labels of every amount of pay and every kind of time. The short form has the capitals of the
 * specification, the printed one those of the stub.
 */
export const AMOUNT_LABELS = {
  regularPay: { short: 'Regular', long: 'Horas regulares' },
  overtimePay: { short: 'Sobretiempo', long: 'Horas de sobretiempo' },
  mealPeriodPay: { short: 'Hora de comida', long: 'Hora de comida trabajada' },
  vacationPay: { short: 'Vacaciones', long: 'Horas de vacaciones' },
  sickPay: { short: 'Enfermedad', long: 'Horas de enfermedad' },
  holidayPay: { short: 'Feriados', long: 'Horas de feriado' },
  tips: 'Propinas',
  commissions: 'Comisiones',
  concessions: 'Concesiones',
  salary: 'Salario',
  bonus: 'Bono',
  tipsReceived: 'Propinas ya cobradas',
  severance: 'Mesada',
  severanceExempt: 'Mesada exenta',
  gross: 'Ingresos',

  disabilityInsurance: { short: 'Incapacidad', inSentence: 'seguro por incapacidad' },
  medicare: 'Medicare',
  socialSecurity: { short: 'Seguro Social', printed: 'Seguro social', inSentence: 'seguro social' },
  socialSecurityOnTips: {
    short: 'Seguro Social Propinas',
    long: 'Seguro Social de propinas',
    printed: 'Seg. social propinas',
    inSentence: 'seguro social de las propinas',
  },
  incomeTaxWithheld: { short: 'Contribución retenida', inSentence: 'contribución retenida' },
  chauffeurInsurance: { short: 'Choferil', inSentence: 'seguro choferil' },
  donation: 'Donativo',
  reimbursedExpenses: {
    short: 'Gastos Reembolsados',
    long: 'Gastos reembolsados',
    printed: 'Gastos reembolsados',
  },
  others: 'Otros descuentos',
  childSupport: 'ASUME',
  aflac: 'AFLAC',
  medicalPlan: { short: 'Plan Médico', printed: 'Plan médico' },
  codaPlans: 'Planes CODA',
  otherDiscounts: {
    short: 'Líneas que se descuentan',
    long: 'Descuentos de líneas de la compañía',
    printed: 'Líneas: descuentos',
  },
  otherIncreases: {
    short: 'Líneas que se añaden',
    long: 'Aumentos de líneas de la compañía',
    printed: 'Líneas: aumentos',
  },

  tipsHeld: { short: 'Propinas ya cobradas', long: 'Propinas ya cobradas, que no se pagan otra vez' },
  carriedIn: {
    short: 'Contribuciones de propinas pendientes',
    long: 'Seguro Social y Medicare de propinas anteriores',
    printed: 'Pendiente de propinas',
    inSentence: 'contribuciones pendientes de propinas anteriores',
  },

  withheld: 'Retenciones',
  deducted: 'Descuentos',
  added: 'Aumentos',
  net: 'Neto',
  uncollected: 'No cobrado',

  regularMinutes: TIME_LABELS.regular,
  overtimeMinutes: TIME_LABELS.overtime,
  mealPeriodMinutes: TIME_LABELS.mealPeriod,
  vacationMinutes: TIME_LABELS.vacation,
  sickMinutes: TIME_LABELS.sick,
  holidayMinutes: TIME_LABELS.holiday,
} as const satisfies Record<ConceptName, Label>;

/** The labels of the employer contributions. */
export const EMPLOYER_TAX_LABELS = {
  socialSecurity: { short: 'Seguro Social', printed: 'Seguro social' },
  medicare: 'Medicare',
  federalUnemployment: { short: 'FUTA', long: 'FUTA (940)' },
  unemployment: 'Desempleo',
  specialContribution: { short: 'Contribución Especial', printed: 'Contr. esp.' },
  disability: 'Incapacidad',
  chauffeurInsurance: 'Choferil',
  workersCompensation: 'Prima CFSE',
} as const satisfies Record<EmployerTax, Label>;

/** The labels of the taxable wages of an opening balance. */
export const TAXABLE_WAGE_LABELS = {
  exemptWages: 'Sueldos exentos',
  socialSecurity: 'Sueldos de Seguro Social',
  socialSecurityOnTips: 'Propinas de Seguro Social',
  medicare: 'Sueldos y propinas de Medicare',
  disabilityInsurance: 'Sueldos de Incapacidad',
} as const satisfies Record<keyof OpeningBalanceBases, Label>;

/** The amounts of a contractor's payment, as its accounts are named. */
export const SERVICE_LABELS: Record<ServiceAmount, string> = {
  gross: 'Servicios',
  reimbursedExpenses: AMOUNT_LABELS.reimbursedExpenses.short,
  uncollected: AMOUNT_LABELS.uncollected,
  incomeTaxWithheld: 'Retenido',
  net: AMOUNT_LABELS.net,
};
