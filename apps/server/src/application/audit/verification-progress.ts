import { includesEveryYear } from '@garita/domain/account/access.schema';
import { DecryptionError } from '@garita/ledger/encryption/keyring';
import { recordVerification } from '@garita/ledger/registry/verifications';
import { z } from 'zod';
import { AppError } from '../../refusal/app-error.ts';
import type { UseCaseContext } from '../use-case.ts';
import { BOOK_CHECKS, type BookCheck, type BookCheckResult } from './book-checks.ts';

const partSchema = z.object({ check: z.enum(BOOK_CHECKS), from: z.int() });

/**
 * The progress of a verification in parts, with its findings so far. The client carries it from one part to
 * the next. It is encrypted, so that the client can neither omit nor invent a part of the saved verdict.
 */
const progressSchema = z.object({
  companyId: z.int(),
  userId: z.int(),
  begunAt: z.iso.datetime(),
  /** The last event when the verification began; later events are not part of the verdict. */
  lastSeq: z.int(),
  problems: z.int(),
  firstSeq: z.int().nullable(),
  /** The part to check now; null when all were checked. */
  next: partSchema.nullable(),
});
export type VerificationProgress = z.infer<typeof progressSchema>;

type Part = VerificationProgress['next'];

/** A requested part; without a check, all checks at once. */
type VerificationPart = {
  companyId: number;
  check?: BookCheck | undefined;
  from?: number | undefined;
  soFar?: string | undefined;
};

const FIRST_PART: Part = { check: BOOK_CHECKS[0], from: 1 };

/**
 * Returns the findings before the requested part; undefined if the part is a check by itself. Errors:
 * `invalid-input`.
 */
export function loadProgress(
  context: UseCaseContext,
  { companyId, check, from = 1, soFar }: VerificationPart,
  lastSeq: number,
): VerificationProgress | undefined {
  const { dependencies, actor } = context;
  if (soFar !== undefined) {
    const before = openedProgress(context, companyId, soFar);
    const isNext = before?.next?.check === check && before?.next?.from === from;
    if (!before || before.userId !== actor.userId || !isNext) {
      throw new AppError('invalid-input', { errors: [{ path: ['soFar'], code: 'option-invalid' }] });
    }
    return before;
  }
  if (check !== undefined && (check !== FIRST_PART?.check || from !== FIRST_PART.from)) return undefined;
  return {
    companyId,
    userId: actor.userId,
    begunAt: dependencies.now().toISOString(),
    lastSeq,
    problems: 0,
    firstSeq: null,
    next: FIRST_PART,
  };
}

/** Adds the findings of a part to the progress. */
export function addProgress(
  before: VerificationProgress,
  { check }: VerificationPart,
  { problems, drift, uneven, next }: BookCheckResult,
): VerificationProgress {
  const seqs = problems.map(({ seq }) => seq);
  const first = Math.min(before.firstSeq ?? Number.POSITIVE_INFINITY, ...seqs);
  return {
    ...before,
    problems: before.problems + problems.length + drift.length + uneven.length,
    firstSeq: Number.isFinite(first) ? first : null,
    next: check === undefined ? null : partAfter(check, next),
  };
}

function partAfter(check: BookCheck, next: number | undefined): Part {
  if (next !== undefined) return { check, from: next };
  const after = BOOK_CHECKS[BOOK_CHECKS.indexOf(check) + 1];
  return after === undefined ? null : { check: after, from: 1 };
}

/**
 * Saves the verdict of a verification for everybody of the account. It holds for the moment when the
 * verification began.
 */
export async function saveVerdict(
  { dependencies: { database, signingKey }, actor }: UseCaseContext,
  { companyId, begunAt, lastSeq, problems, firstSeq }: VerificationProgress,
): Promise<void> {
  const stamp = { accountId: actor.accountId, actorId: actor.userId, at: new Date(begunAt) };
  const { fromYear, toYear } = actor.access;
  const years = includesEveryYear(actor.access) ? null : { fromYear, toYear };
  const verdict = { lastSeq, problems, firstSeq, years };
  await database.transaction((tx) => recordVerification(tx, stamp, { companyId, verdict, signingKey }));
}

const placeOf = (companyId: number) => ({ table: 'verifications', column: 'progress', owner: companyId });

/** Encrypts the progress that the client carries to the next part. */
export function encryptProgress(
  { dependencies: { keyring } }: UseCaseContext,
  progress: VerificationProgress,
): string {
  return keyring.encrypt(JSON.stringify(progress), placeOf(progress.companyId));
}

function openedProgress(
  { dependencies: { keyring } }: UseCaseContext,
  companyId: number,
  encrypted: string,
): VerificationProgress | undefined {
  try {
    return progressSchema.parse(JSON.parse(keyring.decrypt(encrypted, placeOf(companyId))));
  } catch (error) {
    if (error instanceof DecryptionError) return undefined;
    throw error;
  }
}
