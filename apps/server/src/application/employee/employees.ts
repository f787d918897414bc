import type { Access } from '@garita/domain/account/access.schema';
import type { Company } from '@garita/domain/company/company.schema';
import type { Employee } from '@garita/domain/employee/employee.schema';
import {
  employeeDefaults as defaultsOf,
  type EmployeeDraft,
} from '@garita/domain/employee/employee-defaults';
import type { EmployeeOrder } from '@garita/domain/employee/employee-page.schema';
import { type LeaveBalances, NO_LEAVE } from '@garita/domain/employee/leave-balance';
import { withLeaveInForce } from '@garita/domain/employee/leave-terms';
import type { PageRequest } from '@garita/domain/field/page.schema';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { allOf } from '@garita/ledger/database/all-of';
import type { Database } from '@garita/ledger/database/client';
import { objectJoiner } from '@garita/ledger/database/object-factory';
import { mapInTurns } from '@garita/ledger/database/rows';
import { leaveBalancesByEmployee } from '@garita/ledger/queries/leave/leave-balances';
import { pageWithLeave } from '@garita/ledger/queries/leave/page-with-leave';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { employeeRegistry, listEmployeesByExternalNumber } from '@garita/ledger/registry/records/employees';
import type { RecordPage, SavedRecord } from '@garita/ledger/registry/registry';
import { orNotFound } from '../../refusal/app-error.ts';
import { companyScope } from '../access.ts';
import type { RecordChangeOf } from '../records/record-change.ts';
import { mayShowWhole } from '../records/whole-numbers.ts';
import { type UseCaseContext, useCase } from '../use-case.ts';
import { recordNumberShown } from './social-security-number.ts';

/**
 * An employee as shown. The social security number has its nine digits only for users who may write it,
 * otherwise ***-**-1234. The leave is what is left after everything known so far, or at the end of the last
 * year within the user's access. Rates and thresholds of leave are those in force: by the company's rule of
 * the law, those of the law unless somebody typed others.
 */
export type EmployeeRecord = SavedRecord<Employee> & { companyId: number; leaveBalances: LeaveBalances };

type OfCompany = { companyId: number };
/** A company as a user sees it; users who may write see the whole of it. */
type OfSeenCompany = OfCompany & { access?: Access };
/** The facts that employees are shown with: the company as a user sees it, and today's date. */
type ShownIn = OfSeenCompany & { company: SavedRecord<Company>; today: CalendarDate };
export type NewEmployee = OfCompany & { employee: Employee };
type OneEmployee = OfCompany & { employeeId: number };
/** An employee by id; if a company is named too, it must be the employee's company. */
type AnyEmployee = { employeeId: number; companyId?: number | undefined };
export type ChangedEmployee = AnyEmployee & { employee: RecordChangeOf<Employee> };

/**
 * Lists every employee of a company, disabled ones included, by first name; social security numbers masked.
 * With an external number only the one who has it. Errors: `not-found`.
 */
export const listEmployees = useCase(
  'records:read',
  async (
    context,
    { companyId, externalNumber }: OfCompany & { externalNumber?: string | undefined },
  ): Promise<EmployeeRecord[]> => {
    const company = await requireCompany(context, companyId);
    const { database, today } = context.dependencies;
    const scope = companyScope(context.actor, companyId);
    const shownIn = { companyId, company, today: today(), access: context.actor.access };
    if (externalNumber !== undefined) {
      const found = await listEmployeesByExternalNumber(database, scope, [externalNumber]);
      const numbered = await employeeRegistry.listByIds(
        database,
        scope,
        found.map(({ id }) => id),
      );
      return shownEmployees(database, shownIn, numbered);
    }
    const all = await employeeRegistry.list(database, scope);
    const balances = await leaveBalancesByEmployee(database, { companyId }, context.actor.access);
    return mapInTurns(all, (employee) => withBalances(shownIn, employee, balances));
  },
);

/** Lists a page of a company's employees. Errors: `not-found`, also for the record beside the page. */
export const listEmployeePage = useCase(
  'records:read',
  async (
    context,
    {
      companyId,
      ...pageRequest
    }: OfCompany & PageRequest<EmployeeOrder> & { externalNumber?: string | undefined },
  ): Promise<RecordPage<EmployeeRecord>> => {
    const { database } = context.dependencies;
    const scope = companyScope(context.actor, companyId);
    const { page, company } = await allOf({
      company: requireCompany(context, companyId),
      page: employeeRegistry.listPage(
        database,
        scope,
        pageRequest,
        pageWithLeave(database, context.actor.access),
      ),
    });
    const { rows, found } = orNotFound(page);
    const today = context.dependencies.today();
    return {
      rows: rows.map((employee) => ({ ...withLeaveInForce(employee, company, today), companyId })),
      found,
    };
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
      return shownEmployee(tx, context, { companyId, access: context.actor.access }, employee);
    });
  },
);

/** Returns the values with which the form of a new employee starts. Errors: `not-found`. */
export const employeeDefaults = useCase(
  'records:read',
  async (context, { companyId }: OfCompany): Promise<EmployeeDraft> => {
    const { leavePolicy, defaultWithholdingMethod } = await requireCompany(context, companyId);
    return {
      ...defaultsOf(leavePolicy, context.dependencies.today()),
      ...(defaultWithholdingMethod === null ? {} : { withholdingMethod: defaultWithholdingMethod }),
    };
  },
);

// Shows employees with the leave that each has left.
async function shownEmployees(
  db: Database,
  { access, ...shownIn }: ShownIn,
  shown: readonly SavedRecord<Employee>[],
): Promise<EmployeeRecord[]> {
  const { companyId } = shownIn;
  const balances = await leaveBalancesByEmployee(
    db,
    { companyId, employeeIds: shown.map(({ id }) => id) },
    access,
  );
  return shown.map((employee) => withBalances(shownIn, employee, balances));
}

/** Adds to an employee the leave that is left; none if the balances do not name the employee. */
function withBalances(
  { companyId, company, today }: ShownIn,
  employee: SavedRecord<Employee>,
  balances: ReadonlyMap<number, LeaveBalances>,
): EmployeeRecord {
  const leaveBalances = balances.get(employee.id) ?? NO_LEAVE;
  return withLeave(withLeaveInForce(employee, company, today), { companyId, leaveBalances });
}

const withLeave = objectJoiner<SavedRecord<Employee>, Omit<EmployeeRecord, keyof SavedRecord<Employee>>>();

/** Returns an employee with the leave that is left, and the terms of leave in force. */
export async function shownEmployee(
  db: Database,
  { actor, dependencies }: UseCaseContext,
  ofCompany: OfSeenCompany,
  employee: SavedRecord<Employee>,
): Promise<EmployeeRecord> {
  const company = orNotFound(await companyRegistry.find(db, actor, ofCompany.companyId));
  const [shown] = await shownEmployees(db, { ...ofCompany, company, today: dependencies.today() }, [
    employee,
  ]);
  return orNotFound(shown);
}

// The registry with the key: numbers are read and written whole.
export function opened({ dependencies }: UseCaseContext) {
  return employeeRegistry.withKeyring(dependencies.keyring);
}

async function requireCompany({ dependencies, actor }: UseCaseContext, companyId: number) {
  return orNotFound(await companyRegistry.find(dependencies.database, actor, companyId));
}
