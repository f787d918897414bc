import type { Access } from '@garita/domain/account/access.schema';
import type { Employee } from '@garita/domain/employee/employee.schema';
import {
  employeeDefaults as defaultsOf,
  type EmployeeDraft,
} from '@garita/domain/employee/employee-defaults';
import type { EmployeeOrder } from '@garita/domain/employee/employee-page.schema';
import { type LeaveBalances, NO_LEAVE } from '@garita/domain/employee/leave-balance';
import type { PageRequest } from '@garita/domain/field/page.schema';
import { allOf } from '@garita/ledger/database/all-of';
import type { Database, Transaction } from '@garita/ledger/database/client';
import { leaveBalancesByEmployee } from '@garita/ledger/queries/leave/leave-balances';
import { pageWithLeave } from '@garita/ledger/queries/leave/page-with-leave';
import type { ChangeStamp } from '@garita/ledger/registry/record-changes';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { employeeRegistry, scopeOfEmployee } from '@garita/ledger/registry/records/employees';
import type { NamedPerson } from '@garita/ledger/registry/records/named-person';
import type { RecordPage, SavedRecord } from '@garita/ledger/registry/registry';
import { AppError, orNotFound } from '../../refusal/app-error.ts';
import { companyScope } from '../access.ts';
import { recordLeaveOpeningBalance } from '../pay/opening-balance.ts';
import { sameNumberWarnings } from '../records/people-by-number.ts';
import {
  type ActiveChange,
  applyChange,
  type RecordChangeOf,
  requireBirthdayInPast,
  setRecordActive,
} from '../records/record-change.ts';
import { mayShowWhole } from '../records/whole-numbers.ts';
import { type UseCaseContext, useCase } from '../use-case.ts';
import { type IdempotentInput, writeIdempotently } from '../write-idempotently.ts';
import { countingTakenNumbers, requireReasonForSecondRecord } from './second-record.ts';
import { numberAsSent, recordNumberShown } from './social-security-number.ts';

/**
 * An employee as shown. The social security number has its nine digits only for users who may write it,
 * otherwise ***-**-1234. The leave is what is left after everything known so far, or at the end of the last
 * year within the user's access.
 */
export type EmployeeRecord = SavedRecord<Employee> & { companyId: number; leaveBalances: LeaveBalances };

/** A saved employee with what its writer is warned of: no reason to refuse it. */
export type SavedEmployee = EmployeeRecord & { warnings: string[] };

/** A record, and why it is the second one of its social security number, where it is. */
type WithReason = { reason?: string | undefined };

type OfCompany = { companyId: number };
/** A company as a user sees it; users who may write see the whole of it. */
type OfSeenCompany = OfCompany & { access?: Access };
type NewEmployee = OfCompany & { employee: Employee };
type OneEmployee = OfCompany & { employeeId: number };
/** An employee by id; if a company is named too, it must be the employee's company. */
type AnyEmployee = { employeeId: number; companyId?: number | undefined };
type ChangedEmployee = AnyEmployee & { employee: RecordChangeOf<Employee> };

/**
 * Lists every employee of a company, disabled ones included, by first name; social security numbers masked.
 * Errors: `not-found`.
 */
export const listEmployees = useCase(
  'records:read',
  async (context, { companyId }: OfCompany): Promise<EmployeeRecord[]> => {
    await requireCompany(context, companyId);
    const { database } = context.dependencies;
    const all = await employeeRegistry.list(database, companyScope(context.actor, companyId));
    const balances = await leaveBalancesByEmployee(database, { companyId }, context.actor.access);
    return all.map((employee) => withBalances(companyId, employee, balances));
  },
);

/**
 * Lists a page of the employees of a company, as `listEmployees` shows them. Errors: `not-found`, also for
 * the record that the page starts beside.
 */
