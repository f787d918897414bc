import { describe, expect, it } from 'vitest';
import { anAccountantRecord } from '../account/accountant-record.builder.ts';
import { aCompany } from '../company/company.builder.ts';
import { aContractor } from '../contractor/contractor.builder.ts';
import { anEmployee } from '../employee/employee.builder.ts';
import { handFilledBoxes, missingFacts } from './missing-fact.ts';

const company = { ...aCompany({ chauffeurAccountNumber: '4411', entityType: 'private-corporation' }), id: 7 };
const accountant = {
  ...anAccountantRecord({
    phone: '7875550100',
    company: 'Contables',
    employerIdentificationNumber: '660000001',
    efileUserId: 'X1',
    preparerTaxNumber: 'P01234567',
  }),
  id: 3,
};
const contractor = { ...aContractor(), id: 21 };
const employee = { ...anEmployee({ licence: 'A1', workersCompensationClass: '8810' }), id: 11 };
const complete = { company, accountant, employees: [employee], contractors: [contractor] };

describe('missing facts of a document', () => {
  it('are none if the records have all that it prints', () => {
    for (const report of [
      'form-941',
      'form-499',
      'unemployment',
      'chauffeur-insurance',
      'w2pr',
      'form-480-text',
    ] as const) {
      expect([report, missingFacts(report, complete)]).toEqual([report, []]);
    }
  });

  it('are fields of the company, the preparer or an employee', () => {
    const lacking = {
      ...complete,
      company: { ...company, employerIdentificationNumber: '000000000', chauffeurAccountNumber: '' },
      accountant: { ...accountant, phone: '' },
      employees: [employee, { ...employee, id: 12, licence: '', workersCompensationClass: '' }],
      contractors: [contractor],
    };
    expect(missingFacts('form-941', lacking)).toEqual([
      { of: 'company', id: 7, field: 'employerIdentificationNumber' },
      { of: 'accountant', id: 3, field: 'phone' },
    ]);
    expect(missingFacts('employer-cost', complete)).toEqual([
      { of: 'company', id: 7, field: 'workersCompensationRate' },
    ]);
    expect(missingFacts('chauffeur-insurance', lacking)).toEqual([
      { of: 'company', id: 7, field: 'employerIdentificationNumber' },
      { of: 'company', id: 7, field: 'chauffeurAccountNumber' },
      { of: 'employee', id: 12, field: 'licence' },
    ]);
    expect(missingFacts('workers-compensation', { ...lacking, company })).toEqual([
      { of: 'employee', id: 12, field: 'workersCompensationClass' },
    ]);
  });

  it('are the PTIN of a federal return and the kind of entity of a 499 R-1B, which both print', () => {
    const records = {
      ...complete,
      company: { ...company, entityType: null },
      accountant: { ...accountant, preparerTaxNumber: '' },
    };
    for (const report of ['form-940', 'form-941', 'form-943'] as const) {
      expect(missingFacts(report, records)).toEqual([
        { of: 'accountant', id: 3, field: 'preparerTaxNumber' },
      ]);
    }
    expect(missingFacts('form-499', records)).toEqual([{ of: 'company', id: 7, field: 'entityType' }]);
  });

  it('include the preparer’s address for a federal return', () => {
    const address = { street: '', municipalityId: null, state: '', zip: '' };
    const withoutAddress = { ...complete, accountant: { ...accountant, address } };
    for (const report of ['form-940', 'form-941', 'form-943'] as const) {
      expect(missingFacts(report, withoutAddress).map(({ field }) => field)).toEqual([
        'address.street',
        'address.municipalityId',
        'address.state',
        'address.zip',
      ]);
    }
  });

  it('include numbers of the company that are only zeros', () => {
    const zeros = { ...company, employerIdentificationNumber: '000000000', phoneNumber: '0000000000' };
    const ofZeros = (report: Parameters<typeof missingFacts>[0]) =>
      missingFacts(report, { ...complete, company: zeros }).map(({ field }) => field);
    for (const report of ['unemployment', 'chauffeur-insurance', 'w2pr', 'salaries'] as const) {
      expect(ofZeros(report)).toEqual(['employerIdentificationNumber', 'phoneNumber']);
    }
    expect(ofZeros('entry-stub')).toEqual(['employerIdentificationNumber']);
  });

  it('include the employees’ share of disability insurance, without which line 4B is half of what is owed', () => {
    const withoutShare = { ...complete, company: { ...company, disabilityRate: 0 } };
    expect(missingFacts('unemployment', withoutShare)).toEqual([
      { of: 'company', id: 7, field: 'disabilityRate' },
    ]);
    expect(missingFacts('form-941', withoutShare)).toEqual([]);
  });

  it('include control numbers if there are fewer than certificates', () => {
    const two = { ...company, w2ControlRange: { first: '202600001', last: '202600003' } };
    const people = [11, 12, 13].map((id) => ({ ...employee, id }));
    expect(missingFacts('w2pr', { ...complete, company: two, employees: people.slice(0, 2) })).toEqual([]);
    expect(missingFacts('w2pr', { ...complete, company: two, employees: people })).toEqual([
      { of: 'company', id: 7, field: 'w2ControlRange.last' },
    ]);
  });

  it('include the rest of the address of a contractor with only a street', () => {
    const address = { street: '14 Calle Sol', municipalityId: null, state: '', zip: '' };
    const contractors = [...complete.contractors, { ...aContractor({ address }), id: 22 }];
    expect(missingFacts('form-480-text', { ...complete, contractors })).toEqual([
      { of: 'contractor', id: 22, field: 'address.municipalityId' },
      { of: 'contractor', id: 22, field: 'address.state' },
      { of: 'contractor', id: 22, field: 'address.zip' },
    ]);
  });

  it('do not include a former accountant of the company', () => {
    expect(missingFacts('form-941', { ...complete, accountant: undefined })).toEqual([]);
  });
});

describe('boxes filled in by hand', () => {
  it('are the PIN and the signature of a federal return, whoever files it', () => {
    expect(handFilledBoxes('form-943')).toEqual(['designee-pin', 'signature']);
  });

  it('do not exist in a certificate, which is sent as a file', () => {
    expect(handFilledBoxes('w2pr')).toEqual([]);
  });
});
