import { pageSchema } from '../field/page.schema.ts';

/** The orders of a list of employees; `name` is the whole name. */
export const EMPLOYEE_ORDERS = ['name', 'phone', 'type', 'active'] as const;
export type EmployeeOrder = (typeof EMPLOYEE_ORDERS)[number];

/** A page of the employees of a company. */
export const employeePageSchema = pageSchema(EMPLOYEE_ORDERS);
