import type { Transaction } from '@garita/ledger/database/client';
import type { Keyring } from '@garita/ledger/encryption/keyring';
import { recordDisclosure } from '@garita/ledger/registry/record-changes';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import type { NamedPerson } from '@garita/ledger/registry/records/named-person';
import type { CompanyScope } from '@garita/ledger/registry/registry';
import { findRecordsByNumber } from '@garita/ledger/registry/searchable-records';
import { recordAttemptOrRefuse, revealCounter } from '../../auth/throttle.ts';
import { orNotFound } from '../../refusal/app-error.ts';
import { companyScope } from '../access.ts';
import { type UseCaseContext, useCase } from '../use-case.ts';

/** The people who have a number; the number itself is never answered. */
type FoundByNumber = { employeeIds: number[]; contractorIds: number[] };

/**
 * Finds the people of the account who have a whole social security or employer number. The search reveals
 * numbers that the user may not see, so it is recorded and limited as if the numbers had been shown. Errors:
 * `too-many-attempts`.
 */
export const findByNumber = useCase(
  'personal-data:reveal',
  async (context, { number }: { number: string }): Promise<FoundByNumber> => {
    const { dependencies, actor } = context;
    await recordAttemptOrRefuse(dependencies, [revealCounter(actor.userId)]);
    return dependencies.database.transaction(async (tx) => {
      const found = await findRecordsByNumber(tx, dependencies.keyring, actor, number);
      await recordNumberFound(tx, context, 'employees', found.employeeIds);
      await recordNumberFound(tx, context, 'contractors', found.contractorIds);
      return found;
    });
  },
);

/** The column that holds the whole number of each table. */
const COLUMNS = {
  employees: 'socialSecurityNumber',
  contractors: 'taxpayerNumber',
} as const;

type NumberedTable = keyof typeof COLUMNS;

/**
 * Records the search for a whole number, for everybody it found: by guessing numbers a user could learn as
 * much as by showing them.
 */
export async function recordNumberFound(
  tx: Transaction,
  { dependencies: { now }, actor }: UseCaseContext,
  tableName: NumberedTable,
  ids: readonly number[],
): Promise<void> {
  const stamp = { accountId: actor.accountId, actorId: actor.userId, at: now() };
  for (const recordId of ids)
    await recordDisclosure(tx, stamp, { tableName, recordId, field: COLUMNS[tableName] });
}

/** A kind of people among whom a company may have a number twice. */
export type NumberedPeople<Person extends NamedPerson> = {
  tableName: NumberedTable;
  withNumber: (
    ...asked: [tx: Transaction, keyring: Keyring, scope: CompanyScope, number: string]
  ) => Promise<Person[]>;
};

type TypedNumber = { companyId: number; personId?: number | undefined; number: string };

/**
 * Lists the other people of the company who have a typed number, inactive ones included, so that a form can
 * warn; a duplicate is no reason to refuse. The person of the form is left out. The request is recorded for
 * each person found, and limited like showing numbers, because a user who knows the last four digits could
 * try the rest. Errors: `not-found`, `too-many-attempts`.
 */
export async function listOthersWithTypedNumber<Person extends NamedPerson>(
  context: UseCaseContext,
  people: NumberedPeople<Person>,
  typed: TypedNumber,
): Promise<Person[]> {
  const { dependencies, actor } = context;
  const { accountId, userId } = actor;
  orNotFound(await companyRegistry.find(dependencies.database, { accountId }, typed.companyId));
  await recordAttemptOrRefuse(dependencies, [revealCounter(userId)]);
  return dependencies.database.transaction((tx) => listOthersWithNumber(tx, context, people, typed));
}

/**
 * Lists the other people of the company who have a saved number. It is not limited, because it reveals no
 * more than the record did.
 */
export async function listOthersWithNumber<Person extends NamedPerson>(
  tx: Transaction,
  context: UseCaseContext,
  { tableName, withNumber }: NumberedPeople<Person>,
  { companyId, personId, number }: TypedNumber,
): Promise<Person[]> {
  const { dependencies, actor } = context;
  const scope = companyScope(actor, companyId);
  const all = await withNumber(tx, dependencies.keyring, scope, number);
  const others = all.filter(({ id }) => id !== personId);
  await recordNumberFound(
    tx,
    context,
    tableName,
    others.map(({ id }) => id),
  );
  return others;
}
