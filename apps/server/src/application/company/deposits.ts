import { isDeepStrictEqual } from 'node:util';
import { type DepositFacts, NO_DEPOSIT_FACTS } from '@garita/domain/company/deposit-facts.schema';
import { type ProposedSchedule, proposedSchedule } from '@garita/domain/filing/due/deposited-return';
import { yearRange } from '@garita/domain/returns/quarter';
import { yearOf } from '@garita/domain/time/calendar-date';
import { PAYROLL_YEARS } from '@garita/domain/time/payroll-years';
import type { Database } from '@garita/ledger/database/client';
import { monthsOfAccount } from '@garita/ledger/queries/pay/account-pay';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { findDepositFacts, saveDepositFacts } from '@garita/ledger/registry/records/deposit-facts';
import { orNotFound } from '../../refusal/app-error.ts';
import { companyScope } from '../access.ts';
import { applyChange, type RecordChangeOf } from '../records/record-change.ts';
import { type UseCaseContext, useCase } from '../use-case.ts';
import { type IdempotentInput, writeIdempotently } from '../write-idempotently.ts';
import type { CompanyRecord } from './companies.ts';

/**
 * The deposits of a company in a year: what the company states, and the schedules that follow from its pay
 * here.
 */
export type CompanyDeposits = {
  year: number;
  facts: DepositFacts;
  proposed: { federal: ProposedSchedule; local: ProposedSchedule };
};

/**
 * Lists the deposits of a company for last year, this one and the next. Errors: `not-found`.
 */
export const companyDeposits = useCase(
  'records:read',
  async (context, { companyId }: { companyId: number }): Promise<CompanyDeposits[]> => {
    const { dependencies, actor } = context;
    const company = orNotFound(await companyRegistry.find(dependencies.database, actor, companyId));
    const thisYear = yearOf(dependencies.today());
    const years = [thisYear - 1, thisYear, thisYear + 1].filter((year) => PAYROLL_YEARS.includes(year));
    return Promise.all(years.map((year) => depositsOfYear(context, dependencies.database, company, year)));
  },
);

/** Changes what a company states about its deposits in a year. Errors: `not-found`, those of a key. */
export const updateDepositFacts = useCase(
  'records:write',
  (
    context,
    {
      companyId,
      year,
      facts: change,
      ...command
    }: IdempotentInput & { companyId: number; year: number; facts: RecordChangeOf<DepositFacts> },
  ): Promise<CompanyDeposits> =>
    writeIdempotently(
      context,
      { operation: 'depositFacts.update', ...command, request: [companyId, year, change] },
      async (tx, stamp) => {
        // Of two simultaneous changes one waits for the other.
        const company = orNotFound(await companyRegistry.lockForChange(tx, context.actor, companyId));
        const scope = companyScope(context.actor, companyId);
        const saved = (await findDepositFacts(tx, scope, year)) ?? NO_DEPOSIT_FACTS;
        const facts = applyChange(change, saved);
        // Empty facts are not saved for a year that has none.
        if (!isDeepStrictEqual(facts, saved)) await saveDepositFacts(tx, stamp, scope, { year, facts });
        return depositsOfYear(context, tx, company, year);
      },
    ),
);

async function depositsOfYear(
  { actor }: UseCaseContext,
  db: Database,
  company: CompanyRecord,
  year: number,
): Promise<CompanyDeposits> {
  // Farms look back to the second calendar year before, all other employers to July of that year.
  const days = { from: yearRange(year - 2).from, to: yearRange(year - 1).to };
  const months = await monthsOfAccount(db, actor, { ...days, companyId: company.id });
  const returnOf = company.payer === 'form-941' ? ('quarter' as const) : ('year' as const);
  const { businessStartDate } = company;
  const liabilities = (tax: 'fica' | 'incomeTax') =>
    months.map((month) => ({ payDate: month.month, cents: month[tax] }));
  return {
    year,
    facts: (await findDepositFacts(db, companyScope(actor, company.id), year)) ?? NO_DEPOSIT_FACTS,
    proposed: {
      federal: proposedSchedule(liabilities('fica'), { year, returnOf, businessStartDate }),
      local: proposedSchedule(liabilities('incomeTax'), { year, returnOf: 'quarter', businessStartDate }),
    },
  };
}
