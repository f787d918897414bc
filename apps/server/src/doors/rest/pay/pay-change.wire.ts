import { fieldErrors } from '@garita/domain/field/field-errors';
import { requiredOr } from '@garita/domain/field-code';
import { z } from 'zod';
import { reasonSchema } from '../../../application/pay/change-pay.ts';
import { AppError } from '../../../refusal/app-error.ts';
import { type BodyWire, fieldAs, recordWire } from '../wire/field-names.ts';
import { members, readAll, readValue } from '../wire/read-value.ts';
import { amountOrAbsent } from '../wire/wire-amounts.ts';
import { plain, wholeNumber } from '../wire/wire-values.ts';

const known = requiredOr('option-invalid');
const changeSchema = z.object({
  confirmedNet: z.int().optional(),
  version: z.int(known).nonnegative(known).optional(),
  reason: reasonSchema.optional(),
});

export type PayChange = z.infer<typeof changeSchema>;

/**
 * The fields of a pay change beside its entry: the net that was confirmed, the version it was opened at, and
 * the reason.
 */
export const payChangeBody: BodyWire<PayChange> = {
  decode: (body) => {
    const { confirmed_net, version, reason } = members.parse(body);
    const said = readAll({
      confirmedNet: () => readValue(amountOrAbsent, confirmed_net, 'confirmed_net'),
      version: () => readValue(wholeNumber, version, 'version'),
    });
    return changeOf({ ...said, reason });
  },
  naming: (work) => work,
  shape: () => ({ confirmed_net: amountOrAbsent, version: z.int().positive(), reason: reasonSchema }),
};

/**
 * The version that a change is made on: that of `If-Match` where it came, otherwise the one in the body.
 * Errors: `invalid-input`.
 */
export function versionOf(ifMatch: string | undefined, stated?: number): number | undefined {
  return ifMatch === undefined ? stated : changeOf({ version: versionIn(ifMatch) }).version;
}

function changeOf(change: unknown): PayChange {
  const checked = changeSchema.safeParse(change);
  if (!checked.success) throw new AppError('invalid-input', { errors: fieldErrors(checked.error) });
  return checked.data;
}

/** Why pay changes, where nothing else comes with it. */
export const reasonWire = recordWire(z.strictObject({ reason: reasonSchema.optional() }), {
  reason: fieldAs('reason', plain),
});

/**
 * An ETag of ours is the version in quotes; a proxy may have marked it as weak. `*` asks for whichever is in
 * force.
 */
function versionIn(ifMatch: string): unknown {
  if (ifMatch.trim() === '*') return undefined;
  const digits = /^(?:W\/)?"?(\d{1,15})"?$/.exec(ifMatch.trim())?.[1];
  return digits === undefined ? ifMatch : Number(digits);
}
