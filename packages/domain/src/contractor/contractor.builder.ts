import { NO_FILE_WORDS } from '../field/file-words.schema.ts';
import type { Contractor } from './contractor.schema.ts';

/** Builds a valid individual contractor, for tests and demonstrations; give only what matters. */
export function aContractor(overrides: Partial<Contractor> = {}): Contractor {
  return {
    entityType: 'individual',
    firstName: 'Carlos',
    middleName: '',
    lastName: 'Nieves',
    motherLastName: 'Colón',
    // Numbers that start with 9 are never issued.
    taxpayerNumber: '900550071',
    gender: 'man',
    birthday: '1984-03-09',
    address: { street: '14 Calle Sol', municipalityId: 58, state: 'PR', zip: '00730' },
    ...NO_FILE_WORDS,
    phoneNumber: '7875550170',
    mobileNumber: '9395550170',
    faxNumber: '',
    email: 'carlos@demo.example',
    website: '',
    bankAccount: '',
    retirementAccount: '',
    merchantRegister: '',
    hourlyRate: 35_00,
    withholdingRate: 100_000,
    waiverType: null,
    waiverNumber: '',
    waiverRate: null,
    waiverEnd: null,
    exemptionType: 'A',
    ...overrides,
  };
}
