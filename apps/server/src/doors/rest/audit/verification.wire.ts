import { z } from 'zod';
import {
  type BooksVerification,
  type PastVerification,
  verifyBooksSchema,
} from '../../../application/audit/verify-books.ts';
import { answerWire, listOf } from '../wire/answer-wire.ts';
import { recordWire } from '../wire/field-names.ts';
import { fieldAs } from '../wire/field-table.ts';
import { plain, wholeNumber } from '../wire/wire-values.ts';

/** Reads from the query which check to run, and from which event on. */
export const verificationWire = recordWire(verifyBooksSchema.omit({ companyId: true }), {
  check: fieldAs('check', plain),
  from: fieldAs('from', wholeNumber),
  soFar: fieldAs('so_far', plain),
});

/** The findings of a verification of a company's books. */
export const verificationAnswer = answerWire(
  'BooksVerification',
  () => ({
    is_whole: z.boolean(),
    check: z.string().nullable(),
    last_seq: z.int(),
    problems: z.array(z.strictObject({ seq: z.int(), problem: z.string() })),
    drift: z.array(z.strictObject({ projection: z.string(), rows: z.int() })),
    uneven: z.array(z.strictObject({ year: z.int(), figure: z.string() })),
    next: z.int().nullable(),
    so_far: z.string().nullable(),
    anchors: z.array(
      z.strictObject({
        number: z.int().nullable(),
        seq: z.int(),
        hash: z.string(),
        created_at: z.iso.datetime(),
        key_id: z.string(),
        signature: z.string(),
      }),
    ),
    signatures_checked: z.boolean(),
  }),
  ({ check, lastSeq, problems, drift, uneven, next, soFar, anchors, hasSealKey }: BooksVerification) => ({
    is_whole: problems.length === 0 && drift.length === 0 && uneven.length === 0,
    check,
    last_seq: lastSeq,
    problems: problems.map(({ seq, problem }) => ({ seq, problem })),
    drift,
    uneven,
    next,
    so_far: soFar,
    anchors: anchors.map(({ number, seq, hash, at, keyId, signature }) => ({
      number,
      seq,
      hash,
      created_at: at,
      key_id: keyId,
      signature,
    })),
    signatures_checked: hasSealKey,
  }),
);

const pastVerificationAnswer = answerWire(
  'PastVerification',
  () => ({
    created_at: z.iso.datetime(),
    user_id: z.int(),
    recorded_by: z.string(),
    last_seq: z.int(),
    is_whole: z.boolean(),
    problems: z.int(),
    first_seq: z.int().nullable(),
    from_year: z.int().nullable(),
    to_year: z.int().nullable(),
    seal: z.enum(['signed', 'unsigned', 'altered']).nullable(),
  }),
  ({ at, by, lastSeq, problems, firstSeq, years, seal }: PastVerification) => ({
    created_at: at,
    user_id: by.id,
    recorded_by: by.name,
    last_seq: lastSeq,
    is_whole: problems === 0,
    problems,
    first_seq: firstSeq,
    from_year: years?.fromYear ?? null,
    to_year: years?.toYear ?? null,
    seal,
  }),
);

/** The last verifications of a company's books. */
export const verificationsAnswer = listOf(pastVerificationAnswer);
