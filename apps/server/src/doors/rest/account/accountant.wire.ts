import {
  type AccountantRecord,
  accountantRecordSchema,
} from '@garita/domain/account/accountant-record.schema';
import { z } from 'zod';
import type { SavedAccountantRecord } from '../../../application/account/accountants.ts';
import { answerWire, type SavedWithWarnings } from '../wire/answer-wire.ts';
import { changedRecordBody } from '../wire/changed-record.ts';
import { recordWire } from '../wire/field-names.ts';
import { type FieldTable, fieldAs } from '../wire/field-table.ts';
import { versionedBody } from '../wire/versioned-body.ts';
import { optionalDigits, optionalText, text, wholeNumberOr } from '../wire/wire-values.ts';

/** An accountant on the wire. `country` is a municipality. */
export const ACCOUNTANT_FIELDS: FieldTable<AccountantRecord> = {
  name: fieldAs('name', text),
  middleName: fieldAs('middle_name', optionalText),
  firstLastName: fieldAs('first_last_name', text),
  secondLastName: fieldAs('second_last_name', optionalText),
  company: fieldAs('company', optionalText),
  employerIdentificationNumber: fieldAs('employer_insurance_number', optionalDigits('##-#######')),
  email: fieldAs('email', text),
  phone: fieldAs('phone', optionalDigits('###-###-####')),
  'address.street': fieldAs('address', optionalText),
  'address.municipalityId': fieldAs('country', wholeNumberOr(null)),
  'address.state': fieldAs('state', optionalText),
  'address.zip': fieldAs('zip_code', optionalText),
  'physicalAddress.street': fieldAs('physical_address', optionalText),
  'physicalAddress.municipalityId': fieldAs('physical_country', wholeNumberOr(null)),
  'physicalAddress.state': fieldAs('physical_state', optionalText),
  'physicalAddress.zip': fieldAs('physical_zip_code', optionalText),
  ssaUserId: fieldAs('identidad_ssa', optionalText),
  bsoUserId: fieldAs('identidad_bso', optionalText),
  efileUserId: fieldAs('identidad_efile', optionalText),
  preparerTaxNumber: fieldAs('ptin', optionalText),
};

export const accountantWire = recordWire(accountantRecordSchema, ACCOUNTANT_FIELDS);

/** The body of a changed accountant. */
export const changedAccountantBody = versionedBody(changedRecordBody(accountantWire));

const accountantShape = () => ({
  id: z.int(),
  version: z.int(),
  ...accountantWire.shape(),
  is_deleted: z.boolean(),
});

/** A saved accountant on the wire. */
export const accountantAnswer = answerWire(
  'Accountant',
  accountantShape,
  ({ id, isActive, version, ...accountant }: SavedAccountantRecord) => ({
    id,
    version,
    ...accountantWire.encode(accountant),
    is_deleted: !isActive,
  }),
);

/** The answer of a write: the accountant as saved, and warnings about names that a file shortens. */
export const savedAccountantAnswer = answerWire(
  'SavedAccountant',
  () => ({ ...accountantShape(), warnings: z.array(z.string()) }),
  ({ saved, warnings }: SavedWithWarnings<SavedAccountantRecord>) => ({
    ...accountantAnswer(saved),
    warnings,
  }),
);
