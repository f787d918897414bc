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
import { keepVerdict, progressAfter, progressBefore, sealedProgress } from './verification-progress.ts';

/**
 * One check, and where it goes on; everything at once where none is said. `soFar` is what the part before answered: with it the
 * parts are one verification, kept when the last of them is done.
 */
export const verifyBooksSchema = z.strictObject({
  companyId: recordIdSchema,
  check: z.enum(CHECKS, 'option-invalid').optional(),
  fromSeq: recordIdSchema.optional(),
  soFar: z.string().optional(),
});
export type AskedVerification = z.infer<typeof verifyBooksSchema>;

/** How many anchors are shown. */
const SHOWN_ANCHORS = 5;

/** What checking a company's books found. Nothing of them was changed. */
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
  /** For the part after this one; null where there is none, or this is no part of a verification from its beginning. */
  soFar: string | null;
  /** What was last signed of the log, the newest first, and whether this installation can tell whose the signatures are. */
  anchors: { seq: number; hash: string; at: string }[];
  hasSealKey: boolean;
};

/**
 * Checks what the ledger holds of a company as `garita verify` does, and keeps what it came to once all of it was checked. Errors:
 * `not-found`, `invalid-input` for a part that does not follow the one before.
 */
export const verifyBooks = useCase(
  'pay:read',
  async (context, asked: AskedVerification): Promise<BooksVerification> => {
    const { database, sealKey } = context.dependencies;
    const { id: companyId } = existing(await companies.find(database, context.actor, asked.companyId));
    const lastSeq = await seqKnownAt(database, companyId);
    const before = progressBefore(context, asked, lastSeq);
    const found = await foundBy(context, asked);
    const progress = before && progressAfter(before, asked, found);
    if (progress?.next === null) await keepVerdict(context, progress);
    return {
      check: asked.check ?? null,
      lastSeq,
      problems: found.problems.toSorted((a, b) => a.seq - b.seq),
      drift: countDrift(found.drift),
      nextSeq: found.nextSeq ?? null,
      soFar: progress?.next ? sealedProgress(context, progress) : null,
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
