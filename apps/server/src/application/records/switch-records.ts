import { accountantRegistry } from '@garita/ledger/registry/records/accountants';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { companyTaxRegistry, scopeOfCompanyTax } from '@garita/ledger/registry/records/company-taxes';
import { contractorRegistry, scopeOfContractor } from '@garita/ledger/registry/records/contractors';
import { employeeRegistry, scopeOfEmployee } from '@garita/ledger/registry/records/employees';
import type { SavedAccountantRecord } from '../account/accountants.ts';
import type { CompanyRecord } from '../company/companies.ts';
import type { ContractorRecord } from '../contractor/contractors.ts';
import { type EmployeeRecord, shownEmployee } from '../employee/employees.ts';
import { orNotFound } from '../or-not-found.ts';
import type { CompanyTaxRecord } from '../tax/company-taxes.ts';
import { useCase } from '../use-case.ts';
import { writeIdempotently } from '../write-idempotently.ts';
import { type ActiveChange, switchRecord } from './switch-record.ts';

/** Switches a company on or off. Errors: `not-found`, those of a key. */
export const setCompanyActive = useCase(
  'records:write',
  (
    context,
    { companyId: id, isActive, commandId }: ActiveChange & { companyId: number },
  ): Promise<CompanyRecord> =>
    writeIdempotently(
      context,
      { operation: 'companies.setActive', commandId, request: [id, isActive] },
      (tx, stamp) =>
        switchRecord(tx, stamp, { registry: companyRegistry, scope: context.actor, id }, isActive),
    ),
);

/** Switches an employee on or off; the social security number comes back masked. Errors: `not-found`, those of a key. */
export const setEmployeeActive = useCase(
  'records:write',
  (
    context,
    { employeeId: id, isActive, commandId }: ActiveChange & { employeeId: number },
  ): Promise<EmployeeRecord> =>
    writeIdempotently(
      context,
      { operation: 'employees.setActive', commandId, request: [id, isActive] },
      async (tx, stamp) => {
        const scope = orNotFound(await scopeOfEmployee(tx, context.actor, id));
        const employee = await switchRecord(tx, stamp, { registry: employeeRegistry, scope, id }, isActive);
        return shownEmployee(tx, scope, employee);
      },
    ),
);

/** Switches a contractor on or off; numbers and accounts come back masked. Errors: `not-found`, those of a key. */
export const setContractorActive = useCase(
  'records:write',
  (
    context,
    { contractorId: id, isActive, commandId }: ActiveChange & { contractorId: number },
  ): Promise<ContractorRecord> =>
    writeIdempotently(
      context,
      { operation: 'contractors.setActive', commandId, request: [id, isActive] },
      async (tx, stamp) => {
        const scope = orNotFound(await scopeOfContractor(tx, context.actor, id));
        const contractor = await switchRecord(
          tx,
          stamp,
          { registry: contractorRegistry, scope, id },
          isActive,
        );
        return { ...contractor, companyId: scope.companyId };
      },
    ),
);

/** Switches an accountant on or off. Errors: `not-found`, those of a key. */
export const setAccountantActive = useCase(
  'records:write',
  (
    context,
    { accountantId: id, isActive, commandId }: ActiveChange & { accountantId: number },
  ): Promise<SavedAccountantRecord> =>
    writeIdempotently(
      context,
      { operation: 'accountants.setActive', commandId, request: [id, isActive] },
      (tx, stamp) =>
        switchRecord(tx, stamp, { registry: accountantRegistry, scope: context.actor, id }, isActive),
    ),
);

/** Switches a tax line on or off; pay of the past keeps the lines it froze. Errors: `not-found`, those of a key. */
export const setCompanyTaxActive = useCase(
  'records:write',
  (
    context,
    { taxId: id, isActive, commandId }: ActiveChange & { taxId: number },
  ): Promise<CompanyTaxRecord> =>
    writeIdempotently(
      context,
      { operation: 'companyTaxes.setActive', commandId, request: [id, isActive] },
      async (tx, stamp) => {
        const scope = orNotFound(await scopeOfCompanyTax(tx, context.actor, id));
        return switchRecord(tx, stamp, { registry: companyTaxRegistry, scope, id }, isActive);
      },
    ),
);
