import type { PayAgency } from '../what-if/what-if-comparison.ts';

/** The names of the agencies that receive part of each pay. */
export const AGENCY_NAMES: Record<PayAgency, string> = {
  hacienda: 'Hacienda',
  irs: 'IRS',
  labor: 'Departamento del Trabajo',
  cfse: 'CFSE',
};
