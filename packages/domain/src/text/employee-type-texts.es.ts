import type { EmployeeType } from '../reference/enumerations.ts';

/** What an employee's type is called: on the screens, and by whoever searches a list. */
export const EMPLOYEE_TYPE_TEXTS: Record<EmployeeType, string> = {
  regular: 'Regular',
  'part-time': 'Parcial',
};
