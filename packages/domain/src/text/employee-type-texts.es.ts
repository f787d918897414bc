import type { EmployeeType } from '../reference/enumerations.ts';

/** The names of employee types, on the screens and in the search of a list. */
export const EMPLOYEE_TYPE_TEXTS: Record<EmployeeType, string> = {
  regular: 'Regular',
  'part-time': 'Parcial',
};
