import type { Company } from '@garita/domain/company/company.schema';
import { calculateContractorPayment, contractorFacts } from '@garita/domain/contractor/contractor-payment';
import {
  type EarlierContractorPay,
  leftOfLimit,
  paidBefore,
} from '@garita/domain/contractor/contractor-rule';
import { fullName } from '@garita/domain/employee/full-name';
import type { LeaveCredits } from '@garita/domain/employee/leave-policy';
import { leaveInForce } from '@garita/domain/employee/leave-terms';
import { type Cents, sumCents } from '@garita/domain/money/cents';
import { compareSpanish } from '@garita/domain/text/spanish-order';
import { yearOf } from '@garita/domain/time/calendar-date';
import { allOf } from '@garita/ledger/database/all-of';
import { payeeYears } from '@garita/ledger/queries/contractor/earlier-payments';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { contractorRegistry } from '@garita/ledger/registry/records/contractors';
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

/** The supposed rule of the tax withheld from a company's contractors. */
type SupposedContractorRule = { companyId: number } & Pick<Company, 'contractorRule'>;

/**
 * A contractor with the tax of a next payment like the last one of this year, in cents; null without a
 * payment. `paid` is what the payee was paid this year, and `left` what is left of the first 500.00.
 */
export type ContractorRuleEffect = RuleEffect<Cents | null> & {
  paid: Cents;
  left: Cents;
  gross: Cents | null;
};

/**
 * Lists the active contractors of a company by name with the tax that a next payment like the last one would
 * have withheld, by the saved rule and by a supposed one. Nothing is stored. Errors: `not-found`.
 */
export const contractorRuleEffects = useCase(
  'records:write',
  async (
    { dependencies, actor },
    { companyId, contractorRule }: SupposedContractorRule,
  ): Promise<ContractorRuleEffect[]> => {
    const { database } = dependencies;
    const company = orNotFound(await companyRegistry.find(database, actor, companyId));
    const today = dependencies.today();
    const { contractors, years } = await allOf({
      contractors: contractorRegistry.list(database, companyScope(actor, companyId)),
      years: payeeYears(database, { companyId, taxYear: yearOf(today) }),
    });
    return contractors
      .filter(({ isActive }) => isActive)
      .map((contractor) => {
        const { own, elsewhere } = years.get(contractor.id) ?? { own: [], elsewhere: [] };
        const earlier: EarlierContractorPay = { own: sumCents(own.map(({ gross }) => gross)), elsewhere };
        const gross = own.at(-1)?.gross ?? null;
        const retainedBy = (rule: Company['contractorRule']) => {
          if (gross === null) return null;
          const facts = contractorFacts(contractor, rule === 'law' ? earlier : undefined);
          return calculateContractorPayment(facts, { minutes: 0, flatFee: gross, payDate: today }).retained
            .amount;
        };
        return {
          id: contractor.id,
          name: fullName(contractor),
          paid: paidBefore(earlier),
          left: leftOfLimit(earlier),
          gross,
          before: retainedBy(company.contractorRule),
          after: retainedBy(contractorRule),
        };
      })
      .toSorted((one, other) => compareSpanish(one.name, other.name));
  },
);
