import type { PackageReport } from '@garita/domain/report/report-package';
import type { ReportTotalName } from '@garita/domain/report/report-total';
import { FILED_NAMES } from '@garita/domain/text/filed-texts.es';
import { LIST } from './labels.es.ts';

/** The labels of a package's sheet of totals. */
export const PACKAGE_SHEET = {
  title: 'Totales del paquete',
  fileName: 'Totales.xlsx',
  folderOf: (quarter: number) => `Trimestre ${quarter}`,
  year: (year: number) => `Año ${year}`,
  quarter: (quarter: number, year: number) => `Trimestre ${quarter} de ${year}`,
  captions: { document: 'Documento', file: 'Archivo', about: 'Concepto', amount: 'Total' },
  notMade: 'No está en el paquete',
  lacking: (name: string, text: string) => (name === '' ? text : `${name}: ${text}`),
} as const;

/** The documents of a package by their names. */
export const PACKAGED_NAMES: Record<PackageReport, string> = {
  ...FILED_NAMES,
  salaries: LIST.salaries,
  'employer-cost': LIST.employerCost,
  journal: LIST.journal,
  leave: LIST.leave,
  'contractor-payments': LIST.contractorPayments,
  'contractor-year': `${LIST.contractorPayments}, por mes`,
};

/** The figures of a document. */
export const TOTAL_NAMES: Record<ReportTotalName, string> = {
  employees: 'Empleados',
  contractors: 'Contratistas',
  stubs: 'Talonarios',
  weeks: 'Semanas',
  gross: 'Salarios',
  services: 'Servicios',
  taxable: 'Tributable',
  exempt: 'Exento',
  tips: 'Propinas',
  expenses: 'Gastos',
  withheld: 'Retenido',
  net: 'Neto',
  bonus: 'Bono',
  due: 'Contribución',
  employerShare: 'Aportación patronal',
  debits: 'Débitos',
  credits: 'Créditos',
  unemploymentDue: 'Desempleo',
  disabilityDue: 'Incapacidad',
  vacationTaken: 'Vacaciones usadas',
  sickTaken: 'Enfermedad usada',
};
