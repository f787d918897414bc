import type { AccountPart, PostedAmount } from '@garita/domain/accounting/payroll-accounts.schema';
import type { EmployerTax } from '@garita/domain/returns/employer-cost';
import { SUCCESS_TEXTS } from '@garita/domain/text/success-texts.es';
import { payrollText } from './payroll.es.ts';

const { gross: _, ...concepts } = payrollText.concepts;

const amounts: Record<PostedAmount, string> = {
  ...concepts,
  otherIncreases: 'Aumentos de líneas de la compañía',
  otherDiscounts: 'Descuentos de líneas de la compañía',
};

const taxes: Record<EmployerTax, string> = {
  socialSecurity: 'Seguro Social',
  medicare: 'Medicare',
  federalUnemployment: 'FUTA (940)',
  unemployment: 'Desempleo',
  specialContribution: 'Contribución Especial',
  disability: 'Incapacidad',
  chauffeurInsurance: 'Choferil',
  workersCompensation: 'Prima CFSE',
};

/** Texts about the accounts of a company's payroll. */
export const payrollAccountsText = {
  title: 'Cuentas del asiento contable',
  open: 'Cuentas del asiento',
  panel: 'Asiento contable',
  panelHelp: 'En qué cuentas de sus libros entra cada monto de la nómina.',
  saved: SUCCESS_TEXTS.updated,

  debits: {
    title: 'Débitos: lo que se paga',
    help: 'El nombre o número de la cuenta, tal como está en su programa de contabilidad. Vacía, se usa la que se ve en gris.',
  },
  employerExpense: {
    title: 'Débitos: lo que aporta la compañía',
    help: 'El gasto de cada contribución patronal.',
  },
  credits: {
    title: 'Créditos: lo que se retiene y lo que se paga',
    help: 'Dos montos pueden compartir una cuenta: se suman en ella.',
  },
  employerLiability: {
    title: 'Créditos: lo que la compañía debe',
    help: 'Cada contribución patronal hasta que se deposita.',
  },

  labels: { pay: amounts, employerExpense: taxes, employerLiability: taxes } satisfies Record<
    AccountPart,
    Record<string, string>
  >,
  /** Labels for a history, which has no headings. */
  inHistory: {
    pay: (amount: string) => `Cuenta: ${amount}`,
    employerExpense: (tax: string) => `Cuenta de gasto: ${tax}`,
    employerLiability: (tax: string) => `Cuenta por pagar: ${tax}`,
  },
} as const;
