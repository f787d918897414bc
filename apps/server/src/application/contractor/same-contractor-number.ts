import type { Transaction } from '@garita/ledger/database/client';
import { companies } from '@garita/ledger/registry/companies';
import { contractors, contractorsWithNumber } from '@garita/ledger/registry/contractors';
import type { NamedPerson } from '@garita/ledger/registry/named-person';
import { noteAttempt, revealCounter } from '../../auth/throttle.ts';
import { existing } from '../existing.ts';
import { recordNumberFound } from '../records/number-found.ts';
import { type Context, useCase } from '../use-case.ts';

type TypedNumber = { companyId: number; contractorId?: number | undefined; taxpayerNumber: string };

/**
 * Which other contractors of the company have a number, switched off or not, for a form to warn; it is no reason to refuse
 * one. The contractor whose form asks is left out; of the others it is kept that somebody asked. It is limited as showing
 * numbers is, because whoever knows the last four digits could try the rest. Errors: `not-found`, `too-many-attempts`.
 */
export const listSameContractorNumber = useCase(
  'records:write',
  async (context, { companyId, ...typed }: TypedNumber): Promise<NamedPerson[]> => {
    const { dependencies, actor } = context;
    existing(await companies.find(dependencies.database, scopeOf(context, companyId), companyId));
    await noteAttempt(dependencies, [revealCounter(actor.userId)]);
    return dependencies.database.transaction((tx) => othersWith(tx, context, { companyId, ...typed }));
  },
);

/** Which other contractors of the company have the number that one was saved with. Errors: `not-found`. */
export const listSharedContractorNumber = useCase(
  'records:write',
  (
    context,
    { companyId, contractorId }: { companyId: number; contractorId: number },
  ): Promise<NamedPerson[]> =>
    context.dependencies.database.transaction(async (tx) => {
      const { find } = contractors.opened(context.dependencies.keyring);
      const { taxpayerNumber } = existing(await find(tx, scopeOf(context, companyId), contractorId));
      return othersWith(tx, context, { companyId, contractorId, taxpayerNumber });
    }),
);

async function othersWith(
  tx: Transaction,
  context: Context,
  { companyId, contractorId, taxpayerNumber }: TypedNumber,
): Promise<NamedPerson[]> {
  const { keyring } = context.dependencies;
  const all = await contractorsWithNumber(tx, keyring, scopeOf(context, companyId), taxpayerNumber);
  const others = all.filter(({ id }) => id !== contractorId);
  const found = others.map(({ id }) => id);
  await recordNumberFound(tx, context, 'contractors', found);
  return others;
}

function scopeOf({ actor }: Context, companyId: number) {
  return { accountId: actor.accountId, companyId };
}
