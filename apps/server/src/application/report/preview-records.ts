import { fullName } from '@garita/domain/employee/full-name';
import type { MissingFact } from '@garita/domain/report/missing-fact';
import type { WithheldDifference } from '@garita/domain/returns/employee-share';
import { allOf } from '@garita/ledger/database/all-of';
import { contractorRegistry } from '@garita/ledger/registry/records/contractors';
import { companyScope } from '../access.ts';
import type { UseCaseContext } from '../use-case.ts';
import { employeesOf } from './employer.ts';
import type { formHead } from './form-head.ts';
import type { OmittedOpeningBalance } from './omitted-opening-balances.ts';

/**
 * Reads the records of the people of a document, employees or contractors, and of other employees that are
 * named beside them.
 */
export async function recordsOf(
  context: UseCaseContext,
  companyId: number,
  {
    companyIds,
    people,
    others,
  }: { companyIds: readonly number[]; people: readonly number[]; others: Promise<readonly number[]> },
) {
  const {
    dependencies: { database },
    actor,
  } = context;
  const scope = companyScope(actor, companyId);
  const named = async () => employeesOf(context, companyIds, [...new Set([...people, ...(await others)])]);
  return allOf({
    employees: named(),
    contractors: contractorRegistry.listByIds(database, scope, [...new Set(people)]),
  });
}

/** Returns the ids of the employees that a preview names beside those of the document. */
export async function othersOf(
  openingBalances: Promise<readonly OmittedOpeningBalance[]>,
  differences: readonly WithheldDifference[],
): Promise<number[]> {
  return [...(await openingBalances), ...differences].map(({ employeeId }) => employeeId);
}

type Records = Awaited<ReturnType<typeof recordsOf>> & Awaited<ReturnType<typeof formHead>>;

/** Returns the function that finds the name of a record's owner; '' for an unknown one. */
export function namesIn({ company, preparer, ...people }: Records) {
  const employeeNames = new Map(people.employees.map((one) => [one.id, fullName(one)]));
  const contractorNames = new Map(people.contractors.map((one) => [one.id, fullName(one)]));
  return (of: MissingFact['of'], id: number): string => {
    switch (of) {
      case 'company':
        return company.name;
      case 'accountant':
        return preparer?.name ?? '';
      case 'employee':
        return employeeNames.get(id) ?? '';
      case 'contractor':
        return contractorNames.get(id) ?? '';
    }
  };
}
