import { isDeepStrictEqual } from 'node:util';
import { includesCompany } from '@garita/domain/account/access.schema';
import { type DepositFacts, NO_DEPOSIT_FACTS } from '@garita/domain/company/deposit-facts.schema';
import { lifetimeOf } from '@garita/domain/company/lifetime';
import { type ProposedSchedule, proposedSchedule } from '@garita/domain/filing/due/deposited-return';
import type { Payer } from '@garita/domain/reference/enumerations';
import { yearRange } from '@garita/domain/returns/quarter';
import { yearOf } from '@garita/domain/time/calendar-date';
import { PAYROLL_YEARS } from '@garita/domain/time/payroll-years';
import type { Database } from '@garita/ledger/database/client';
import { monthsOfAccount } from '@garita/ledger/queries/pay/account-pay';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { findDepositFacts, saveDepositFacts } from '@garita/ledger/registry/records/deposit-facts';
import {
  type EmployerCompany,
  listEmployerCompanies,
} from '@garita/ledger/registry/records/employer-companies';
import { AppError, orNotFound } from '../../refusal/app-error.ts';
import {
  applyChange,
  type RecordChangeOf,
  type RecordPart,
  requireCurrentPart,
  type VersionedInput,
  versionedRequest,
  versionOfPart,
} from '../records/record-change.ts';
import { type UseCaseContext, useCase } from '../use-case.ts';
import { writeIdempotently } from '../write-idempotently.ts';
import type { CompanyRecord } from './companies.ts';

/**
 * The deposits of an employer number in a year: what its companies state, and the schedules that follow from
 * their pay here. `version` is that of the statements.
 */
export type CompanyDeposits = {
  year: number;
  version: number;
  facts: DepositFacts;
  proposed: { federal: ProposedSchedule; local: ProposedSchedule };
};

/**
 * Lists the deposits of a company's employer number for last year, this one and the next. Errors:
 * `not-found`, `employer-outside-access`.
 */
export const companyDeposits = useCase(
  'records:read',
  async (context, { companyId }: { companyId: number }): Promise<CompanyDeposits[]> => {
    const { dependencies, actor } = context;
    const company = orNotFound(await companyRegistry.find(dependencies.database, actor, companyId));
    const thisYear = yearOf(dependencies.today());
    const years = [thisYear - 1, thisYear, thisYear + 1].filter((year) => PAYROLL_YEARS.includes(year));
    const employer = await depositorOf(context, dependencies.database, company);
    return Promise.all(years.map((year) => depositsOfYear(context, dependencies.database, employer, year)));
  },
);

/**
 * Changes what the companies of an employer number state about their deposits in a year. Errors: `not-found`,
 * `record-changed`, those of a key.
 */
export const updateDepositFacts = useCase(
  'records:write',
  (
    context,
    {
      companyId,
      year,
      facts: change,
      version,
      ...command
    }: VersionedInput & { companyId: number; year: number; facts: RecordChangeOf<DepositFacts> },
  ): Promise<CompanyDeposits> =>
    writeIdempotently(
      context,
      {
        operation: 'depositFacts.update',
        ...command,
        request: versionedRequest([companyId, year, change], version),
      },
      async (tx, stamp) => {
        const company = orNotFound(await companyRegistry.find(tx, context.actor, companyId));
        const employer = await depositorOf(context, tx, company);
        // The second of two simultaneous changes waits for the first.
        for (const id of employer.companyIds) await companyRegistry.lockForChange(tx, context.actor, id);
        const part = { ...partOf(employer, year), actorId: stamp.actorId };
        await requireCurrentPart(tx, part, version);
        const saved = (await findDepositFacts(tx, employer, year)) ?? NO_DEPOSIT_FACTS;
        const facts = applyChange(change, saved);
        // Empty facts are not saved for a year that has none.
        if (!isDeepStrictEqual(facts, saved)) {
          const { accountId } = employer;
          for (const id of employer.companyIds)
            await saveDepositFacts(tx, stamp, { accountId, companyId: id }, { year, facts });
        }
        return depositsOfYear(context, tx, employer, year);
      },
    ),
);

/** The companies of an employer number: they deposit together, the federal taxes by kind of payer. */
type Depositor = {
  accountId: number;
  /** The company by which the employer was asked for; its history has every change. */
  companyId: number;
  payer: Payer;
  companyIds: readonly number[];
  companies: readonly EmployerCompany[];
};

/** Reads the employer of a company. Errors: `employer-outside-access`. */
async function depositorOf(
  { actor }: UseCaseContext,
  db: Database,
  { id, payer }: CompanyRecord,
): Promise<Depositor> {
  const { accountId } = actor;
  const companies = await listEmployerCompanies(db, { accountId, companyId: id });
  if (companies.some((company) => !includesCompany(actor.access, company.id)))
    throw new AppError('employer-outside-access');
  return { accountId, companyId: id, payer, companies, companyIds: companies.map((company) => company.id) };
}

function partOf({ accountId, companyId }: Depositor, year: number): RecordPart {
  return { tableName: 'companies', accountId, recordId: companyId, fieldsOf: `deposits.${year}.` };
}

async function depositsOfYear(
  { actor }: UseCaseContext,
  db: Database,
  employer: Depositor,
  year: number,
): Promise<CompanyDeposits> {
  const { payer, companies, companyIds } = employer;
  // Farms look back to the second calendar year before, all other employers to July of that year.
  const days = { from: yearRange(year - 2).from, to: yearRange(year - 1).to };
  const months = await monthsOfAccount(db, actor, { ...days, companyIds });
  const returnOf = payer === 'form-941' ? ('quarter' as const) : ('year' as const);
  const { businessStartDate } = lifetimeOf(companies);
  const ofPayer = new Set(companies.flatMap((company) => (company.payer === payer ? company.id : [])));
  const liabilities = (tax: 'fica' | 'incomeTax') =>
    months
      .filter(({ companyId }) => tax === 'incomeTax' || ofPayer.has(companyId))
      .map((month) => ({ payDate: month.month, cents: month[tax] }));
  return {
    year,
    version: await versionOfPart(db, partOf(employer, year)),
    facts: (await findDepositFacts(db, employer, year)) ?? NO_DEPOSIT_FACTS,
    proposed: {
      federal: proposedSchedule(liabilities('fica'), { year, returnOf, businessStartDate }),
      local: proposedSchedule(liabilities('incomeTax'), { year, returnOf: 'quarter', businessStartDate }),
    },
  };
}
