import { PATHS } from '../config/paths.ts';

/** The names that what is chosen on Procesos has in its address. */
export const PROCESS_PARAMETERS = {
  companyId: 'company',
  employeeId: 'employee',
  fileType: 'type',
  employeeFile: 'file',
  paySpan: 'span',
  year: 'year',
  fiscalYear: 'fiscal',
  quarter: 'quarter',
  payFrequency: 'frequency',
  periodId: 'period',
  submission: 'submission',
  start: 'start',
  end: 'end',
} as const;

/** Procesos, with some of it chosen; what has no value is left as on a fresh screen. */
export function processesAt(
  chosen: Partial<Record<keyof typeof PROCESS_PARAMETERS, string | number | null | undefined>>,
): string {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(chosen)) {
    if (value === undefined || value === null) continue;
    address.set(PROCESS_PARAMETERS[name as keyof typeof PROCESS_PARAMETERS], String(value)); // the keys of what is chosen
  }
  return `${PATHS.processes}?${address}`;
}
