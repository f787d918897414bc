import type { AccountPart } from '@garita/domain/accounting/payroll-accounts.schema';
import { AMOUNT_LABELS, EMPLOYER_TAX_LABELS, SERVICE_LABELS } from '@garita/domain/text/amount-labels.es';
import { DOCUMENT_NAMES } from '@garita/domain/text/document-names.es';
import { labelsIn } from '@garita/domain/text/labels';
import { SUCCESS_TEXTS } from '@garita/domain/text/success-texts.es';

const employerTaxes = labelsIn(EMPLOYER_TAX_LABELS, 'long');

/** Texts about the accounts of a company's payroll. */
export const payrollAccountsText = {
  title: 'Cuentas del asiento contable',
  open: 'Cuentas del asiento',
  panel: DOCUMENT_NAMES.journal.short,
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
  services: {
    title: 'Servicios Profesionales',
    help: 'Lo que se paga a contratistas: el gasto, lo retenido y lo que se les debe.',
  },

  labels: {
    pay: {
      ...labelsIn(AMOUNT_LABELS, 'short'),
      otherDiscounts: AMOUNT_LABELS.otherDiscounts.long,
      otherIncreases: AMOUNT_LABELS.otherIncreases.long,
    },
    employerExpense: employerTaxes,
    employerLiability: employerTaxes,
    services: SERVICE_LABELS,
  } satisfies Record<AccountPart, Record<string, string>>,
  /** Labels for a history, which has no headings. */
  inHistory: {
    pay: (amount: string) => `Cuenta: ${amount}`,
    employerExpense: (tax: string) => `Cuenta de gasto: ${tax}`,
    employerLiability: (tax: string) => `Cuenta por pagar: ${tax}`,
    services: (amount: string) => `Cuenta de servicios profesionales: ${amount}`,
  },
} as const;
