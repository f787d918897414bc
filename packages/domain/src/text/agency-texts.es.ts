import type { PayAgency } from '../what-if/what-if-comparison.ts';

/** What the agencies that get something of each pay are called. */
export const AGENCY_NAMES: Record<PayAgency, string> = {
  hacienda: 'Hacienda',
  irs: 'IRS',
  labor: 'Departamento del Trabajo',
  cfse: 'CFSE',
};