export const listEmployeePage = useCase(
  'records:read',
  async (
    context,
    { companyId, ...pageRequest }: OfCompany & PageRequest<EmployeeOrder>,
  ): Promise<RecordPage<EmployeeRecord>> => {
    const { database } = context.dependencies;
    const scope = companyScope(context.actor, companyId);
    const { page } = await allOf({
      company: requireCompany(context, companyId),
      page: employeeRegistry.listPage(
        database,
        scope,
        pageRequest,
        pageWithLeave(database, context.actor.access),
      ),
    });
    const { rows, found } = orNotFound(page);
    return { rows: rows.map((employee) => ({ ...employee, companyId })), found };
  },
);

/**
 * Returns one employee. The social security number is whole for users who may write it, because a program has
 * to send it back; this is recorded and counted. Beyond the limit of whole numbers it is masked. `isMasked`
 * requests only the last four digits. Errors: `not-found`.
 */
export const getEmployee = useCase(
  'records:read',
  async (
    context,
    { companyId, employeeId, isMasked = false }: OneEmployee & { isMasked?: boolean | undefined },
  ): Promise<EmployeeRecord> => {
    const isWhole = await mayShowWhole(context, { isMasked });
    return context.dependencies.database.transaction(async (tx) => {
      const { find } = isWhole ? opened(context) : employeeRegistry;
      const employee = orNotFound(await find(tx, companyScope(context.actor, companyId), employeeId));
      if (isWhole) await recordNumberShown(tx, context, employeeId);
      return shownEmployee(tx, { companyId, access: context.actor.access }, employee);
    });
  },
);

/** Returns the values with which the form of a new employee starts. Errors: `not-found`. */
export const employeeDefaults = useCase(
  'records:read',
  async (context, { companyId }: OfCompany): Promise<EmployeeDraft> => {
    const { leavePolicy } = await requireCompany(context, companyId);
    return defaultsOf(leavePolicy, context.dependencies.today());
  },
);

/**
 * Creates an employee, whose record sets the opening balance of leave. A second record of a social security
 * number needs a reason, which the history keeps. Errors: `not-found`, `birth-in-future`,
 * `employee-number-taken`, `too-many-attempts` of refused numbers, those of a key.
 */
export const createEmployee = useCase(
  'records:write',
  (
    context,
    { companyId, employee, reason, ...command }: IdempotentInput & WithReason & NewEmployee,
  ): Promise<SavedEmployee> =>
    countingTakenNumbers(context, () =>
      writeIdempotently(
        context,
        { operation: 'employees.create', ...command, request: withReason([companyId, employee], reason) },
        async (tx, stamp) => {
          orNotFound(await companyRegistry.lockForChange(tx, context.actor, companyId));
          const number = employee.socialSecurityNumber;
          const others = await requireReasonForSecondRecord(tx, context, { companyId, number, reason });
          const writing = { tx, stamp: others.length > 0 ? { ...stamp, reason } : stamp };
          const created = await addEmployee(writing, context, { companyId, employee });
          return warnedEmployee(await shownEmployee(tx, { companyId }, created), others);
        },
      ),
    ),
);

// A request without a reason keeps the hash that it had before there were any.
function withReason(request: unknown[], reason: string | undefined): unknown[] {
  return reason === undefined ? request : [...request, reason];
}

function warnedEmployee(employee: EmployeeRecord, others: readonly NamedPerson[]): SavedEmployee {
  return { ...employee, warnings: sameNumberWarnings(others) };
}

/**
 * Creates an employee with the opening balance of leave, within a transaction. Errors: `not-found`,
 * `birth-in-future`.
 */
export async function addEmployee(
  { tx, stamp }: { tx: Transaction; stamp: ChangeStamp },
  context: UseCaseContext,
  { companyId, employee }: NewEmployee,
): Promise<SavedRecord<Employee>> {
  requireBirthdayInPast(context.dependencies.today(), employee.birthday);
  const created = orNotFound(
    await opened(context).insert(tx, stamp, companyScope(context.actor, companyId), employee),
  );
  await recordOpening(tx, context, companyId, created);
  return created;
}

