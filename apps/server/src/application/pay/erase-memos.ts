import { randomUUID } from 'node:crypto';
import { eraseMemos as eraseInLedger } from '@garita/ledger/company/erase-memos';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { AppError, orNotFound } from '../../refusal/app-error.ts';
import { useCase } from '../use-case.ts';

/** The entry whose memos are erased, and the reason. */
export type ErasedMemos = { companyId: number; entryId: number; reason: string };

/**
 * Erases every memo that was written of a pay, as somebody may ask who is named in one. Who did it and why
 * stays. Answers the event.
 *
 * Errors: `not-found` where the company has no such pay, or it no memo that is not erased.
 */
export const eraseMemos = useCase('pay:write', async (context, input: ErasedMemos): Promise<number> => {
  const { dependencies, actor } = context;
  const { companyId, ...erasing } = input;
  orNotFound(await companyRegistry.find(dependencies.database, actor, companyId));
  const outcome = await eraseInLedger(dependencies.database, {
    ...erasing,
    companyId,
    actorId: actor.userId,
    commandId: randomUUID(),
    request: { operation: 'erase-memos', ...input },
  });
  if (!outcome.ok) throw new AppError(outcome.code);
  return outcome.lastSeq ?? 0;
});
