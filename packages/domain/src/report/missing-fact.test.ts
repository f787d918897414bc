import { describe, expect, it } from 'vitest';
import { anAccountantRecord } from '../account/accountant-record.builder.ts';
import { aCompany } from '../company/company.builder.ts';
import { aContractor } from '../contractor/contractor.builder.ts';
import { anEmployee } from '../employee/employee.builder.ts';
import { handFilledBoxes, missingFacts } from './missing-fact.ts';

const company = { ...aCompany({ chauffeurAccountNumber: '4411' }), id: 7 };
const accountant = {
  ...anAccountantRecord({
    phone: '7875550100',
    company: 'Contables',
    employerIdentificationNumber: '660000001',
    efileUserId: 'X1',
  }),
  id: 3,
};
const contractor = { ...aContractor(), id: 21 };
const employee = { ...anEmployee({ licence: 'A1', workersCompensationClass: '8810' }), id: 11 };
const whole = { company, accountant, employees: [employee], contractors: [contractor] };

describe('what a document lacks', () => {
  it('is nothing where the records have all that it prints', () => {
    for (const report of [
      'form-941',
      'form-499',
      'unemployment',
      'chauffeur-insurance',
      'w2pr',
      'form-480-text',
    ] as const) {
      expect([report, missingFacts(report, whole)]).toEqual([report, []]);
    }
  });

  it('is named by the field of the record: of the company, of who prepares it, of each employee', () => {
    const lacking = {
      ...whole,
      company: { ...company, employerIdentificationNumber: '000000000', chauffeurAccountNumber: '' },
      accountant: { ...accountant, phone: '' },
      employees: [employee, { ...employee, id: 12, licence: '', workersCompensationClass: '' }],
      contractors: [contractor],
    };
    expect(missingFacts('form-941', lacking)).toEqual([
      { of: 'company', id: 7, field: 'employerIdentificationNumber' },
      { of: 'accountant', id: 3, field: 'phone' },
    ]);
    expect(missingFacts('employer-cost', whole)).toEqual([
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

  it('is where the preparer of a federal return is, which it prints beside the name', () => {
    const address = { street: '', municipalityId: null, state: '', zip: '' };
    const homeless = { ...whole, accountant: { ...accountant, address } };
    for (const report of ['form-940', 'form-941', 'form-943'] as const) {
      expect(missingFacts(report, homeless).map(({ field }) => field)).toEqual([
        'address.street',
        'address.municipalityId',
        'address.state',
        'address.zip',
      ]);
    }
  });

  it('is the numbers of the company where zeros stand in for them', () => {
    const zeros = { ...company, employerIdentificationNumber: '000000000', phoneNumber: '0000000000' };
    const ofZeros = (report: Parameters<typeof missingFacts>[0]) =>
      missingFacts(report, { ...whole, company: zeros }).map(({ field }) => field);
    for (const report of ['unemployment', 'chauffeur-insurance', 'w2pr', 'salaries'] as const) {
      expect(ofZeros(report)).toEqual(['employerIdentificationNumber', 'phoneNumber']);
    }
    expect(ofZeros('entry-stub')).toEqual(['employerIdentificationNumber']);
  });

  it('is the employees’ share of the disability insurance, without which line 4B is half of what is owed', () => {
    const withoutShare = { ...whole, company: { ...company, disabilityRate: 0 } };
    expect(missingFacts('unemployment', withoutShare)).toEqual([
      { of: 'company', id: 7, field: 'disabilityRate' },
    ]);
    expect(missingFacts('form-941', withoutShare)).toEqual([]);
  });

  it('is control numbers where there are fewer than certificates', () => {
    const two = { ...company, w2ControlRange: { first: '202600001', last: '202600003' } };
    const people = [11, 12, 13].map((id) => ({ ...employee, id }));
    expect(missingFacts('w2pr', { ...whole, company: two, employees: people.slice(0, 2) })).toEqual([]);
    expect(missingFacts('w2pr', { ...whole, company: two, employees: people })).toEqual([
      { of: 'company', id: 7, field: 'w2ControlRange.last' },
    ]);
  });

  it('is what a contractor who is known by the street alone has not', () => {
    const address = { street: '14 Calle Sol', municipalityId: null, state: '', zip: '' };
    const contractors = [...whole.contractors, { ...aContractor({ address }), id: 22 }];
    expect(missingFacts('form-480-text', { ...whole, contractors })).toEqual([
      { of: 'contractor', id: 22, field: 'address.municipalityId' },
      { of: 'contractor', id: 22, field: 'address.state' },
      { of: 'contractor', id: 22, field: 'address.zip' },
    ]);
  });

  it('is nothing of an accountant whom the company has no more', () => {
    expect(missingFacts('form-941', { ...whole, accountant: undefined })).toEqual([]);
  });
});

describe('what is filled in by hand', () => {
  it('is the PIN and the signature of a federal return, whoever files it', () => {
    expect(handFilledBoxes('form-943')).toEqual(['designee-pin', 'signature']);
  });

  it('is nothing of a certificate, which is sent as a file', () => {
    expect(handFilledBoxes('w2pr')).toEqual([]);
  });
});
