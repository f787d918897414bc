import { employeeSchema } from '@garita/domain/employee/employee.schema';
import { socialSecurityNumberSchema } from '@garita/domain/field/digits.schema';
import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { z } from 'zod';
import {
  createEmployee,
  employeeDefaults,
  getEmployee,
  listEmployees,
  updateEmployee,
} from '../application/employee/employees.ts';
import { revealSocialSecurityNumber } from '../application/employee/reveal.ts';
import { listSameNumber } from '../application/employee/same-number.ts';
import { removeEmployee } from '../application/records/remove-records.ts';
import { setEmployeeActive } from '../application/records/switch-records.ts';
import { command, ofCompany, switching } from './inputs.ts';
import { router, signedIn } from './trpc.ts';

const anyEmployee = z.strictObject({ employeeId: recordIdSchema });
const oneEmployee = ofCompany.extend({ employeeId: recordIdSchema });

export const employeesRouter = router({
  list: signedIn
    .input(ofCompany)
    .query(({ ctx, input }) => listEmployees(ctx.dependencies, ctx.actor)(input)),
  get: signedIn.input(oneEmployee).query(({ ctx, input }) => getEmployee(ctx.dependencies, ctx.actor)(input)),
  defaults: signedIn
    .input(ofCompany)
    .query(({ ctx, input }) => employeeDefaults(ctx.dependencies, ctx.actor)(input)),
  create: signedIn
    .input(ofCompany.extend({ ...command, employee: employeeSchema }))
    .mutation(({ ctx, input }) => createEmployee(ctx.dependencies, ctx.actor)(input)),
  update: signedIn
    .input(oneEmployee.extend({ ...command, employee: employeeSchema }))
    .mutation(({ ctx, input }) => updateEmployee(ctx.dependencies, ctx.actor)(input)),
  // It only reads, but the input of a query stands in an address, and addresses end up in logs.
  sameNumber: signedIn
    .input(
      ofCompany.extend({
        employeeId: recordIdSchema.optional(),
        socialSecurityNumber: socialSecurityNumberSchema,
      }),
    )
    .mutation(({ ctx, input }) => listSameNumber(ctx.dependencies, ctx.actor)(input)),
  revealSocialSecurityNumber: signedIn
    .input(anyEmployee)
    .mutation(({ ctx, input }) => revealSocialSecurityNumber(ctx.dependencies, ctx.actor)(input)),
  setActive: signedIn
    .input(anyEmployee.extend(switching))
    .mutation(({ ctx, input }) => setEmployeeActive(ctx.dependencies, ctx.actor)(input)),
  remove: signedIn
    .input(anyEmployee.extend(command))
    .mutation(({ ctx, input }) => removeEmployee(ctx.dependencies, ctx.actor)(input)),
});
