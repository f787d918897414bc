import type { Accountant } from '@garita/domain/account/accountant.schema';

const NO_ADDRESS = { street: '', municipalityId: null, state: 'PR', zip: '' };

/** What the form of a new accountant starts with. */
export const NEW_ACCOUNTANT: Accountant = {
  name: '',
  middleName: '',
  firstLastName: '',
  secondLastName: '',
  company: '',
  employerIdentificationNumber: '',
  email: '',
  phone: '',
  address: NO_ADDRESS,
  physicalAddress: NO_ADDRESS,
  ssaUserId: '',
  bsoUserId: '',
  efileUserId: '',
};
