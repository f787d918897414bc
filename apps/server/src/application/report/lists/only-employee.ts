import type { Employee } from '@garita/domain/employee/employee.schema';
import { employeeRegistry } from '@garita/ledger/registry/records/employees';
import { companyScope } from '../../company-scope.ts';
import type { UseCaseContext } from '../../use-case.ts';

/** The employee that a list is of alone; undefined where it is of everybody. */
export async function onlyEmployee(
  { dependencies: { database }, actor }: UseCaseContext,
  { companyId, employeeId }: { companyId: number; employeeId: number | null },
): Promise<Employee | undefined> {
  if (employeeId === null) return undefined;
  return employeeRegistry.find(database, companyScope(actor, companyId), employeeId);
}
