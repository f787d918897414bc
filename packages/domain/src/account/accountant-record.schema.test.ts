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

  it('has valid numbers if any', () => {
    const wrong = anAccountantRecord({
      employerIdentificationNumber: '66',
      phone: '787',
      preparerTaxNumber: '01234567',
      address: { ...NOWHERE, zip: '9', municipalityId: 79 },
    });
    expect(refusals(accountantRecordSchema, wrong)).toEqual([
      'employerIdentificationNumber: employer-number-invalid',
      'phone: phone-invalid',
      'address.municipalityId: option-invalid',
      'address.zip: zip-invalid',
      'preparerTaxNumber: preparer-number-invalid',
    ]);
  });

  it('has the PTIN in the format of the IRS', () => {
    const { preparerTaxNumber } = accountantRecordSchema.parse(
      anAccountantRecord({ preparerTaxNumber: ' p01234567 ' }),
    );
    expect(preparerTaxNumber).toBe('P01234567');
  });
});
