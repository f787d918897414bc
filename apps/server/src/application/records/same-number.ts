import type { Transaction } from '@garita/ledger/database/client';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import type { employeesWithNumber } from '@garita/ledger/registry/records/employees';
import type { NamedPerson } from '@garita/ledger/registry/records/named-person';
import { recordAttemptOrRefuse, revealCounter } from '../../auth/throttle.ts';
import { companyScope } from '../company-scope.ts';
import { orNotFound } from '../or-not-found.ts';
import type { UseCaseContext } from '../use-case.ts';
import { type NumberedTable, recordNumberFound } from './number-found.ts';

/** A kind of person whose number may stand twice in a company. */
export type NumberedPeople = { tableName: NumberedTable; withNumber: typeof employeesWithNumber };

type TypedNumber = { companyId: number; personId?: number | undefined; number: string };

/**
 * Who else in the company has a number, switched off or not, for a form to warn; it is no reason to refuse one. The person whose
 * form asks is left out; of the others it is kept that somebody asked. It is limited as showing numbers is, because whoever
 * knows the last four digits could try the rest. Errors: `not-found`, `too-many-attempts`.
 */
export async function listOthersWithTypedNumber(
  context: UseCaseContext,
  people: NumberedPeople,
  typed: TypedNumber,
): Promise<NamedPerson[]> {
  const { dependencies, actor } = context;
  const { accountId, userId } = actor;
  orNotFound(await companyRegistry.find(dependencies.database, { accountId }, typed.companyId));
  await recordAttemptOrRefuse(dependencies, [revealCounter(userId)]);
  return dependencies.database.transaction((tx) => listOthersWithNumber(tx, context, people, typed));
}

/** The same of a number that was saved, which asks for nothing that the record did not show. */
export async function listOthersWithNumber(
  tx: Transaction,
  context: UseCaseContext,
  { tableName, withNumber }: NumberedPeople,
  { companyId, personId, number }: TypedNumber,
): Promise<NamedPerson[]> {
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
