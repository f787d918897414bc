import { userEmailSchema } from '@garita/domain/account/user.schema';
import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { findUserByEmail } from '@garita/ledger/registry/access/users';
import { z } from 'zod';
import { requiredReasonSchema } from '../../application/pay/change-pay.ts';
import { eraseMemos as eraseOf } from '../../application/pay/erase-memos.ts';
import { AppError } from '../../refusal/app-error.ts';
import { CONSOLE } from '../../text/console.es.ts';
import { errorDetail } from '../../text/errors.es.ts';
import { command } from './command.ts';

/**
 * The entry whose memos are erased, the reason, and the user of the account who erases them and must be
 * allowed to change pay.
 */
export const eraseMemosSchema = z.strictObject({
  companyId: recordIdSchema,
  entryId: recordIdSchema,
  email: userEmailSchema,
  reason: requiredReasonSchema,
});

/** Erases the memos of an entry, at the request of a person named in them. */
export const eraseMemosCommand = command(eraseMemosSchema, async (dependencies, { email, ...input }) => {
  const user = await findUserByEmail(dependencies.database, email);
  if (!user?.isActive) return { ok: false, lines: [CONSOLE.unknownUser(email)] };
  // The command line has no session.
  const actor = { ...user, userId: user.id, sessionId: 0 };
  try {
    const seq = await eraseOf(dependencies, actor)(input);
    return { ok: true, lines: [CONSOLE.memosErased(input.entryId, seq)], facts: { ...input, seq } };
  } catch (error) {
    if (error instanceof AppError) return { ok: false, lines: [errorDetail(error.code, error.facts)] };
    throw error;
  }
});
