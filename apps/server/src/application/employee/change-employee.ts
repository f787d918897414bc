import type { Company } from '@garita/domain/company/company.schema';
import type { Employee } from '@garita/domain/employee/employee.schema';
import { vacationMinutesBeforeRaise, vacationTermsOf } from '@garita/domain/employee/initial-leave';
import { withTypedLeave } from '@garita/domain/employee/leave-terms';
import { sameNumberWarnings } from '@garita/domain/text/warnings/same-number';
import type { Transaction } from '@garita/ledger/database/client';
import type { ChangeStamp } from '@garita/ledger/registry/record-changes';
import { addCertificates } from '@garita/ledger/registry/records/certificates';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { employeeRegistry, scopeOfEmployee } from '@garita/ledger/registry/records/employees';
import type { RecordOfNumber } from '@garita/ledger/registry/records/person-records';
import type { SavedRecord } from '@garita/ledger/registry/registry';
import { AppError, orNotFound } from '../../refusal/app-error.ts';
import { companyScope } from '../access.ts';
import { recordLeaveOpeningBalances } from '../pay/opening-balance.ts';
import {
  type ActiveChange,
  applyChange,
  requireBirthdayInPast,
  requireCurrentVersion,
  setRecordActive,
  type VersionedInput,
  versionedRequest,
} from '../records/record-change.ts';
import { type UseCaseContext, useCase } from '../use-case.ts';
import { type IdempotentInput, writeIdempotently } from '../write-idempotently.ts';
import { certificatesIn, recordCertificate } from './certificates.ts';
import {
  type ChangedEmployee,
  type EmployeeRecord,
  type NewEmployee,
  opened,
  shownEmployee,
} from './employees.ts';
import { requireFreeExternalNumber } from './external-number.ts';
import { limitTakenNumberRefusals, requireReasonForSecondRecord } from './second-record.ts';
import { numberAsSent } from './social-security-number.ts';

/** A saved employee with what its writer is warned of: no reason to refuse it. */
export type SavedEmployee = EmployeeRecord & { warnings: string[] };

/** A record, and why it is the second one of its social security number, where it is. */
type WithReason = { reason?: string | undefined };

/**
 * Creates an employee, whose record sets the opening balance of leave. A second record of a social security
 * number needs a reason, which the history keeps. Errors: `not-found`, `birth-in-future`,
 * `employee-number-taken`, `external-number-taken`, `too-many-attempts` of refused numbers, those of a key.
 */
export const createEmployee = useCase(
  'records:write',
  (
    context,
    { companyId, employee, reason, ...command }: IdempotentInput & WithReason & NewEmployee,
  ): Promise<SavedEmployee> =>
    limitTakenNumberRefusals(context, () =>
      writeIdempotently(
        context,
        { operation: 'employees.create', ...command, request: withReason([companyId, employee], reason) },
        async (tx, stamp) => {
          const company = orNotFound(await companyRegistry.lockForChange(tx, context.actor, companyId));
          const number = employee.socialSecurityNumber;
          const wanted = { companyId, number, reason };
          const others = await requireReasonForSecondRecord(tx, context, wanted);
          const { externalNumber } = employee;
          await requireFreeExternalNumber(tx, companyScope(context.actor, companyId), { externalNumber });
          const writing = { tx, stamp: others.own.length > 0 ? { ...stamp, reason } : stamp };
          const [created] = await addEmployees(writing, context, { company, employees: [employee] });
          const shown = await shownEmployee(tx, context, { companyId }, orNotFound(created));
          return warnedEmployee(shown, others.all);
        },
      ),
    ),
);

// A request without a reason keeps the hash that it had before there were any.
function withReason(request: unknown[], reason: string | undefined): unknown[] {
  return reason === undefined ? request : [...request, reason];
}

function warnedEmployee(employee: EmployeeRecord, others: readonly RecordOfNumber[]): SavedEmployee {
  return { ...employee, warnings: sameNumberWarnings(others) };
}

/**
 * Creates employees with the opening balances of leave, within a transaction. A record whose terms of leave
 * are not the law's is marked, if the company has the law's rule. Errors: `not-found`,
 * `birth-in-future`.
 */
