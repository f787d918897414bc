import { fieldErrors } from '@garita/domain/field/field-errors';
import { z } from 'zod';
import { AppError } from '../application/app-error.ts';
import { deletionReasonSchema } from '../application/delete-time.ts';
import { as, recordWire } from './field-names.ts';
import { members, readValue } from './read-value.ts';
import { amountOrAbsent, plain, wholeNumber } from './wire-values.ts';

const changeSchema = z.object({
  confirmedNet: z.int().optional(),
  version: z.int('required').positive('required').optional(),
});

/** What a change of pay brings beside its entry: the net that was confirmed, and the version it was opened at. */
export function decodeChange(body: unknown, ifMatch?: string): z.infer<typeof changeSchema> {
  const { confirmed_net, version } = members.parse(body);
  const change = changeSchema.safeParse({
    confirmedNet: readValue(amountOrAbsent, confirmed_net, 'confirmed_net'),
    version: ifMatch === undefined ? readValue(wholeNumber, version, 'version') : versionIn(ifMatch),
  });
  if (!change.success) throw new AppError('invalid-input', { errors: fieldErrors(change.error) });
  return change.data;
}

/** Why an entry is deleted, from the query of the path. */
export const deletionWire = recordWire(z.strictObject({ reason: deletionReasonSchema.optional() }), {
  reason: as('reason', plain),
});

/** An ETag of ours is the version in quotes; a proxy may have marked it as weak. `*` asks for whichever is in force. */
function versionIn(ifMatch: string): unknown {
  if (ifMatch.trim() === '*') return undefined;
  const digits = /^(?:W\/)?"?(\d{1,15})"?$/.exec(ifMatch.trim())?.[1];
  return digits === undefined ? ifMatch : Number(digits);
}
