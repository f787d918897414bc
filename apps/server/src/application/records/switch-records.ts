import { accountants } from '@garita/ledger/registry/records/accountants';
import { companies } from '@garita/ledger/registry/records/companies';
import { companyTaxes, scopeOfCompanyTax } from '@garita/ledger/registry/records/company-taxes';
import { contractors, scopeOfContractor } from '@garita/ledger/registry/records/contractors';
import { employees, scopeOfEmployee } from '@garita/ledger/registry/records/employees';
import type { AccountantRecord } from '../account/accountants.ts';
import type { CompanyRecord } from '../company/companies.ts';
import type { ContractorRecord } from '../contractor/contractors.ts';
import { type EmployeeRecord, shownEmployee } from '../employee/employees.ts';
import { existing } from '../existing.ts';
import type { CompanyTaxRecord } from '../tax/company-taxes.ts';
import { useCase } from '../use-case.ts';
import { writeOnce } from '../write-once.ts';
import { type Switching, switchRecord } from './switch-record.ts';

/** Switches a company on or off. Errors: `not-found`, those of a key. */
export const setCompanyActive = useCase(
  'records:write',
  (
    context,
    { companyId: id, isActive, commandId }: Switching & { companyId: number },
  ): Promise<CompanyRecord> =>
    writeOnce(
      context,
      { operation: 'companies.setActive', commandId, request: [id, isActive] },
      (tx, stamp) => switchRecord(tx, stamp, { registry: companies, scope: context.actor, id }, isActive),
    ),
);

/** Switches an employee on or off; the social security number comes back masked. Errors: `not-found`, those of a key. */
export const setEmployeeActive = useCase(
  'records:write',
  (
    context,
    { employeeId: id, isActive, commandId }: Switching & { employeeId: number },
  ): Promise<EmployeeRecord> =>
    writeOnce(
      context,
      { operation: 'employees.setActive', commandId, request: [id, isActive] },
      async (tx, stamp) => {
        const scope = existing(await scopeOfEmployee(tx, context.actor, id));
        const employee = await switchRecord(tx, stamp, { registry: employees, scope, id }, isActive);
        return shownEmployee(tx, scope, employee);
      },
    ),
);

/** Switches a contractor on or off; numbers and accounts come back masked. Errors: `not-found`, those of a key. */
export const setContractorActive = useCase(
  'records:write',
  (
    context,
    { contractorId: id, isActive, commandId }: Switching & { contractorId: number },
  ): Promise<ContractorRecord> =>
    writeOnce(
      context,
      { operation: 'contractors.setActive', commandId, request: [id, isActive] },
      async (tx, stamp) => {
        const scope = existing(await scopeOfContractor(tx, context.actor, id));
        const contractor = await switchRecord(tx, stamp, { registry: contractors, scope, id }, isActive);
        return { ...contractor, companyId: scope.companyId };
      },
    ),
);

/** Switches an accountant on or off. Errors: `not-found`, those of a key. */
export const setAccountantActive = useCase(
  'records:write',
  (
    context,
    { accountantId: id, isActive, commandId }: Switching & { accountantId: number },
  ): Promise<AccountantRecord> =>
    writeOnce(
      context,
      { operation: 'accountants.setActive', commandId, request: [id, isActive] },
      (tx, stamp) => switchRecord(tx, stamp, { registry: accountants, scope: context.actor, id }, isActive),
    ),
);

/** Switches a tax line on or off; pay of the past keeps the lines it froze. Errors: `not-found`, those of a key. */
export const setCompanyTaxActive = useCase(
  'records:write',
  (context, { taxId: id, isActive, commandId }: Switching & { taxId: number }): Promise<CompanyTaxRecord> =>
    writeOnce(
      context,
      { operation: 'companyTaxes.setActive', commandId, request: [id, isActive] },
      async (tx, stamp) => {
        const scope = existing(await scopeOfCompanyTax(tx, context.actor, id));
        return switchRecord(tx, stamp, { registry: companyTaxes, scope, id }, isActive);
      },
    ),
);