/**
 * Changes an employee. Past pay keeps the facts that it froze. A masked social security number stays
 * unchanged, and is answered masked; one that another record of the company has needs a reason. Errors:
 * `not-found`, `birth-in-future`, `invalid-input` for the mask of another number, `employee-number-taken`,
 * `too-many-attempts` of refused numbers, those of a key.
 */
export const updateEmployee = useCase(
  'records:write',
  (
    context,
    { employeeId, employee: change, ...input }: IdempotentInput & WithReason & ChangedEmployee,
  ): Promise<SavedEmployee> => {
    const { companyId, reason, ...command } = input;
    const request = withReason([employeeId, change], reason);
    return countingTakenNumbers(context, () =>
      writeIdempotently(
        context,
        { operation: 'employees.update', ...command, request },
        async (tx, stamp) => {
          const scope = orNotFound(await scopeOfEmployee(tx, context.actor, employeeId));
          if (companyId !== undefined && companyId !== scope.companyId) throw new AppError('not-found');
          orNotFound(await companyRegistry.lockForChange(tx, context.actor, scope.companyId));
          const known = orNotFound(await opened(context).lockForChange(tx, scope, employeeId));
          const employee = applyChange(change, known);
          requireBirthdayInPast(context.dependencies.today(), employee.birthday);
          const number = numberAsSent(employee, known);
          const isKept = number === known.socialSecurityNumber;
          const wanted = { companyId: scope.companyId, employeeId, number, isKept, reason };
          const others = await requireReasonForSecondRecord(tx, context, wanted);
          const reasoned = others.length > 0 && !isKept ? { ...stamp, reason } : stamp;
          const numbered = { ...employee, socialSecurityNumber: number };
          const updated = orNotFound(await opened(context).update(tx, reasoned, scope, employeeId, numbered));
          await recordOpening(tx, context, scope.companyId, updated);
          const shown = await shownEmployee(tx, scope, updated);
          return warnedEmployee({ ...shown, socialSecurityNumber: employee.socialSecurityNumber }, others);
        },
      ),
    );
  },
);

// Shows employees with the leave that each has left.
async function shownEmployees(
  db: Database,
  { companyId, access }: OfSeenCompany,
  shown: readonly SavedRecord<Employee>[],
): Promise<EmployeeRecord[]> {
  const balances = await leaveBalancesByEmployee(
    db,
    { companyId, employeeIds: shown.map(({ id }) => id) },
    access,
  );
  return shown.map((employee) => withBalances(companyId, employee, balances));
}

/** Adds to an employee the leave that is left; none if the balances do not name the employee. */
function withBalances(
  companyId: number,
  employee: SavedRecord<Employee>,
  balances: ReadonlyMap<number, LeaveBalances>,
): EmployeeRecord {
  const leaveBalances = balances.get(employee.id) ?? NO_LEAVE;
  return { ...employee, companyId, leaveBalances };
}

/** Returns an employee with the leave that is left. */
export async function shownEmployee(
  db: Database,
  company: OfSeenCompany,
  employee: SavedRecord<Employee>,
): Promise<EmployeeRecord> {
  const [shown] = await shownEmployees(db, company, [employee]);
  return orNotFound(shown);
}

async function recordOpening(
  tx: Transaction,
  { actor }: UseCaseContext,
  companyId: number,
  { id: employeeId, leave }: SavedRecord<Employee>,
): Promise<void> {
  await recordLeaveOpeningBalance(tx, {
    companyId,
    employeeId,
    actorId: actor.userId,
    accountId: actor.accountId,
    leave,
  });
}

// The registry with the key: numbers are read and written whole.
function opened({ dependencies }: UseCaseContext) {
  return employeeRegistry.withKeyring(dependencies.keyring);
}

async function requireCompany({ dependencies, actor }: UseCaseContext, companyId: number) {
  return orNotFound(await companyRegistry.find(dependencies.database, actor, companyId));
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
        answer: (employee, tx, scope) => shownEmployee(tx, scope, employee),
      },
    ),
);
