import {
  type Contractor,
  changedContractorSchema,
  contractorSchema,
} from '@garita/domain/contractor/contractor.schema';
import { NEW_CONTRACTOR } from '@garita/domain/contractor/contractor-defaults';
import { exemptionTypeSchema } from '@garita/domain/reference/enumerations';
import { z } from 'zod';
import type { ContractorRecord } from '../../../application/contractor/contractors.ts';
import { answerWire, type SavedWithWarnings } from '../wire/answer-wire.ts';
import { decodeNew } from '../wire/changed-record.ts';
import { recordWire } from '../wire/field-names.ts';
import { type BodyWire, type FieldTable, fieldAs, type RecordWire } from '../wire/field-table.ts';
import { amount } from '../wire/wire-amounts.ts';
import { choice, choiceOr, optionalChoice } from '../wire/wire-choices.ts';
import { optionalPercent, percentOrZero } from '../wire/wire-percentages.ts';
import { codec, isBlank, members } from '../wire/wire-value.ts';
import {
  digitsOfMask,
  optionalDate,
  optionalDigits,
  optionalText,
  text,
  wholeNumberOr,
} from '../wire/wire-values.ts';

const ENTITY_TYPE = choice({
  1: 'individual',
  2: 'corporation',
  3: 'n-corporation',
  4: 'partnership',
  5: 'special-partnership',
  6: 'trust',
});

/** The exemption code; '' for none. */
const letterOrBlank = codec(
  { enum: ['', ...exemptionTypeSchema.options] },
  (wire) => (isBlank(wire) ? null : wire),
  (letter) => letter ?? '',
);

/** A contractor on the wire, which calls one an 'outemployer'. A company's name stands in `first_name`. */
export const CONTRACTOR_FIELDS: FieldTable<Contractor> = {
  entityType: fieldAs('type_entity', ENTITY_TYPE),
  firstName: fieldAs('first_name', text),
  middleName: fieldAs('middle_name', optionalText),
  lastName: fieldAs('last_name', optionalText),
  motherLastName: fieldAs('mother_last_name', optionalText),
  taxpayerNumber: fieldAs('employer_id', digitsOfMask('##-#######')),
  gender: fieldAs('gender', choiceOr('man', { 1: 'man', 2: 'woman' })),
  birthday: fieldAs('birthday', optionalDate),

  'address.street': fieldAs('address', text),
  'address.municipalityId': fieldAs('address_country', wholeNumberOr(null)),
  'address.state': fieldAs('address_state', optionalText),
  'address.zip': fieldAs('address_number', optionalText),
  fileFirstName: fieldAs('file_first_name', optionalText),
  fileMiddleName: fieldAs('file_middle_name', optionalText),
  fileLastName: fieldAs('file_last_name', optionalText),
  fileStreet: fieldAs('file_address', optionalText),
  phoneNumber: fieldAs('phone_number', optionalDigits('###-###-####')),
  mobileNumber: fieldAs('smartphone_number', optionalDigits('###-###-####')),
  faxNumber: fieldAs('fax', optionalDigits('###-###-####')),
  email: fieldAs('email', optionalText),
  website: fieldAs('website', optionalText),
  bankAccount: fieldAs('bank_account', optionalText),
  retirementAccount: fieldAs('account_number', optionalText),
  merchantRegister: fieldAs('merchant_register', optionalDigits('#######-####')),

  hourlyRate: fieldAs('regular_pay', amount),
  withholdingRate: fieldAs('withholding', percentOrZero),
  waiverType: fieldAs('type_waiver', optionalChoice({ 1: 'total', 2: 'partial' })),
  waiverNumber: fieldAs('n_waiver', optionalText),
  waiverRate: fieldAs('waiver_percent', optionalPercent({ sign: '%' })),
  waiverEnd: fieldAs('waiver_end', optionalDate),
  exemptionType: fieldAs('exencion', letterOrBlank),
};

/** The fields of an individual, whose number is a social security number. */
export const INDIVIDUAL_FIELDS: FieldTable<Contractor> = {
  ...CONTRACTOR_FIELDS,
  taxpayerNumber: fieldAs('employer_id', digitsOfMask('###-##-####')),
};

/** A contractor, whose number is read under the mask of the entity type only. */
export const contractorWire = underMask(contractorSchema);

/** A changed contractor; a number that comes masked stays unchanged. */
export const changedContractorWire = underMask(changedContractorSchema);

function underMask(schema: typeof contractorSchema): RecordWire<Contractor> {
  const companyWire = recordWire(schema, CONTRACTOR_FIELDS);
  const individualWire = recordWire(schema, INDIVIDUAL_FIELDS);
  const wireOf = (entityType: unknown) => (entityType === 'individual' ? individualWire : companyWire);
  return {
    ...companyWire,
    decode: (body) => wireOf(ENTITY_TYPE.safeParse(members.parse(body).type_entity).data).decode(body),
    encode: (contractor) => wireOf(contractor.entityType).encode(contractor),
    shape: () => ({ ...companyWire.shape(), employer_id: z.string() }),
  };
}

/** The body of a new contractor. Fields without a usual value are required. */
export const newContractorBody: BodyWire<Contractor> = {
  ...contractorWire,
  // The form starts with an individual of Puerto Rico.
  decode: (body) => decodeNew(contractorWire, members.parse(body), START).record,
  required: ['first_name', 'employer_id', 'address', 'regular_pay'],
};

// The form shows its 10 % to the user. A program that leaves the percentage out never saw it, so nothing is
// withheld.
const { withholdingRate: _, ...shown } = NEW_CONTRACTOR;
// The usual exemption code depends on the company's rule, so that the use case chooses it.
const START = contractorWire.encodeDraft({ ...shown, exemptionType: null });

const contractorShape = () => ({
  id: z.int(),
  version: z.int(),
  company_id: z.int(),
  ...contractorWire.shape(),
  is_deleted: z.boolean(),
});

/** A saved contractor on the wire: an individual's number under the mask of a social security number. */
export const contractorAnswer = answerWire(
  'Outemployer',
  contractorShape,
  ({ id, companyId, isActive, version, ...contractor }: ContractorRecord) => ({
    id,
    version,
    company_id: companyId,
    ...contractorWire.encode(contractor),
    is_deleted: !isActive,
  }),
);

/** The answer of a write: the contractor as saved, and warnings about others with the same number. */
export const savedContractorAnswer = answerWire(
  'SavedOutemployer',
  () => ({ ...contractorShape(), warnings: z.array(z.string()) }),
  ({ saved, warnings }: SavedWithWarnings<ContractorRecord>) => ({ ...contractorAnswer(saved), warnings }),
);
