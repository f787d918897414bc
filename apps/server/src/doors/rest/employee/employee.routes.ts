import type { Employee } from '@garita/domain/employee/employee.schema';
import { type LeaveRuleOfCompany, vacationAboveTyped } from '@garita/domain/employee/leave-terms';
import { employeeFileLines } from '@garita/domain/file-text/file-lines';
import { WARNING_TEXTS } from '@garita/domain/text/warnings/warning-texts.es';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import { getCompany } from '../../../application/company/companies.ts';
import { listEmployeeCertificates } from '../../../application/employee/certificates.ts';
import {
  createEmployee,
  type SavedEmployee,
  setEmployeeActive,
  updateEmployee,
} from '../../../application/employee/change-employee.ts';
import {
  type EmployeeRecord,
  employeeDefaults,
  getEmployee,
  listEmployeePage,
  listEmployees,
} from '../../../application/employee/employees.ts';
import { employeeLastPay } from '../../../application/employee/last-pay.ts';
import { employeeSeverance } from '../../../application/employee/severance.ts';
import { removeEmployee } from '../../../application/records/remove-records.ts';
import { createdAnswer, foundAnswer, removedAnswer, switchedAnswer, updatedAnswer } from '../answers.ts';
import { fileWordsWarnings, socialSecurityWarnings, stateWarnings } from '../records/file-values.ts';
import { employeePageWire } from '../records/page.wire.ts';
import { changedPersonBody } from '../records/person-body.ts';
import { route } from '../route.ts';
import type { RouteGroup } from '../route-spec.ts';
import { listOf, type SavedWithWarnings } from '../wire/answer-wire.ts';
import { reasonedBody } from '../wire/reason.wire.ts';
import { versionedBody } from '../wire/versioned-body.ts';
import { certificateAnswer } from './certificate.wire.ts';
import {
  changedEmployeeWire,
  employeeAnswer,
  paidEmployeeAnswer,
  savedEmployeeAnswer,
} from './employee.wire.ts';
import { lastPayAnswer } from './last-pay.wire.ts';
import { newEmployeeBody } from './new-employee.wire.ts';
import { lastDayWire, severanceAnswer } from './severance.wire.ts';

/**
 * The routes of employees, which the interface calls employers. An `id` by itself is the employee's, but the
 * company's where employees are listed or created.
 */
export const employeeRoutes: RouteGroup = {
  base: '/employers',
  tag: 'employees',
  writes: 'records:write',
  routes: [
    route.get(
      '/:id',
      { id: 'listEmployees', parameters: employeePageWire, answer: foundAnswer(listOf(employeeAnswer)) },
      async ({ use, ids: { id: companyId }, parameters: { limit, ...asked } }) =>
        limit === null
          ? use(listEmployees)({ companyId, externalNumber: asked.externalNumber })
          : (await use(listEmployeePage)({ companyId, orderBy: 'name', limit, ...asked })).rows,
    ),
    route.get(
      '/:id/certificates',
      { id: 'listEmployeeCertificates', answer: foundAnswer(listOf(certificateAnswer)) },
      ({ use, ids: { id: employeeId } }) => use(listEmployeeCertificates)({ employeeId }),
    ),
    route.get(
      '/:id/severance',
      { id: 'employeeSeverance', parameters: lastDayWire, answer: foundAnswer(severanceAnswer) },
      ({ use, ids: { id: employeeId }, parameters }) => use(employeeSeverance)({ employeeId, ...parameters }),
    ),
    route.get(
      '/:id/last-pay',
      { id: 'employeeLastPay', parameters: lastDayWire, answer: foundAnswer(lastPayAnswer) },
      ({ use, ids: { id: employeeId }, parameters }) => use(employeeLastPay)({ employeeId, ...parameters }),
    ),
    route.get(
      '/:companyId/:id',
      { id: 'getEmployee', answer: foundAnswer(employeeAnswer) },
      ({ use, ids: { companyId, id } }) => use(getEmployee)({ companyId, employeeId: id }),
    ),
    route.post(
      '/:id',
      {
        id: 'createEmployee',
        body: reasonedBody(newEmployeeBody),
        answer: createdAnswer(savedEmployeeAnswer),
        record: [paidEmployeeAnswer],
      },
      async ({ use, ids: { id: companyId }, body, today, commandId }) => {
        const company = await use(getCompany)({ companyId });
        const known = { draft: await use(employeeDefaults)({ companyId }), company, today };
        const { record: employee, asSent } = body.read(known);
        const options = { reason: body.reason(), commandId, asSent };
        const saved = await use(createEmployee)({ companyId, employee, ...options });
        return warned(saved, employee.socialSecurityNumber, { company, today });
      },
    ),
    route.put(
      '/:id',
      {
        id: 'updateEmployee',
        body: reasonedBody(versionedBody(changedPersonBody(changedEmployeeWire))),
        answer: updatedAnswer(savedEmployeeAnswer),
        record: [paidEmployeeAnswer],
      },
      async ({ use, ids: { id: employeeId }, body, today, commandId }) => {
        const { read, version } = body.read;
        const { change, asSent } = read(today);
        const options = {
          reason: body.reason(),
          version: version(),
          commandId,
          asSent: [employeeId, asSent],
        };
        const saved = await use(updateEmployee)({ employeeId, employee: change, ...options });
        const company = await use(getCompany)({ companyId: saved.companyId });
        return warned(saved, asSent.social_security_number, { company, today });
      },
    ),
    route.delete(
      '/:id',
      { id: 'switchEmployee', answer: switchedAnswer(employeeAnswer) },
      ({ use, ids, commandId }) => use(setEmployeeActive)({ employeeId: ids.id, commandId }),
    ),
    route.delete('/delete/:id', { id: 'removeEmployee', answer: removedAnswer }, ({ use, ids, commandId }) =>
      use(removeEmployee)({ employeeId: ids.id, commandId }),
    ),
  ],
};

/** Returns the warning that an anniversary raises the vacation per month, or that the law gives more. */
function vacationWarnings(
  { leave, ...employee }: Employee,
  company: LeaveRuleOfCompany,
  today: CalendarDate,
): string[] {
  const { minutesPerMonth } = leave.vacation;
  const above = vacationAboveTyped({ ...employee, minutesPerMonth }, company, today);
  if (above === undefined) return [];
  const hours = formatMinutes(above);
  return [
    company.leaveRule === 'law' ? WARNING_TEXTS.vacationBelowLaw(hours) : WARNING_TEXTS.vacationRaised(hours),
  ];
}

function warned(
  { warnings, ...saved }: SavedEmployee,
  sentNumber: unknown,
  { company, today }: { company: LeaveRuleOfCompany; today: CalendarDate },
): SavedWithWarnings<EmployeeRecord> {
  return {
    saved,
    warnings: [
      ...warnings,
      ...socialSecurityWarnings(sentNumber),
      ...stateWarnings([saved.address]),
      ...fileWordsWarnings(employeeFileLines(saved)),
      ...vacationWarnings(saved, company, today),
    ],
  };
}
