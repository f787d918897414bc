import { type Contractor, contractorSchema, isIndividual } from '@garita/domain/contractor/contractor.schema';
import { NEW_CONTRACTOR } from '@garita/domain/contractor/contractor-defaults';
import { z } from 'zod';
import type { ContractorRecord } from '../../application/contractor/contractors.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { as, type FieldTable, recordWire, type WireBody } from '../wire/field-names.ts';
import { decodeNew, newRecordBody } from '../wire/new-record.ts';
import { amount, percentOrZero } from '../wire/wire-amounts.ts';
import {
  choice,
  choiceOr,
  digits,
  optionalChoice,
  optionalDate,
  optionalDigits,
  optionalText,
  text,
  textOr,
  wholeNumber,
} from '../wire/wire-values.ts';

const SOCIAL_SECURITY_NUMBER = digits('###-##-####');
const EMPLOYER_NUMBER = digits('##-#######');

/** A contractor on the wire, which calls one an 'outemployer'. A company's name stands in `first_name`. */
export const CONTRACTOR_FIELDS: FieldTable<Contractor> = {
  entityType: as(
    'type_entity',
    choice({
      1: 'individual',
      2: 'corporation',
      3: 'n-corporation',
      4: 'partnership',
      5: 'special-partnership',
      6: 'trust',
    }),
  ),
  firstName: as('first_name', text),
  middleName: as('middle_name', optionalText),
  lastName: as('last_name', optionalText),
  motherLastName: as('mother_last_name', optionalText),
  taxpayerNumber: as('employer_id', EMPLOYER_NUMBER),
  gender: as('gender', choiceOr('man', { 1: 'man', 2: 'woman' })),
  birthday: as('birthday', optionalDate),

  'address.street': as('address', text),
  'address.municipalityId': as('address_country', wholeNumber),
  'address.state': as('address_state', text),
  'address.zip': as('address_number', text),
  phoneNumber: as('phone_number', optionalDigits('###-###-####')),
  mobileNumber: as('smartphone_number', optionalDigits('###-###-####')),
  faxNumber: as('fax', optionalDigits('###-###-####')),
  email: as('email', optionalText),
  website: as('website', optionalText),
  bankAccount: as('bank_account', optionalText),
  retirementAccount: as('account_number', optionalText),
  merchantRegister: as('merchant_register', optionalDigits('#######-####')),

  hourlyRate: as('regular_pay', amount),
  withholdingRate: as('withholding', percentOrZero),
  waiverType: as('type_waiver', optionalChoice({ 1: 'total', 2: 'partial' })),
  waiverNumber: as('n_waiver', optionalText),
  exemptionType: as('exencion', textOr('A')),
};

export const contractorWire = recordWire(contractorSchema, CONTRACTOR_FIELDS);

/** A new contractor on the wire: required is what is known of nobody. */
export const newContractorBody = newRecordBody(contractorWire, [
  'first_name',
  'employer_id',
  'address',
  'address_country',
  'address_number',
  'regular_pay',
]);

// The form shows its 10 % to a person; what a program leaves out nobody has seen, and nothing is withheld.
const { withholdingRate: _, ...shown } = NEW_CONTRACTOR;
const START = contractorWire.encodeDraft(shown);

/** Reads a new contractor, who starts as the form does: an individual of Puerto Rico. Errors: `invalid-input`. */
export function decodeNewContractor(sent: WireBody): Contractor {
  return decodeNew(contractorWire, sent, START).record;
}

/** A saved contractor on the wire: an individual's number under the mask of a social security number. */
export const contractorAnswer = answerWire(
  'Outemployer',
  () => ({
    id: z.int(),
    company_id: z.int(),
    ...contractorWire.shape(),
    employer_id: z.string(),
    is_deleted: z.boolean(),
  }),
  ({ id, companyId, isActive, ...contractor }: ContractorRecord) => ({
    id,
    company_id: companyId,
    ...contractorWire.encode(contractor),
    employer_id: underItsMask(contractor),
    is_deleted: !isActive,
  }),
);

function underItsMask({ entityType, taxpayerNumber }: Contractor): string {
  return String((isIndividual(entityType) ? SOCIAL_SECURITY_NUMBER : EMPLOYER_NUMBER).encode(taxpayerNumber));
}
