import { describe, expect, it } from 'vitest';
import { anAccountantRecord } from '../account/accountant-record.builder.ts';
import { aCompany } from '../company/company.builder.ts';
import { aContractor } from '../contractor/contractor.builder.ts';
import { anEmployee } from '../employee/employee.builder.ts';
import { missingInYear } from './missing-in-year.ts';

const company = { ...aCompany({ chauffeurAccountNumber: '', entityType: 'partnership' }), id: 7 };
const accountant = {
  ...anAccountantRecord({ company: 'Contables', efileUserId: 'X1', preparerTaxNumber: 'P01234567' }),
  id: 3,
};
const employee = { ...anEmployee({ workersCompensationClass: '8810', licence: '' }), id: 11 };

const nobody = { employees: [], contractors: [] };

describe('missing facts of a year', () => {
  it('are listed once, however many forms print them', () => {
    const lacking = { ...company, employerIdentificationNumber: '' };
    expect(missingInYear({ company: lacking, accountant }, { ...nobody, employees: [employee] })).toEqual([
      { of: 'company', id: 7, field: 'employerIdentificationNumber' },
    ]);
  });

  it('include the facts of the chauffeur insurance only for chauffeurs', () => {
    const driver = { ...employee, id: 12, isChauffeur: true };
    expect(missingInYear({ company, accountant }, { ...nobody, employees: [employee, driver] })).toEqual([
      { of: 'company', id: 7, field: 'chauffeurAccountNumber' },
      { of: 'employee', id: 12, field: 'licence' },
    ]);
  });

  it('include no control number, and are none if nobody is paid', () => {
    const few = { ...company, w2ControlRange: { first: '202600001', last: '202600002' } };
    const people = [employee, { ...employee, id: 12 }];
    expect(missingInYear({ company: few, accountant }, { ...nobody, employees: people })).toEqual([]);
    expect(missingInYear({ company: { ...few, contact: '' }, accountant }, nobody)).toEqual([]);
  });

  it('include the facts of contractors that their file prints', () => {
    const address = { street: 'Calle 1', municipalityId: null, state: '', zip: '00901' };
    const contractor = { ...aContractor({ address }), id: 21 };
    expect(missingInYear({ company, accountant }, { ...nobody, contractors: [contractor] })).toEqual([
      { of: 'contractor', id: 21, field: 'address.municipalityId' },
      { of: 'contractor', id: 21, field: 'address.state' },
    ]);
  });
});
