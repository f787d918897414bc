import { type Accountant, accountantSchema } from '@garita/domain/account/accountant.schema';
import { z } from 'zod';
import type { AccountantRecord } from '../../application/account/accountants.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { changedRecordBody } from '../wire/changed-record.ts';
import { as, type FieldTable, recordWire } from '../wire/field-names.ts';
import { optionalDigits, optionalText, text, wholeNumberOr } from '../wire/wire-values.ts';

/** An accountant on the wire. `country` is a municipality. */
export const ACCOUNTANT_FIELDS: FieldTable<Accountant> = {
  name: as('name', text),
  middleName: as('middle_name', optionalText),
  firstLastName: as('first_last_name', text),
  secondLastName: as('second_last_name', optionalText),
  company: as('company', optionalText),
  employerIdentificationNumber: as('employer_insurance_number', optionalDigits('##-#######')),
  email: as('email', text),
  phone: as('phone', optionalDigits('###-###-####')),
  'address.street': as('address', optionalText),
  'address.municipalityId': as('country', wholeNumberOr(null)),
  'address.state': as('state', optionalText),
  'address.zip': as('zip_code', optionalText),
  'physicalAddress.street': as('physical_address', optionalText),
  'physicalAddress.municipalityId': as('physical_country', wholeNumberOr(null)),
  'physicalAddress.state': as('physical_state', optionalText),
  'physicalAddress.zip': as('physical_zip_code', optionalText),
  ssaUserId: as('identidad_ssa', optionalText),
  bsoUserId: as('identidad_bso', optionalText),
  efileUserId: as('identidad_efile', optionalText),
};

export const accountantWire = recordWire(accountantSchema, ACCOUNTANT_FIELDS);

/** An accountant who is changed. */
export const changedAccountantBody = changedRecordBody(accountantWire);

/** A saved accountant on the wire. */
export const accountantAnswer = answerWire(
  'Accountant',
  () => ({ id: z.int(), ...accountantWire.shape(), is_deleted: z.boolean() }),
  ({ id, isActive, ...accountant }: AccountantRecord) => ({
    id,
    ...accountantWire.encode(accountant),
    is_deleted: !isActive,
  }),
);
