import { fieldErrors } from '@garita/domain/field/field-errors';
import { type Filing, filingSchema } from '@garita/domain/filing/filed/filed-document';
import { z } from 'zod';
import type { FilingResult } from '../../../application/filing/file-document.ts';
import type { FiledComparison, FiledRecord } from '../../../application/filing/filed-documents.ts';
import { requiredReasonSchema } from '../../../application/pay/change-pay.ts';
import { AppError } from '../../../refusal/app-error.ts';
import { previewWire } from '../report/preview.wire.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { recordWire } from '../wire/field-names.ts';
import { type BodyWire, fieldAs } from '../wire/field-table.ts';
import { dollars } from '../wire/wire-amounts.ts';
import { members } from '../wire/wire-value.ts';
import { optionalText, plain } from '../wire/wire-values.ts';

const FILING_FIELDS = {
  filedOn: fieldAs('filed_on', plain),
  confirmation: fieldAs('confirmation', optionalText),
};
const filingFieldsWire = recordWire(filingSchema.pick({ filedOn: true, confirmation: true }), FILING_FIELDS);

/**
 * A document by name with the fields of its request, the day of filing, and the number that the agency gave.
 */
export const filingWire: BodyWire<Filing> = {
  decode: (body) => {
    const request = previewWire.decode(body);
    const { confirmation = '', ...others } = members.parse(body);
    const read = filingSchema.safeParse({ request, ...filingFieldsWire.decode({ ...others, confirmation }) });
    if (!read.success) throw new AppError('invalid-input', { errors: notFiled(read.error) });
    return read.data;
  },
  naming: (work) => filingFieldsWire.naming(previewWire.naming(work)),
  shape: () => ({ ...previewWire.shape(), ...filingFieldsWire.shape() }),
  required: ['report', 'company_id', 'filed_on'],
};

// The body is flat, so an error of the request is an error of its fields.
function notFiled(error: z.ZodError) {
  return fieldErrors(error).map(({ path, code }) => ({ code, path: path.slice(-1) }));
}

/** The reason of a withdrawal, from the query. */
export const withdrawalWire = recordWire(z.strictObject({ reason: requiredReasonSchema }), {
  reason: fieldAs('reason', plain),
});

/** The number of a filing in its company. */
export const filedAnswer = answerWire(
  'Filed',
  () => ({ id: z.int() }),
  ({ filingId }: FilingResult) => ({ id: filingId }),
);

/** A filed document, and the days whose pay it covers. */
export const filedDocumentAnswer = answerWire(
  'FiledDocument',
  () => ({
    id: z.int(),
    report: z.string(),
    start: z.iso.date(),
    end: z.iso.date(),
    filed_on: z.iso.date(),
    confirmation: z.string(),
    created_at: z.iso.datetime(),
    recorded_by: z.string(),
    is_changed: z.boolean(),
  }),
  ({ seq, report, from, to, filedOn, confirmation, markedAt, markedByName, isChanged }: FiledRecord) => ({
    id: seq,
    report,
    start: from,
    end: to,
    filed_on: filedOn,
    confirmation,
    created_at: markedAt,
    recorded_by: markedByName,
    is_changed: isChanged,
  }),
);

/** The differences between a filed document and what it would say now. */
export const filedChangesAnswer = answerWire(
  'FiledChanges',
  () => ({
    changes: z.array(
      z.strictObject({
        line: z.string(),
        filed: z.string(),
        now: z.string(),
        difference: z.number().nullable(),
      }),
    ),
    mended_by: z.array(z.string()).readonly(),
  }),
  ({ changes, mendedBy }: FiledComparison) => ({
    changes: changes.map(({ name, filed, now, difference }) => ({
      line: name,
      filed,
      now,
      difference: difference === null ? null : dollars(difference),
    })),
    mended_by: mendedBy,
  }),
);

export const date = z.iso.date();
