import type { PayAgency } from '../what-if/what-if-comparison.ts';
import type { Label } from './labels.ts';
import { labelsIn } from './labels.ts';

/** The labels of the agencies that receive documents or part of each pay. */
export const AGENCY_LABELS = {
  hacienda: 'Hacienda',
  irs: 'IRS',
  ssa: 'Seguro Social (SSA)',
  labor: 'Departamento del Trabajo',
  cfse: { short: 'CFSE', long: 'Fondo del Seguro del Estado' },
} as const satisfies Record<PayAgency | 'ssa', Label>;

/** The names of the agencies that receive part of each pay. */
export const AGENCY_NAMES: Record<PayAgency, string> = labelsIn(AGENCY_LABELS, 'short');
