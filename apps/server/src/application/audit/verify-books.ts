import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { latestAnchors } from '@garita/ledger/projections/anchors';
import type { ProjectionName } from '@garita/ledger/projections/rebuild';
import {
  CHECKS,
  type Check,
  type CheckFound,
  type CompanyVerification,
  runCheck,
  verifyCompany,
} from '@garita/ledger/projections/verify-company';
import { companies } from '@garita/ledger/registry/companies';
import { seqKnownAt } from '@garita/ledger/replay/moment';
import { z } from 'zod';
import { existing } from '../existing.ts';
import { type Context, useCase } from '../use-case.ts';

/** One check, and where it goes on; everything at once where none is said. */
export const verifyBooksSchema = z.strictObject({
  companyId: recordIdSchema,
  check: z.enum(CHECKS, 'option-invalid').optional(),
  fromSeq: recordIdSchema.optional(),
});
export type AskedVerification = z.infer<typeof verifyBooksSchema>;

/** How many anchors are shown. */
const SHOWN_ANCHORS = 5;

/** What checking a company's books found. Nothing was written. */
export type BooksVerification = {
  check: Check | null;
  /** How many events the log holds. */
  lastSeq: number;
  /** By sequence number: the first one is the first bad event. */
  problems: CompanyVerification['problems'];
  /** The projections of which rows are not what the events say, and how many. */
  drift: { projection: ProjectionName; rows: number }[];
  /** Where the rest of the check begins; null where all of it is done. */
  nextSeq: number | null;
  /** What was last signed of the log, the newest first, and whether this installation can tell whose the signatures are. */
  anchors: { seq: number; hash: string; at: string }[];
  hasSealKey: boolean;
};

/** Checks what the ledger holds of a company as `garita verify` does, and writes nothing. Errors: `not-found`. */
export const verifyBooks = useCase(
  'pay:read',
  async (context, asked: AskedVerification): Promise<BooksVerification> => {
    const { database, sealKey } = context.dependencies;
    const { id: companyId } = existing(await companies.find(database, context.actor, asked.companyId));
    const { problems, drift, nextSeq } = await foundBy(context, asked);
    return {
      check: asked.check ?? null,
      lastSeq: await seqKnownAt(database, companyId),
      problems: problems.toSorted((a, b) => a.seq - b.seq),
      drift: countDrift(drift),
      nextSeq: nextSeq ?? null,
      anchors: await latestAnchors(database, companyId, SHOWN_ANCHORS),
      hasSealKey: sealKey !== undefined,
    };
  },
);

async function foundBy(
  { dependencies: { database, sealKey, keyring } }: Context,
  { companyId, check, fromSeq }: AskedVerification,
): Promise<CheckFound> {
  const keys = { sealKey, keyring };
  return check
    ? runCheck(database, { companyId, check, fromSeq }, keys)
    : verifyCompany(database, companyId, keys);
}

function countDrift(drift: CompanyVerification['drift']): BooksVerification['drift'] {
  const rows = new Map<ProjectionName, number>();
  for (const { projection } of drift) rows.set(projection, (rows.get(projection) ?? 0) + 1);
  return [...rows].map(([projection, count]) => ({ projection, rows: count }));
}
