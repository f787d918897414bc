import { pageSchema } from '../field/page.schema.ts';
import { externalNumberSchema } from './employee.schema.ts';

/** The sort orders of an employee list; `name` is the full name. */
export const EMPLOYEE_ORDERS = ['name', 'phone', 'type', 'active'] as const;
export type EmployeeOrder = (typeof EMPLOYEE_ORDERS)[number];

/** A page of a company's employees, or of the one with an external number. */
export const employeePageSchema = pageSchema(EMPLOYEE_ORDERS).extend({
  externalNumber: externalNumberSchema.optional(),
});
