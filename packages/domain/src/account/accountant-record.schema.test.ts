import { describe, expect, it } from 'vitest';
import { refusals } from '../field/refusals.testing.ts';
import { anAccountantRecord } from './accountant-record.builder.ts';
import { accountantRecordSchema } from './accountant-record.schema.ts';

const NOWHERE = { street: '', municipalityId: null, state: '', zip: '' };

describe('an accountant', () => {
  it('needs a name, a last name and an e-mail address, and nothing else', () => {
    const bare = {
      ...Object.fromEntries(Object.keys(anAccountantRecord()).map((field) => [field, ''])),
      address: NOWHERE,
      physicalAddress: NOWHERE,
    };
    expect(refusals(accountantRecordSchema, bare)).toEqual([
      'name: required',
      'firstLastName: required',
      'email: required',
    ]);
  });

  it('has right numbers where there are any', () => {
    const wrong = anAccountantRecord({
      employerIdentificationNumber: '66',
      phone: '787',
      address: { ...NOWHERE, zip: '9', municipalityId: 79 },
    });
    expect(refusals(accountantRecordSchema, wrong)).toEqual([
      'employerIdentificationNumber: employer-number-invalid',
      'phone: phone-invalid',
      'address.municipalityId: option-invalid',
      'address.zip: zip-invalid',
    ]);
  });
});
