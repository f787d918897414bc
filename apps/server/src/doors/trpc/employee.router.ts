import {
  changedEmployeeSchema,
  employeeSchema,
  externalNumberSchema,
} from '@garita/domain/employee/employee.schema';
import { employeeImport, MAX_IMPORTED_EMPLOYEES } from '@garita/domain/employee/employee-import.schema';
import { employeePageSchema } from '@garita/domain/employee/employee-page.schema';
import { withBirthdayBy } from '@garita/domain/field/birthday-by';
import { boundedListSchema } from '@garita/domain/field/bounded-list.schema';
import { socialSecurityNumberSchema } from '@garita/domain/field/digits.schema';
import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { requiredOr } from '@garita/domain/field-code';
import { calendarDateSchema } from '@garita/domain/time/calendar-date';
import { z } from 'zod';
import { listEmployeeCertificates } from '../../application/employee/certificates.ts';
import {
  createEmployee,
  setEmployeeActive,
  updateEmployee,
} from '../../application/employee/change-employee.ts';
import {
  employeeDefaults,
  getEmployee,
  listEmployeePage,
  listEmployees,
} from '../../application/employee/employees.ts';
import { importEmployees } from '../../application/employee/import-employees.ts';
import { employeeLastPay } from '../../application/employee/last-pay.ts';
import { listCompanyPayees } from '../../application/employee/payees.ts';
import { employeeSeverance } from '../../application/employee/severance.ts';
import {
  listSameNumber,
  revealSocialSecurityNumber,
} from '../../application/employee/social-security-number.ts';
import { switchToCertificate } from '../../application/employee/switch-to-certificate.ts';
import { removeEmployee } from '../../application/records/remove-records.ts';
import { previewCertificateSwitch } from '../../application/report/lists/certificate-switch.ts';
import {
  ANSWERED,
  activeChangeInput,
  commandInput,
  companyInput,
  reasonInput,
  versionInput,
} from './inputs.ts';
import { withListInTurns } from './list-in-turns.ts';
import { asOfToday, changedBack, keepOmitted, permitted, router, run, sentBack, signedIn } from './trpc.ts';

const employeeWriterProcedure = permitted('records:write');

const anyEmployee = z.strictObject({ employeeId: recordIdSchema });
const oneEmployee = companyInput.extend({ employeeId: recordIdSchema });
const shownEmployee = oneEmployee.extend({ isMasked: z.boolean().optional() });
const typedNumber = companyInput.extend({
  employeeId: recordIdSchema.optional(),
  socialSecurityNumber: socialSecurityNumberSchema,
});

const certificateSwitchInput = companyInput.extend({
  ...commandInput,
  employees: boundedListSchema(
    z.strictObject({ employeeId: recordIdSchema, ...versionInput }),
    'employees',
    requiredOr('option-invalid'),
  ),
});

const employeeCreationInput = (employee: typeof employeeSchema) =>
  companyInput.extend({ ...commandInput, ...reasonInput, employee });
const employeeImportInput = (row: typeof employeeSchema) =>
  withListInTurns({ list: 'employees', row, most: MAX_IMPORTED_EMPLOYEES }, (employee) =>
    companyInput.extend({ ...commandInput, employees: employeeImport(employee) }),
  );
const employeeChangeInput = (employee: typeof changedEmployeeSchema) =>
  oneEmployee.extend({ ...commandInput, ...reasonInput, ...versionInput, employee });

export const employeesRouter = router({
  list: signedIn
    .input(companyInput.extend({ externalNumber: externalNumberSchema.optional() }))
    .query(run(listEmployees)),
  page: signedIn.input(companyInput.extend(employeePageSchema.shape)).query(run(listEmployeePage)),
  payees: signedIn.input(companyInput).query(run(listCompanyPayees)),
  get: signedIn.input(shownEmployee).query(run(getEmployee)),
  certificates: signedIn.input(oneEmployee).query(run(listEmployeeCertificates)),
  severance: signedIn
    .input(oneEmployee.extend({ date: calendarDateSchema.optional() }))
    .query(run(employeeSeverance)),
  lastPay: signedIn
    .input(oneEmployee.extend({ date: calendarDateSchema.optional() }))
    .query(run(employeeLastPay)),
  defaults: signedIn.input(companyInput).query(run(employeeDefaults)),
  create: employeeWriterProcedure
    .use(sentBack('employee', ANSWERED.employee))
    .use(asOfToday((today) => employeeCreationInput(withBirthdayBy(today, employeeSchema))))
    .input(employeeCreationInput(employeeSchema))
    .mutation(run(createEmployee)),
  import: employeeWriterProcedure
    .use(asOfToday((today) => employeeImportInput(withBirthdayBy(today, employeeSchema))))
    .input(employeeImportInput(employeeSchema))
    .mutation(run(importEmployees)),
  update: employeeWriterProcedure
    .use(changedBack('employee', ANSWERED.employee))
    .use(asOfToday((today) => employeeChangeInput(withBirthdayBy(today, changedEmployeeSchema))))
    .input(employeeChangeInput(changedEmployeeSchema))
    .use(keepOmitted('employee', changedEmployeeSchema))
    .mutation(run(updateEmployee)),
  // A mutation, although it only reads: the input of a query is part of the address, and addresses end up in
  // logs.
  sameNumber: employeeWriterProcedure.input(typedNumber).mutation(run(listSameNumber)),
  revealSocialSecurityNumber: signedIn.input(anyEmployee).mutation(run(revealSocialSecurityNumber)),
  certificateSwitch: employeeWriterProcedure.input(companyInput).query(run(previewCertificateSwitch)),
  switchToCertificate: employeeWriterProcedure
    .input(certificateSwitchInput)
    .mutation(run(switchToCertificate)),
  setActive: employeeWriterProcedure
    .input(anyEmployee.extend(activeChangeInput))
    .mutation(run(setEmployeeActive)),
  remove: employeeWriterProcedure.input(anyEmployee.extend(commandInput)).mutation(run(removeEmployee)),
});
