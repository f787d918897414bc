import { changedEmployeeSchema, employeeSchema } from '@garita/domain/employee/employee.schema';
import { employeeImport } from '@garita/domain/employee/employee-import.schema';
import { employeePageSchema } from '@garita/domain/employee/employee-page.schema';
import { bornBy } from '@garita/domain/field/born-by';
import { socialSecurityNumberSchema } from '@garita/domain/field/digits.schema';
import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { z } from 'zod';
import {
  createEmployee,
  employeeDefaults,
  getEmployee,
  listEmployeePage,
  listEmployees,
  updateEmployee,
} from '../application/employee/employees.ts';
import { importEmployees } from '../application/employee/import-employees.ts';
import { listCompanyPayees } from '../application/employee/payees.ts';
import { revealSocialSecurityNumber } from '../application/employee/reveal.ts';
import { listSameNumber } from '../application/employee/same-number.ts';
import { removeEmployee } from '../application/records/remove-records.ts';
import { setEmployeeActive } from '../application/records/switch-records.ts';
import { command, ofCompany, switching } from './inputs.ts';
import { asOfToday, permitted, router, run, signedIn } from './trpc.ts';

const writing = permitted('records:write');

const anyEmployee = z.strictObject({ employeeId: recordIdSchema });
const oneEmployee = ofCompany.extend({ employeeId: recordIdSchema });
const shownEmployee = oneEmployee.extend({ isMasked: z.boolean().optional() });
const typedNumber = ofCompany.extend({
  employeeId: recordIdSchema.optional(),
  socialSecurityNumber: socialSecurityNumberSchema,
});

const created = (employee: typeof employeeSchema) => ofCompany.extend({ ...command, employee });
const imported = (employee: typeof employeeSchema) =>
  ofCompany.extend({ ...command, employees: employeeImport(employee) });
const changed = (employee: typeof changedEmployeeSchema) => oneEmployee.extend({ ...command, employee });

export const employeesRouter = router({
  list: signedIn.input(ofCompany).query(run(listEmployees)),
  page: signedIn.input(ofCompany.extend(employeePageSchema.shape)).query(run(listEmployeePage)),
  payees: signedIn.input(ofCompany).query(run(listCompanyPayees)),
  get: signedIn.input(shownEmployee).query(run(getEmployee)),
  defaults: signedIn.input(ofCompany).query(run(employeeDefaults)),
  create: writing
    .use(asOfToday((today) => created(bornBy(today, employeeSchema))))
    .input(created(employeeSchema))
    .mutation(run(createEmployee)),
  import: writing
    .use(asOfToday((today) => imported(bornBy(today, employeeSchema))))
    .input(imported(employeeSchema))
    .mutation(run(importEmployees)),
  update: writing
    .use(asOfToday((today) => changed(bornBy(today, changedEmployeeSchema))))
    .input(changed(changedEmployeeSchema))
    .mutation(run(updateEmployee)),
  // It only reads, but the input of a query stands in an address, and addresses end up in logs.
  sameNumber: writing.input(typedNumber).mutation(run(listSameNumber)),
  revealSocialSecurityNumber: signedIn.input(anyEmployee).mutation(run(revealSocialSecurityNumber)),
  setActive: writing.input(anyEmployee.extend(switching)).mutation(run(setEmployeeActive)),
  remove: writing.input(anyEmployee.extend(command)).mutation(run(removeEmployee)),
});
