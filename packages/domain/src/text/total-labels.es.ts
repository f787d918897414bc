import type { ReportTotalName } from '../report/report-total.ts';
import type { Label } from './labels.ts';

/** The labels of the totals by which a person checks a document. `inSentence` is shown beside the figure. */
export const TOTAL_LABELS = {
  employees: { short: 'Empleados', inSentence: 'empleados' },
  contractors: { short: 'Contratistas', inSentence: 'contratistas' },
  stubs: { short: 'Talonarios', inSentence: 'talonarios' },
  weeks: { short: 'Semanas', inSentence: 'semanas' },
  gross: { short: 'Salarios', inSentence: 'salarios' },
  services: { short: 'Servicios', inSentence: 'servicios' },
  taxable: { short: 'Tributable', inSentence: 'tributable' },
  exempt: { short: 'Exento', inSentence: 'exento' },
  tips: { short: 'Propinas', inSentence: 'propinas' },
  expenses: { short: 'Gastos', inSentence: 'gastos' },
  withheld: { short: 'Retenido', inSentence: 'retenido' },
  net: { short: 'Neto', inSentence: 'neto' },
  bonus: { short: 'Bono', inSentence: 'bono' },
  due: { short: 'Contribución', inSentence: 'contribución' },
  employerShare: { short: 'Aportación patronal', inSentence: 'aportación patronal' },
  debits: { short: 'Débitos', inSentence: 'débitos' },
  credits: { short: 'Créditos', inSentence: 'créditos' },
  unemploymentDue: { short: 'Desempleo', inSentence: 'desempleo' },
  disabilityDue: { short: 'Incapacidad', inSentence: 'incapacidad' },
  vacationTaken: { short: 'Vacaciones usadas', inSentence: 'vacaciones usadas' },
  sickTaken: { short: 'Enfermedad usada', inSentence: 'enfermedad usada' },
} as const satisfies Record<ReportTotalName, Label>;
