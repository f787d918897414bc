import { type LeaveBalances, NO_LEAVE } from '@garita/domain/employee/leave-balance';
import { allOf } from '@garita/ledger/database/all-of';
import { leaveBalancesByEmployee } from '@garita/ledger/queries/leave/leave-balances';
import { type CompanyPayee, listPayees } from '@garita/ledger/registry/access/account-people';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { orNotFound } from '../../refusal/app-error.ts';
import { companyScope } from '../access.ts';
import { useCase } from '../use-case.ts';

/**
 * Lists the employees of a company for a choice and for the list of payees, inactive ones included, with a
 * tenth of the data of their list. Errors: `not-found`.
 */
export const listCompanyPayees = useCase(
  'records:read',
  async (
    { dependencies: { database }, actor },
    { companyId }: { companyId: number },
  ): Promise<CompanyPayee[]> => {
    const scope = companyScope(actor, companyId);
    const { company, payees } = await allOf({
      company: companyRegistry.find(database, actor, companyId),
      payees: listPayees(database, scope),
    });
    orNotFound(company);
    return payees;
  },
);

/**
 * Lists a company's payees with the leave that each has left, by everything known so far or at the end of
 * the last year within the user's access. Errors: `not-found`.
 */
export const listCompanyBalances = useCase(
  'records:read',
  async (
    { dependencies: { database }, actor },
    { companyId }: { companyId: number },
  ): Promise<(CompanyPayee & { leaveBalances: LeaveBalances })[]> => {
    const { company, payees, balances } = await allOf({
      company: companyRegistry.find(database, actor, companyId),
      payees: listPayees(database, companyScope(actor, companyId)),
      balances: leaveBalancesByEmployee(database, { companyId }, actor.access),
    });
    orNotFound(company);
    return payees.map((payee) => ({ ...payee, leaveBalances: balances.get(payee.id) ?? NO_LEAVE }));
  },
);
