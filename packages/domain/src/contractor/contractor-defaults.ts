import { type AddressDraft, NEW_ADDRESS } from '../field/address.schema.ts';
import { NO_FILE_WORDS } from '../field/file-words.schema.ts';
import type { ContractorRule, ExemptionType } from '../reference/enumerations.ts';
import type { Contractor } from './contractor.schema.ts';

/**
 * Returns the exemption code of form 480.6SP for a contractor of whom none is chosen: A with the
 * specification's rule, none with the law's.
 */
export function usualExemptionType(rule: ContractorRule): ExemptionType | null {
  return rule === 'law' ? null : 'A';
}

/** A contractor form before any input; the municipality is absent. */
export type ContractorDraft = Omit<Contractor, 'address'> & { address: AddressDraft };

/**
 * The initial values of a new contractor: an individual with 10 % withheld (Puerto Rico Internal Revenue Code
 * of 2011, section 1062.03, services; 2019 and after).
 */
export const NEW_CONTRACTOR: ContractorDraft = {
  entityType: 'individual',
  firstName: '',
  middleName: '',
  lastName: '',
  motherLastName: '',
  taxpayerNumber: '',
  gender: 'man',
  birthday: null,
  address: NEW_ADDRESS,
  ...NO_FILE_WORDS,
  phoneNumber: '',
  mobileNumber: '',
  faxNumber: '',
  email: '',
  website: '',
  bankAccount: '',
  retirementAccount: '',
  merchantRegister: '',
  hourlyRate: 0,
  withholdingRate: 100_000,
  waiverType: null,
  waiverNumber: '',
  waiverRate: null,
  waiverEnd: null,
  exemptionType: usualExemptionType('specification'),
};
