import type { Transaction } from '@garita/ledger/database/client';
import { companies } from '@garita/ledger/registry/companies';
import { employees, employeesWithNumber } from '@garita/ledger/registry/employees';
import type { NamedPerson } from '@garita/ledger/registry/named-person';
import { noteAttempt, revealCounter } from '../../auth/throttle.ts';
import { existing } from '../existing.ts';
import { recordNumberFound } from '../records/number-found.ts';
import { type Context, useCase } from '../use-case.ts';

type TypedNumber = { companyId: number; employeeId?: number | undefined; socialSecurityNumber: string };

/**
 * Who else in the company has a social security number, switched off or not, for a form to warn; it is no reason to refuse
 * one. The employee whose form asks is left out; of the others it is kept that somebody asked. It is limited as showing
 * numbers is, because whoever knows the last four digits could try the rest. Errors: `not-found`, `too-many-attempts`.
 */
export const listSameNumber = useCase(
  'records:write',
  async (context, { companyId, ...typed }: TypedNumber): Promise<NamedPerson[]> => {
    const { dependencies, actor } = context;
    existing(await companies.find(dependencies.database, scopeOf(context, companyId), companyId));
    await noteAttempt(dependencies, [revealCounter(actor.userId)]);
    return dependencies.database.transaction((tx) => othersWith(tx, context, { companyId, ...typed }));
  },
);

/** Who else in the company has the number that an employee was saved with. Errors: `not-found`. */
export const listSharedNumber = useCase(
  'records:write',
  (context, { companyId, employeeId }: { companyId: number; employeeId: number }): Promise<NamedPerson[]> =>
    context.dependencies.database.transaction(async (tx) => {
      const { find } = employees.opened(context.dependencies.keyring);
      const { socialSecurityNumber } = existing(await find(tx, scopeOf(context, companyId), employeeId));
      return othersWith(tx, context, { companyId, employeeId, socialSecurityNumber });
    }),
);

async function othersWith(
  tx: Transaction,
  context: Context,
  { companyId, employeeId, socialSecurityNumber }: TypedNumber,
): Promise<NamedPerson[]> {
  const { keyring } = context.dependencies;
  const all = await employeesWithNumber(tx, keyring, scopeOf(context, companyId), socialSecurityNumber);
  const others = all.filter(({ id }) => id !== employeeId);
  const found = others.map(({ id }) => id);
  await recordNumberFound(tx, context, 'employees', found);
  return others;
}

function scopeOf({ actor }: Context, companyId: number) {
  return { accountId: actor.accountId, companyId };
}
