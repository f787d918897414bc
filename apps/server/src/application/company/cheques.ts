import { randomUUID } from 'node:crypto';
import { fullName } from '@garita/domain/employee/full-name';
import type { NextCheque } from '@garita/domain/pay/cheque-number.schema';
import { setNextCheque as recordNextCheque } from '@garita/ledger/company/set-next-cheque';
import type { Database } from '@garita/ledger/database/client';
import { nextChequeNumber, type VoidCheque, voidChequesOf } from '@garita/ledger/queries/pay/cheques';
import { contractorRegistry } from '@garita/ledger/registry/records/contractors';
import { employeeRegistry } from '@garita/ledger/registry/records/employees';
import type { NamedPerson } from '@garita/ledger/registry/records/named-person';
import type { CompanyScope } from '@garita/ledger/registry/registry';
import { AppError, fieldError } from '../../refusal/app-error.ts';
import { companyScope, hasAccessToDays, requireCompany } from '../access.ts';
import { useCase } from '../use-case.ts';
import { commandKey, type IdempotentInput } from '../write-idempotently.ts';

/** The number of a company's next cheque, and the void cheques, each with the name of its payee. */
export type CompanyCheques = NextCheque & { void: (VoidCheque & { payeeName: string })[] };

/** Returns the cheques of a company. Errors: `not-found`. */
export const companyCheques = useCase(
  'pay:read',
  async (
    { dependencies: { database }, actor },
    { companyId }: { companyId: number },
  ): Promise<CompanyCheques> => {
    await requireCompany(database, actor, companyId);
    const cheques = await voidChequesOf(database, companyId);
    const seen = cheques.filter(({ issuedOn }) => hasAccessToDays(actor, issuedOn));
    const nameOf = await payeeNames(database, companyScope(actor, companyId), seen);
    return {
      nextCheque: await nextChequeNumber(database, companyId),
      void: seen.map((cheque) => ({ ...cheque, payeeName: nameOf(cheque.payee) })),
    };
  },
);

/**
 * Sets the number of the company's next cheque. Errors: `not-found`, `cheque-number-used`, those of a key.
 */
export const setNextCheque = useCase(
  'pay:write',
  async (
    { dependencies: { database }, actor },
    { companyId, nextCheque, commandId }: IdempotentInput & NextCheque & { companyId: number },
  ): Promise<void> => {
    await requireCompany(database, actor, companyId);
    const outcome = await recordNextCheque(database, {
      companyId,
      actorId: actor.userId,
      commandId: commandKey(commandId) ?? randomUUID(),
      request: { operation: 'state-next-cheque', nextCheque },
      number: nextCheque,
    });
    if (outcome.ok) return;
    if (outcome.code === 'cheque-number-used') throw fieldError(outcome.code, 'nextCheque');
    throw new AppError(outcome.code);
  },
);

async function payeeNames(
  db: Database,
  scope: CompanyScope,
  cheques: readonly VoidCheque[],
): Promise<(payee: VoidCheque['payee']) => string> {
  const idsOf = (kind: VoidCheque['payee']['kind']) =>
    cheques.flatMap(({ payee }) => (payee.kind === kind ? payee.id : []));
  const names = {
    employee: namesOf(await employeeRegistry.listByIds(db, scope, idsOf('employee'))),
    contractor: namesOf(await contractorRegistry.listByIds(db, scope, idsOf('contractor'))),
  };
  // A person who was ever paid is never removed.
  return ({ kind, id }) => names[kind].get(id) ?? '';
}

function namesOf(people: readonly NamedPerson[]): ReadonlyMap<number, string> {
  return new Map(people.map((person) => [person.id, fullName(person)]));
}
