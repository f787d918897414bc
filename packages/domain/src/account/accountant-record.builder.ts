import type { AccountantRecord } from './accountant-record.schema.ts';

/** Builds a valid accountant record, for tests and demonstrations; give only what matters. */
export function anAccountantRecord(overrides: Partial<AccountantRecord> = {}): AccountantRecord {
  const address = { street: '3 Avenida Central', municipalityId: 65, state: 'PR', zip: '00918' };
  return {
    name: 'Luis',
    middleName: '',
    firstLastName: 'Vega',
    secondLastName: 'Colón',
    company: 'Vega & Asociados',
    employerIdentificationNumber: '660999999',
    email: 'luis@vega.example',
    phone: '7875550120',
    address,
    physicalAddress: address,
    ssaUserId: 'VEGA0001',
    bsoUserId: '',
    efileUserId: '',
    preparerTaxNumber: '',
    ...overrides,
  };
}
