import type { Company } from '@garita/domain/company/company.schema';
import { fullName } from '@garita/domain/employee/full-name';
import type { LeaveCredits } from '@garita/domain/employee/leave-policy';
import { leaveInForce } from '@garita/domain/employee/leave-terms';
import { compareSpanish } from '@garita/domain/text/spanish-order';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { employeeRegistry } from '@garita/ledger/registry/records/employees';
import { orNotFound } from '../../refusal/app-error.ts';
import { companyScope } from '../access.ts';
import { useCase } from '../use-case.ts';

/** A person whom a company's rule reaches, with the terms by the saved rule and by a supposed one. */
export type RuleEffect<Terms> = { id: number; name: string; before: Terms; after: Terms };

/** The supposed rule of leave of a company. */
type SupposedRule = { companyId: number } & Pick<Company, 'leaveRule' | 'isSmallEmployer'>;

/** An employee with the leave that this month would earn; `isLeaveEdited` marks terms that somebody typed. */
export type LeaveRuleEffect = RuleEffect<LeaveCredits> & { isLeaveEdited: boolean };

/**
 * Lists the active employees of a company by name with the leave that a month earns, by the saved rule and by
 * a supposed one, so that the change is seen before it is saved. Errors: `not-found`.
 */
export const leaveRuleEffects = useCase(
  'records:read',
  async ({ dependencies, actor }, { companyId, ...supposed }: SupposedRule): Promise<LeaveRuleEffect[]> => {
    const { database } = dependencies;
    const company = orNotFound(await companyRegistry.find(database, actor, companyId));
    const employees = await employeeRegistry.list(database, companyScope(actor, companyId));
    const today = dependencies.today();
    return employees
      .filter(({ isActive }) => isActive)
      .map((employee) => ({
        id: employee.id,
        name: fullName(employee),
        before: leaveInForce(employee, company, today),
        after: leaveInForce(employee, supposed, today),
        isLeaveEdited: employee.isLeaveEdited,
      }))
      .toSorted((one, other) => compareSpanish(one.name, other.name));
  },
);
