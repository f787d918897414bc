import { z } from 'zod';
import { type BooksVerification, verifyBooksSchema } from '../../application/audit/verify-books.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { as, recordWire } from '../wire/field-names.ts';
import { plain, wholeNumber } from '../wire/wire-values.ts';

/** Which check, and from which event on, from the query. */
export const verificationWire = recordWire(verifyBooksSchema.omit({ companyId: true }), {
  check: as('check', plain),
  fromSeq: as('from', wholeNumber),
});

/** What checking a company's books found. */
export const verificationAnswer = answerWire(
  'BooksVerification',
  () => ({
    is_whole: z.boolean(),
    check: z.string().nullable(),
    last_seq: z.int(),
    problems: z.array(z.strictObject({ seq: z.int(), problem: z.string() })),
    drift: z.array(z.strictObject({ projection: z.string(), rows: z.int() })),
    next: z.int().nullable(),
    anchors: z.array(z.strictObject({ seq: z.int(), hash: z.string(), created_at: z.iso.datetime() })),
    signatures_checked: z.boolean(),
  }),
  ({ check, lastSeq, problems, drift, nextSeq, anchors, hasSealKey }: BooksVerification) => ({
    is_whole: problems.length === 0 && drift.length === 0,
    check,
    last_seq: lastSeq,
    problems: problems.map(({ seq, problem }) => ({ seq, problem })),
    drift,
    next: nextSeq,
    anchors: anchors.map(({ seq, hash, at }) => ({ seq, hash, created_at: at })),
    signatures_checked: hasSealKey,
  }),
);
