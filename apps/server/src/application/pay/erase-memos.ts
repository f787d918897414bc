import { randomUUID } from 'node:crypto';
import { eraseMemos as eraseInLedger } from '@garita/ledger/company/erase-memos';
import { AppError } from '../../refusal/app-error.ts';
import { requireCompany } from '../access.ts';
import { useCase } from '../use-case.ts';

/** The entry whose memos are erased, and the reason. */
export type ErasedMemos = { companyId: number; entryId: number; reason: string };

/**
 * Erases every memo of an entry, as a person named in one may demand. The log keeps who did it and why.
 * Returns the event.
 *
 * Errors: `not-found` if the company has no such entry, or the entry no memo left to erase.
 */
export const eraseMemos = useCase('pay:write', async (context, input: ErasedMemos): Promise<number> => {
  const { dependencies, actor } = context;
  const { companyId, ...erasing } = input;
  await requireCompany(dependencies.database, actor, companyId);
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
