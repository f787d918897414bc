import { userEmailSchema } from '@garita/domain/account/user.schema';
import { packetRequestSchema } from '@garita/domain/report/auditor-packet';
import { findUserByEmail } from '@garita/ledger/registry/access/users';
import { z } from 'zod';
import { downloadAuditorPacket } from '../../application/audit/download-auditor-packet.ts';
import { AppError } from '../../refusal/app-error.ts';
import { CONSOLE } from '../../text/console.es.ts';
import { errorDetail } from '../../text/errors.es.ts';
import { command } from './command.ts';
import { fileFailureOutcome, refusalBeforeWriting, writeOut } from './write-out.ts';

/** The company of the packet, the file, and the user of the account who exports it and must be allowed to. */
export const exportSchema = packetRequestSchema.extend({
  email: userEmailSchema,
  out: z.string().min(1, 'required'),
});

/** Writes the auditor's packet of a company into a new file. */
export const exportPacket = command(exportSchema, async (dependencies, { email, out, ...request }, tell) => {
  const refused = refusalBeforeWriting(out);
  if (refused) return refused;
  const user = await findUserByEmail(dependencies.database, email);
  if (!user?.isActive) return { ok: false, lines: [CONSOLE.unknownUser(email)] };
  // The command line has no session.
  const actor = { ...user, userId: user.id, sessionId: 0 };
  try {
    tell(CONSOLE.writing(0));
    const { bytes } = await downloadAuditorPacket(dependencies, actor)(request);
    const written = await writeOut(out, bytes, (length) => tell(CONSOLE.writing(length)));
    return {
      ok: true,
      lines: [CONSOLE.exported(request.companyId, out, written)],
      facts: { out, bytes: written },
    };
  } catch (error) {
    if (error instanceof AppError) return { ok: false, lines: [errorDetail(error.code, error.facts)] };
    return fileFailureOutcome(out, error);
  }
});
