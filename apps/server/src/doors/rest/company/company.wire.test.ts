import { aCompany } from '@garita/domain/company/company.builder';
import { expect, it } from 'vitest';
import { companyAnswer, companyWire } from './company.wire.ts';

const company = aCompany({ faxNumber: '7875550102', businessEndDate: '2030-12-31', disabilityRate: 0 });

it('reads back every company that it writes', () => {
  expect(companyWire.decode(companyWire.encode(company))).toEqual(company);
});

it('spells a company as the documented interface does', () => {
  expect(companyAnswer({ id: 7, isActive: false, version: 3, ...company })).toEqual({
    version: 3,
    id: 7,
    is_deleted: true,
    file_name: '',
    file_address: '',
    name: 'Farmacia 24, Inc.',
    accountant_id: 1,
    postal_address: 'PO Box 1234',
    country_postal_address: 65,
    state_postal_addess: 'PR',
    zipcode_postal_address: '00902',
    physical_address: '12 Calle Sol',
    country_physical_address: 65,
    state_physical_address: 'PR',
    zipcode_physical_address: '00901-1234',
    email: 'nomina@farmacia.example',
    contact: 'Marta Ríos',
    contact_number: '787-555-0101',
    phone_number: '787-555-0100',
    fax_number: '787-555-0102',
    website: '',
    coml: '2015-03-01',
    date_close: '2030-12-31',
    jurisdiction: 1,
    payer: 1,
    type_employer: 0,
    number_patronal: '66-0123456',
    commercial_register: '0123456-0010',
    industrial_code: '446110',
    w2_first_control: '202600001',
    w2_last_control: '202600051',
    sp_first_control: '202600001',
    sp_last_control: '202600051',
    desem: '123456789',
    unemployment_percentage: '3.4',
    unemployment_since: 0,
    unemployment_percentage_before: '0%',
    special_contribution: '1.00%',
    disabled_percent: '0',
    driver_code: '0.30',
    driver_rate: '.80',
    employed_contribution: '0.50',
    choferil_number: '000000000000',
    polize_number: '1234567',
    cfse_percent: '0%',
    leave_rule: 1,
    small_employer: false,
    meal_rule: 1,
    coda_plan_kind: 0,
    contractor_rule: 1,
    farm_untaxed: false,
    default_retention_type: 0,
    vacation_hours: 8,
    vacation_date: 130,
    sicks_hours: 8,
    sicks_date: 130,
  });
});
