import {
  type RegistrationCode,
  registrationCodeSchema,
} from '@garita/domain/account/registration-code.schema';
import type { CodeRecord } from '../application/registration-codes.ts';
import { as, type FieldTable, recordWire } from './field-names.ts';
import { text, wholeNumber } from './wire-values.ts';

/** A registration code on the wire. `amount` is how many companies it allows. */
export const CODE_FIELDS: FieldTable<RegistrationCode> = {
  owner: as('owner', text),
  email: as('email', text),
  code: as('code', text),
  companyAmount: as('amount', wholeNumber),
};

export const codeWire = recordWire(registrationCodeSchema, CODE_FIELDS);

/** A saved registration code on the wire. */
export function codeAnswer({ id, isActive, isUsed, ...code }: CodeRecord) {
  return { id, ...codeWire.encode(code), is_used: isUsed, is_deleted: !isActive };
}
