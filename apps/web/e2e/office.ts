import { type APIRequestContext, expect } from '@playwright/test';
import { test as base } from './demonstration.ts';

// Records that a test needs, made through the documented interface and not by clicks.

export type Api = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: object,
) => Promise<unknown>;

/** The documented interface for a user, one of the demonstration's unless a password says otherwise. */
export async function openApi(
  request: APIRequestContext,
  username: string,
  password = process.env['GARITA_DEMO_PASSWORD'] ?? '',
): Promise<Api> {
  const signedIn = await request.post('/api/auth/login', { multipart: { username, password } });
  const { access_token: token } = (await signedIn.json()) as { access_token: string }; // as documented
  return async (method, path, data) => {
    const headers = { Authorization: `Bearer ${token}` };
    const response = await request.fetch(`/api/${path}`, { method, headers, ...(data ? { data } : {}) });
    expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
    return response.json();
  };
}

/** `test` with the documented interface at hand, as contador. */
export const test = base.extend<{ api: Api }>({
  api: async ({ request }, provide) => provide(await openApi(request, 'contador@demo.garita')),
});

/** The first company of the demonstration; its line 'Cooperativa' takes 2 % of gross unless switched off. */
export const COMPANY = 1;

type Created = { result: { id: number } };

let made = 0;

/** A company of this test's own, on which nothing hangs; say only what matters. */
export async function aCompany(api: Api, overrides: object = {}): Promise<number> {
  const answer = await api('POST', 'companies/', {
    name: 'Colmado Prueba, Inc.',
    accountant_id: 1,
    postal_address: 'PO Box 1234',
    country_postal_address: 65,
    state_postal_addess: 'PR',
    zipcode_postal_address: '00902',
    physical_address: '12 Calle Sol',
    country_physical_address: 65,
    state_physical_address: 'PR',
    zipcode_physical_address: '00901',
    email: 'nomina@prueba.example',
    contact: 'Marta Ríos',
    contact_number: '787-555-0101',
    phone_number: '787-555-0100',
    coml: '2015-03-01',
    jurisdiction: 1,
    payer: 1,
    number_patronal: '66-0777888',
    commercial_register: '0123456-0010',
    industrial_code: '446110',
    w2_first_control: '202609001',
    w2_last_control: '202609051',
    sp_first_control: '202609001',
    sp_last_control: '202609051',
    desem: '123456789',
    unemployment_percentage: '3.4',
    special_contribution: '1.00%',
    disabled_percent: '0',
    driver_code: '0.30',
    driver_rate: '.80',
    employed_contribution: '0.50',
    choferil_number: '000000000000',
    polize_number: '1234567',
    vacation_hours: 8,
    vacation_date: 130,
    sicks_hours: 8,
    sicks_date: 130,
    ...overrides,
  });
  return (answer as Created).result.id; // as documented
}

/** An employee of this test's own: weekly, 10.50 an hour, withheld by table; say only what matters. */
export async function anEmployee(api: Api, overrides: object = {}, companyId = COMPANY): Promise<number> {
  made += 1;
  const answer = await api('POST', `employers/${companyId}`, {
    first_name: 'Prueba',
    last_name: 'Ortiz',
    employee_type: 1,
    social_security_number: `900-66-${String(made).padStart(4, '0')}`,
    marital_status: 1,
    gender: 2,
    birthday: '1990-05-20',
    address: '7 Calle Luna',
    address_country: 13,
    address_state: 'PR',
    address_number: '00725',
    phone_number: '787-555-0110',
    smartphone_number: '939-555-0110',
    choferil: 'NO',
    date_admission: '2020-01-15',
    regular_time: 10.5,
    overtime: 15.75,
    mealtime: 21,
    period_norma: 1,
    retention_type: '2',
    exec_personal: 1,
    vacation_time: '40:00',
    vacation_date: '2025-12-31',
    vacation_hours: 8,
    vacation_hours_monthly: 130,
    sick_time: '24:00',
    sicks_date: '2025-12-31',
    sicks_hours: 8,
    sicks_hours_monthly: 130,
    ...overrides,
  });
  return (answer as Created).result.id; // as documented
}

/** A contractor of this test's own: an individual at 35.00 an hour, 10 % withheld; say only what matters. */
export async function aContractor(api: Api, overrides: object = {}, companyId = COMPANY): Promise<number> {
  made += 1;
  const answer = await api('POST', `outemployers/${companyId}`, {
    type_entity: 1,
    first_name: 'Tercero',
    last_name: 'Nieves',
    employer_id: `900-55-${String(made).padStart(4, '0')}`,
    address: '14 Calle Sol',
    address_country: 58,
    address_state: 'PR',
    address_number: '00730',
    regular_pay: 35,
    withholding: '10%',
    ...overrides,
  });
  return (answer as Created).result.id; // as documented
}
