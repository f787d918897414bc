import { fieldErrors } from '@garita/domain/field/field-errors';
import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { requiredOr } from '@garita/domain/field-code';
import { formatMinutes, type Minutes } from '@garita/domain/time/work-minutes';
import type { EntryDeletion } from '@garita/ledger/queries/pay/entry-reasons';
import { z } from 'zod';
import { reasonSchema } from '../../../application/pay/change-pay.ts';
import type { ReachedDocument } from '../../../application/report/reached-documents.ts';
import { AppError } from '../../../refusal/app-error.ts';
import { answerWire } from '../wire/answer-wire.ts';
import type { BodyWire } from '../wire/field-table.ts';
import { amountOrAbsent } from '../wire/wire-amounts.ts';
import { members, readAll, readValue } from '../wire/wire-value.ts';
import { wholeNumber } from '../wire/wire-values.ts';

const known = requiredOr('option-invalid');
const changeSchema = z.object({
  confirmedNet: z.int().optional(),
  version: z.int(known).nonnegative(known).optional(),
  reason: reasonSchema.optional(),
});

export type PayChange = z.infer<typeof changeSchema>;

/**
 * The fields of a pay change beside its entry: the confirmed net, the version that the user saw, and the
 * reason.
 */
export const payChangeBody: BodyWire<PayChange> = {
  decode: (body) => {
    const { confirmed_net, version, reason } = members.parse(body);
    const fields = readAll({
      confirmedNet: () => readValue(amountOrAbsent, confirmed_net, 'confirmed_net'),
      version: () => readValue(wholeNumber, version, 'version'),
    });
    return changeOf({ ...fields, reason });
  },
  naming: (work) => work,
  shape: () => ({ confirmed_net: amountOrAbsent, version: recordIdSchema, reason: reasonSchema }),
};

/**
 * Returns the version that a change is about: that of `If-Match` or else that of the body. Errors:
 * `invalid-input`.
 */
export function versionOf(ifMatch: string | undefined, bodyVersion?: number): number | undefined {
  return ifMatch === undefined ? bodyVersion : changeOf({ version: versionIn(ifMatch) }).version;
}

function changeOf(change: unknown): PayChange {
  const checked = changeSchema.safeParse(change);
  if (!checked.success) throw new AppError('invalid-input', { errors: fieldErrors(checked.error) });
  return checked.data;
}

/** Our ETag is the version in quotes; a proxy may have marked it as weak. `*` accepts any version. */
function versionIn(ifMatch: string): unknown {
  if (ifMatch.trim() === '*') return undefined;
  const digits = /^(?:W\/)?"?(\d{1,15})"?$/.exec(ifMatch.trim())?.[1];
  return digits === undefined ? ifMatch : Number(digits);
}

/**
 * The fields of a version of pay beside its kind and amounts: the user, the time, the pay date and the hours.
 */
export const VERSION = {
  version: z.int(),
  created_at: z.iso.datetime(),
  recorded_by: z.string().nullable(),
  pay_date: z.iso.date(),
  hours: z.string(),
  reason: z.string(),
};

type Version = { version: number; recordedAt: string; recordedBy: number; payDate: string; reason: string };

/** Writes a version of pay. The name is empty if the user no longer exists. */
export function versionAnswer(
  { version, recordedAt, recordedBy, payDate, reason }: Version,
  { minutes, users }: { minutes: Minutes; users: readonly { id: number; name: string }[] },
) {
  return {
    version,
    created_at: recordedAt,
    recorded_by: users.find(({ id }) => id === recordedBy)?.name ?? null,
    pay_date: payDate,
    hours: formatMinutes(minutes),
    reason,
  };
}

/** The deletion of an entry. */
export const deletionAnswer = answerWire(
  'Deletion',
  () => ({
    seq: z.int(),
    created_at: z.iso.datetime(),
    recorded_by: z.string().nullable(),
    reason: z.string(),
  }),
  ({ deletion, users }: { deletion: EntryDeletion; users: readonly { id: number; name: string }[] }) => ({
    seq: deletion.seq,
    created_at: deletion.recordedAt,
    recorded_by: users.find(({ id }) => id === deletion.recordedBy)?.name ?? null,
    reason: deletion.reason,
  }),
);

/** A document with the boxes that an entry reaches, as they are printed. */
export const reachedDocumentAnswer = answerWire(
  'ReachedDocument',
  () => ({
    report: z.string(),
    year: z.int(),
    trimestre: z.int().nullable(),
    boxes: z.array(z.strictObject({ name: z.string(), value: z.string(), without: z.string() })),
    is_left_out: z.boolean(),
  }),
  ({ report, year, quarter, boxes, isLeftOut }: ReachedDocument) => ({
    report,
    year,
    trimestre: quarter,
    boxes,
    is_left_out: isLeftOut,
  }),
);