export async function addEmployees(
  { tx, stamp }: { tx: Transaction; stamp: ChangeStamp },
  context: UseCaseContext,
  { company, employees }: { company: SavedRecord<Company>; employees: readonly Employee[] },
): Promise<SavedRecord<Employee>[]> {
  const date = context.dependencies.today();
  const { id: companyId } = company;
  for (const { birthday } of employees) requireBirthdayInPast(date, birthday);
  const marked = employees.map((employee) => withTypedLeave(employee, company, { date }));
  const created = orNotFound(
    await opened(context).insertAll(tx, stamp, companyScope(context.actor, companyId), marked),
  );
  await recordOpenings(tx, context, companyId, created);
  await addCertificates(tx, stamp, companyScope(context.actor, companyId), certificatesIn(created));
  return created;
}

/**
 * Changes an employee. Past pay keeps the facts that it froze. A masked social security number stays
 * unchanged, and is answered masked; one that another record of the company has needs a reason. Errors:
 * `not-found`, `record-changed`, `birth-in-future`, `certificate-earlier`, `certificate-removed`,
 * `invalid-input` for the mask of another number, `employee-number-taken`, `external-number-taken`,
 * `too-many-attempts` of refused numbers, those of a key.
 */
export const updateEmployee = useCase(
  'records:write',
  (
    context,
    { employeeId, employee: change, ...input }: VersionedInput & WithReason & ChangedEmployee,
  ): Promise<SavedEmployee> => {
    const { companyId, reason, version, ...command } = input;
    const request = versionedRequest(withReason([employeeId, change], reason), version);
    return limitTakenNumberRefusals(context, () =>
      writeIdempotently(
        context,
        { operation: 'employees.update', ...command, request },
        async (tx, stamp) => {
          const scope = orNotFound(await scopeOfEmployee(tx, context.actor, employeeId));
          if (companyId !== undefined && companyId !== scope.companyId) throw new AppError('not-found');
          const company = orNotFound(await companyRegistry.lockForChange(tx, context.actor, scope.companyId));
          const known = orNotFound(await opened(context).lockForChange(tx, scope, employeeId));
          await requireCurrentVersion(
            tx,
            { tableName: 'employees', accountId: scope.accountId, actorId: stamp.actorId },
            known,
            version,
          );
          const date = context.dependencies.today();
          const employee = withTypedLeave(applyChange(change, known), company, { saved: known, date });
          requireBirthdayInPast(date, employee.birthday);
          const number = numberAsSent(employee, known);
          const isUnchanged = number === known.socialSecurityNumber;
          const wanted = { companyId: scope.companyId, employeeId, number, isUnchanged, reason };
          const others = await requireReasonForSecondRecord(tx, context, wanted);
          const { externalNumber } = employee;
          await requireFreeExternalNumber(tx, scope, { employeeId, externalNumber });
          const reasoned = others.own.length > 0 && !isUnchanged ? { ...stamp, reason } : stamp;
          // By law the vacation follows the years of service, and nobody raises it.
          const vacationMinutesBefore =
            company.leaveRule === 'law'
              ? employee.vacationMinutesBefore
              : vacationMinutesBeforeRaise(vacationTermsOf(known), vacationTermsOf(employee), date);
          const wanting = { ...employee, socialSecurityNumber: number, vacationMinutesBefore };
          const updated = orNotFound(await opened(context).update(tx, reasoned, scope, employeeId, wanting));
          await recordOpenings(tx, context, scope.companyId, [updated]);
          const certificates = { saved: known, changed: updated };
          await recordCertificate({ tx, stamp }, { ...scope, employeeId }, certificates);
          const shown = await shownEmployee(tx, context, scope, updated);
          return warnedEmployee(
            { ...shown, socialSecurityNumber: employee.socialSecurityNumber },
            others.all,
          );
        },
      ),
    );
  },
);

async function recordOpenings(
  tx: Transaction,
  { actor: { userId: actorId, accountId } }: UseCaseContext,
  companyId: number,
  employees: readonly SavedRecord<Employee>[],
): Promise<void> {
  await recordLeaveOpeningBalances(tx, { companyId, actorId, accountId, employees });
}

/**
 * Switches an employee on or off, and returns the record with the number masked. Errors: `not-found`, those
 * of a key.
 */
export const setEmployeeActive = useCase(
  'records:write',
  (context, { employeeId: id, ...change }: ActiveChange & { employeeId: number }): Promise<EmployeeRecord> =>
    setRecordActive(
      context,
      { ...change, id },
      {
        operation: 'employees.setActive',
        registry: employeeRegistry,
        scopeOf: scopeOfEmployee,
        answer: (employee, tx, scope) => shownEmployee(tx, context, scope, employee),
      },
    ),
);
