import {
  type RegistrationCode,
  registrationCodeSchema,
} from '@garita/domain/account/registration-code.schema';
import { z } from 'zod';
import type { CodeRecord } from '../../../application/account/registration-codes.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { recordWire } from '../wire/field-names.ts';
import { type FieldTable, fieldAs } from '../wire/field-table.ts';
import { versionedBody } from '../wire/versioned-body.ts';
import { text, wholeNumber } from '../wire/wire-values.ts';

/** A registration code on the wire. `amount` is how many companies it allows. */
export const CODE_FIELDS: FieldTable<RegistrationCode> = {
  owner: fieldAs('owner', text),
  email: fieldAs('email', text),
  code: fieldAs('code', text),
  companyAmount: fieldAs('amount', wholeNumber),
};

export const codeWire = recordWire(registrationCodeSchema, CODE_FIELDS);

/** The body of a changed code. */
export const changedCodeBody = versionedBody(codeWire);

/** A saved registration code on the wire. */
export const codeAnswer = answerWire(
  'Code',
  () => ({
    id: z.int(),
    version: z.int(),
    ...codeWire.shape(),
    is_used: z.boolean(),
    is_deleted: z.boolean(),
  }),
  ({ id, isActive, version, isUsed, ...code }: CodeRecord) => ({
    id,
    version,
    ...codeWire.encode(code),
    is_used: isUsed,
    is_deleted: !isActive,
  }),
);
