import type { Employee } from '@garita/domain/employee/employee.schema';
import type { Registered } from '@garita/ledger/registry/registry';

/** An employee whose social security number shows its last four digits only: ***-**-1234. */
export type MaskedEmployee = Registered<Employee>;

/** An employee as lists and stubs show one. */
export function maskedEmployee<Shown extends MaskedEmployee>(employee: Shown): Shown {
  return { ...employee, socialSecurityNumber: `***-**-${employee.socialSecurityNumber.slice(-4)}` };
}
