import { fieldErrors } from '@garita/domain/field/field-errors';
import { DEPOSIT_FACTS } from '@garita/domain/filing/due/known-history';
import { type DueOfCompany, OBLIGATION_STATES } from '@garita/domain/filing/due/obligation';
import { type Filing, filingSchema } from '@garita/domain/filing/filed/filed-document';
import { z } from 'zod';
import type { FilingResult } from '../../../application/filing/file-document.ts';
import type { FiledComparison, FiledRecord } from '../../../application/filing/filed-documents.ts';
import { requiredReasonSchema } from '../../../application/pay/change-pay.ts';
import { AppError } from '../../../refusal/app-error.ts';
import { previewWire } from '../report/preview.wire.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { type BodyWire, fieldAs, recordWire } from '../wire/field-names.ts';
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

const date = z.iso.date();

/**
 * The obligations of a company. `amount` is null if nothing is paid with it, `document` if Garita makes none.
 */
export const dueAnswer = answerWire(
  'Due',
  () => ({
    company_id: z.int(),
    company: z.string(),
    what: z.string(),
    agency: z.enum(['irs', 'hacienda', 'labor', 'cfse', 'employees']),
    start: date,
    end: date,
    due_date: date,
    later_date: date.nullable(),
    amount: z.number().nullable(),
    state: z.enum(OBLIGATION_STATES),
    lacks_facts: z.boolean(),
    nears_deposits: z.boolean(),
    unknown_deposits: z.array(z.enum(DEPOSIT_FACTS)).readonly(),
    document: z
      .strictObject({
        report: z.string(),
        year: z.int().optional(),
        trimestre: z.int().optional(),
        start: date.optional(),
        end: date.optional(),
      })
      .nullable(),
  }),
  ({
    companyId,
    company,
    kind,
    agency,
    period,
    due,
    later,
    cents,
    state,
    lacksFacts,
    nearsDeposits,
    unknown,
    document,
  }: DueOfCompany) => ({
    company_id: companyId,
    company,
    what: kind,
    agency,
    start: period.from,
    end: period.to,
    due_date: due,
    later_date: later,
    amount: cents === null ? null : dollars(cents),
    state,
    lacks_facts: lacksFacts,
    nears_deposits: nearsDeposits,
    unknown_deposits: unknown,
    document: document ? writtenDocument(document) : null,
  }),
);

/** Writes the request of a document as the document's own path spells it. */
function writtenDocument(document: NonNullable<DueOfCompany['document']>) {
  switch (document.report) {
    case 'workers-compensation':
      return { report: document.report, year: document.fiscalYear };
    case 'contractor-payments':
      return document;
    case 'form-941':
    case 'form-499':
    case 'unemployment':
    case 'chauffeur-insurance':
      return { report: document.report, year: document.year, trimestre: document.quarter };
    case 'form-940':
    case 'form-943':
    case 'w2pr':
    case 'christmas-bonus':
    case 'form-480-text':
      return document;
  }
}
