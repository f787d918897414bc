import type { Employee } from '@garita/domain/employee/employee.schema';
import { employees } from '@garita/ledger/registry/records/employees';
import { companyScope } from '../../company-scope.ts';
import type { Context } from '../../use-case.ts';

/** The employee that a list is of alone; undefined where it is of everybody. */
export async function onlyEmployee(
  { dependencies: { database }, actor }: Context,
  { companyId, employeeId }: { companyId: number; employeeId: number | null },
): Promise<Employee | undefined> {
  if (employeeId === null) return undefined;
  return employees.find(database, companyScope(actor, companyId), employeeId);
}
