import { PATHS } from '../config/paths.ts';

/** The query parameters of Procesos. */
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

/** Returns the address of Procesos with these choices; a choice without a value is left out. */
export function processesAt(
  chosen: Partial<Record<keyof typeof PROCESS_PARAMETERS, string | number | null | undefined>>,
): string {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(chosen)) {
    if (value === undefined || value === null) continue;
    // Object.entries loses the type of the keys of `chosen`.
    address.set(PROCESS_PARAMETERS[name as keyof typeof PROCESS_PARAMETERS], String(value));
  }
  return `${PATHS.processes}?${address}`;
}
