import { pageSchema } from '../field/page.schema.ts';

/** By what a list of employees is ordered; the name is the whole one. */
export const EMPLOYEE_ORDERS = ['name', 'phone', 'type', 'active'] as const;
export type EmployeeOrder = (typeof EMPLOYEE_ORDERS)[number];

/** A page of the employees of a company. */
export const employeePageSchema = pageSchema(EMPLOYEE_ORDERS);
