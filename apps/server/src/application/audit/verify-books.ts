import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { allOf } from '@garita/ledger/database/all-of';
import type { ProjectionName } from '@garita/ledger/fold/projection-rows';
import { listUserNames } from '@garita/ledger/registry/access/user-names';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { listVerifications, type SavedVerification } from '@garita/ledger/registry/verifications';
import { seqKnownAt } from '@garita/ledger/replay/moment';
import { type Anchor, latestAnchors } from '@garita/ledger/signing/anchors';
import type { CompanyVerification } from '@garita/ledger/verification/verify-company';
import { z } from 'zod';
import { orNotFound } from '../../refusal/app-error.ts';
import { companyScope } from '../access.ts';
import { useCase } from '../use-case.ts';
import {
  BOOK_CHECKS,
  type BookCheck,
  runBookCheck,
  runBookChecks,
  type UnevenFigure,
} from './book-checks.ts';
import { addProgress, encryptProgress, loadProgress, saveVerdict } from './verification-progress.ts';

/**
 * One check and where it continues, or all checks at once. `soFar` is the answer of the previous part: it
 * joins the parts to one verification, which is saved when the last part is done.
 */
export const verifyBooksSchema = z.strictObject({
  companyId: recordIdSchema,
  check: z.enum(BOOK_CHECKS, 'option-invalid').optional(),
  from: recordIdSchema.optional(),
  soFar: z.string().optional(),
});
type VerificationRequest = z.infer<typeof verifyBooksSchema>;

/** The number of anchors that are shown. */
const SHOWN_ANCHORS = 5;

/** The findings of a check of a company's books, which writes nothing. */
export type BooksVerification = {
  check: BookCheck | null;
  /** The number of events in the log. */
  lastSeq: number;
  /** The problems by sequence number: the first one is the first bad event. */
  problems: CompanyVerification['problems'];
  /** The projections whose rows differ from the events, and how many rows. */
  drift: { projection: ProjectionName; rows: number }[];
  /** The figures on which documents disagree with the ledger or with one another. */
  uneven: UnevenFigure[];
  /** The start of the rest of the check, an event or a tax year; null when the check is complete. */
  next: number | null;
  /**
   * The encrypted progress for the next part; null if there is none, or if this check does not belong to a
   * verification that started at the beginning.
   */
  soFar: string | null;
  /**
   * The last signed anchors of the log, the newest first; `hasSealKey` tells if this installation can verify
   * their signatures.
   */
  anchors: Anchor[];
  hasSealKey: boolean;
};

/**
 * Checks what the ledger holds of a company and then its documents, as `garita verify` does. Saves the
 * verdict once everything has been checked. Errors: `not-found`, `invalid-input` for a part that does not
 * follow the previous one.
 */
export const verifyBooks = useCase(
  'pay:read',
  async (context, request: VerificationRequest): Promise<BooksVerification> => {
    const { database, signingKey } = context.dependencies;
    const { id: companyId } = orNotFound(
      await companyRegistry.find(database, context.actor, request.companyId),
    );
    const lastSeq = await seqKnownAt(database, companyId);
    const before = loadProgress(context, request, lastSeq);
    const { check, from = 1 } = request;
    const found = check
      ? await runBookCheck(context, { companyId, check, from })
      : await runBookChecks(context, { companyId });
    const progress = before && addProgress(before, request, found);
    if (progress?.next === null) await saveVerdict(context, progress);
    return {
      check: check ?? null,
      lastSeq,
      problems: found.problems.toSorted((a, b) => a.seq - b.seq),
      drift: countDrift(found.drift),
      uneven: found.uneven,
      next: found.next ?? null,
      soFar: progress?.next ? encryptProgress(context, progress) : null,
      anchors: await latestAnchors(database, companyId, SHOWN_ANCHORS),
      hasSealKey: signingKey !== undefined,
    };
  },
);

function countDrift(drift: CompanyVerification['drift']): BooksVerification['drift'] {
  const rows = new Map<ProjectionName, number>();
  for (const { projection } of drift) rows.set(projection, (rows.get(projection) ?? 0) + 1);
  return [...rows].map(([projection, count]) => ({ projection, rows: count }));
}

/** The number of past verifications that are listed. */
const SHOWN = 5;

export const verificationsSchema = z.strictObject({ companyId: recordIdSchema });

/**
 * A finished verification of a company's books: by whom, when it began, its verdict, and whether the verdict
 * was signed.
 */
export type PastVerification = Omit<SavedVerification, 'actorId' | 'at'> & {
  at: string;
  by: { id: number; name: string };
};

/**
 * Lists the last verifications of a company's books by any user of the account, newest first. Errors:
 * `not-found`.
 */
export const verifications = useCase(
  'pay:read',
  async (
    { dependencies: { database, signingKey }, actor },
    request: z.infer<typeof verificationsSchema>,
  ): Promise<PastVerification[]> => {
    const { id: companyId } = orNotFound(await companyRegistry.find(database, actor, request.companyId));
    const { past, users } = await allOf({
      past: listVerifications(database, companyScope(actor, companyId), {
        limit: SHOWN,
        signingKey,
      }),
      users: listUserNames(database, actor.accountId),
    });
    const names = new Map(users.map(({ id, name }) => [id, name]));
    return past.map(({ actorId, at, ...verdict }) => ({
      ...verdict,
      at: at.toISOString(),
      by: { id: actorId, name: names.get(actorId) ?? '' },
    }));
  },
);
