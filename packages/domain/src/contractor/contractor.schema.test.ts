import { describe, expect, it } from 'vitest';
import { refusals } from '../field/refusals.testing.ts';
import { aContractor } from './contractor.builder.ts';
import { type Contractor, changedContractorSchema, contractorSchema } from './contractor.schema.ts';
import { NEW_CONTRACTOR, usualExemptionType } from './contractor-defaults.ts';

const against = (overrides: Partial<Contractor>) => refusals(contractorSchema, aContractor(overrides));

const NOWHERE = { street: '', municipalityId: null, state: '', zip: '' };

const CORPORATION: Partial<Contractor> = {
  entityType: 'corporation',
  firstName: 'Servicios 24, Inc.',
  middleName: '',
  lastName: '',
  motherLastName: '',
  taxpayerNumber: '660550071',
};

describe('a contractor', () => {
  it('needs a name with a surname, a taxpayer number, an address and an hourly rate, and nothing else', () => {
    expect(refusals(contractorSchema, { ...NEW_CONTRACTOR, address: NOWHERE })).toEqual([
      'firstName: required',
      'taxpayerNumber: required',
      'address.street: required',
      'hourlyRate: hourly-pay-required',
      'lastName: required',
    ]);
  });

  it('may have a street as the only part of the address', () => {
    expect(against({ address: { ...NOWHERE, street: '14 Calle Sol' } })).toEqual([]);
  });

  it('has valid telephones, merchant register and e-mail address if any', () => {
    const wrong = {
      phoneNumber: '787',
      mobileNumber: '1',
      faxNumber: 'x',
      merchantRegister: '1',
      email: 'x',
    };
    expect(against(wrong)).toEqual([
      'phoneNumber: phone-invalid',
      'mobileNumber: phone-invalid',
      'faxNumber: phone-invalid',
      'email: email-invalid',
      'merchantRegister: commercial-register-invalid',
    ]);
    expect(against({ merchantRegister: '12345678901', email: '' })).toEqual([]);
  });

  it('has between 0 and 100 percent withheld', () => {
    expect(against({ withholdingRate: 0 })).toEqual([]);
    expect(against({ withholdingRate: 1_000_000 })).toEqual([]);
    expect(against({ withholdingRate: 1_000_001 })).toEqual(['withholdingRate: percent-too-large']);
    expect(against({ withholdingRate: -1 })).toEqual(['withholdingRate: percent-negative']);
  });

  it('has nothing withheld with a total waiver, and may with a partial one', () => {
    expect(against({ waiverType: 'total', withholdingRate: 100_000 })).toEqual([
      'withholdingRate: total-waiver-rate',
    ]);
    expect(against({ waiverType: 'total', withholdingRate: 0 })).toEqual([]);
    expect(against({ waiverType: 'partial', withholdingRate: 60_000 })).toEqual([]);
  });

  it('has its usual percentage beside a total waiver that ends', () => {
    const total = aContractor({ waiverType: 'total', waiverEnd: '2026-12-31', withholdingRate: 100_000 });
    expect(contractorSchema.parse(total)).toEqual({ ...total, waiverRate: 0 });
    expect(refusals(contractorSchema, { ...total, waiverRate: 60_000 })).toEqual([
      'waiverRate: total-waiver-rate',
    ]);
  });

  it('has a waiver with both its percentage and its last day', () => {
    expect(against({ waiverType: 'partial', waiverRate: 60_000, waiverEnd: '2026-12-31' })).toEqual([]);
    expect(against({ waiverType: 'partial', waiverRate: 60_000 })).toEqual(['waiverEnd: required']);
    expect(against({ waiverType: 'partial', waiverEnd: '2026-12-31' })).toEqual(['waiverRate: required']);
  });

  it('has the exemption code A by the rule of the specification, and none by that of the law', () => {
    expect(usualExemptionType('specification')).toBe('A');
    expect(usualExemptionType('law')).toBeNull();
    expect(against({ exemptionType: null })).toEqual([]);
  });
});

describe('an individual', () => {
  it('has a name of letters and a social security number', () => {
    expect(against({ firstName: 'Servicios 24', taxpayerNumber: '12-3456789' })).toEqual([
      'firstName: letters-only',
      'taxpayerNumber: social-security-invalid',
    ]);
  });

  it('has a surname', () => {
    expect(against({ lastName: '', motherLastName: '' })).toEqual(['lastName: required']);
    expect(against({ ...CORPORATION })).toEqual([]);
  });

  it('keeps surnames and middle name', () => {
    const person = aContractor({ middleName: 'J' });
    expect(contractorSchema.parse(person)).toEqual(person);
  });
});

describe('any other entity', () => {
  it('has the legal name of a company and an employer’s number', () => {
    expect(against(CORPORATION)).toEqual([]);
    expect(against({ ...CORPORATION, firstName: 'Servicios_24', taxpayerNumber: '66055007' })).toEqual([
      'firstName: letters-only',
      'taxpayerNumber: employer-number-invalid',
    ]);
  });

  it.each(['corporation', 'n-corporation', 'partnership', 'special-partnership', 'trust'] as const)(
    'has no surnames and no middle name: %s',
    (entityType) => {
      const named = aContractor({ ...CORPORATION, entityType, middleName: 'J', lastName: 'Nieves' });
      expect(contractorSchema.parse(named)).toEqual({ ...named, middleName: '', lastName: '' });
    },
  );
});

describe('a change of a contractor', () => {
  const changed = (overrides: Partial<Contractor>) =>
    refusals(changedContractorSchema, aContractor(overrides));

  it('keeps the number if it is the masked one for the kind of entity', () => {
    expect(changed({ taxpayerNumber: '***-**-0071' })).toEqual([]);
    expect(changed({ ...CORPORATION, taxpayerNumber: '**-***0071' })).toEqual([]);
    expect(changed({ ...CORPORATION, taxpayerNumber: '***-**-0071' })).toEqual([
      'taxpayerNumber: employer-number-invalid',
    ]);
    expect(against({ taxpayerNumber: '***-**-0071' })).toEqual(['taxpayerNumber: social-security-invalid']);
  });

  it('keeps a masked account, which a new contractor may not have', () => {
    const shown = { bankAccount: '*****4321', retirementAccount: '*****8765' };
    expect(changed(shown)).toEqual([]);
    expect(against(shown)).toEqual(['bankAccount: text-invalid', 'retirementAccount: text-invalid']);
  });
});
