import type { PayAgency } from '../what-if/what-if-comparison.ts';
import { AMOUNT_LABELS } from './amount-labels.es.ts';
import { AGENCY_LABELS, DOCUMENT_NAMES } from './document-names.es.ts';
import { labelsIn } from './labels.ts';

/** The names of the agencies that receive part of each pay. */
export const AGENCY_NAMES: Record<PayAgency, string> = labelsIn(AGENCY_LABELS, 'short');

/** The texts of what-if questions ('¿Y si…?'), on the screen and on paper. */
export const WHAT_IF_TEXTS = {
  title: DOCUMENT_NAMES['what-if'],
  raise: 'Aumento de sueldo',
  byYear: 'Por año',
  byEmployee: 'Por empleado',
  byAgency: 'Por agencia',
  byAgencyIn: (year: number) => `Por agencia en ${year}`,
  newEmployee: 'Empleado nuevo',
  rounding:
    'Las planillas redondean la aportación una vez para todos: un centavo puede pasar de un empleado a otro, no del total.',
  gross: { real: AMOUNT_LABELS.gross, supposed: 'Ingresos supuestos' },
  withheld: { real: AMOUNT_LABELS.withheld, supposed: 'Retenciones supuestas' },
  net: { real: AMOUNT_LABELS.net, supposed: 'Neto supuesto' },
  employer: { real: 'Aportación', supposed: 'Aportación supuesta' },
  difference: 'Costo de más',
} as const;
