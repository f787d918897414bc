import { type APIRequestContext, test as base, expect } from '@playwright/test';

// What a test needs and does not click together: made through the documented interface, as contador.

export type Api = (method: 'GET' | 'POST', path: string, data?: object) => Promise<unknown>;

async function openApi(request: APIRequestContext): Promise<Api> {
  const signedIn = await request.post('/api/auth/login', {
    multipart: { username: 'contador@demo.garita', password: process.env['GARITA_DEMO_PASSWORD'] ?? '' },
  });
  const { access_token: token } = (await signedIn.json()) as { access_token: string }; // as documented
  return async (method, path, data) => {
    const headers = { Authorization: `Bearer ${token}` };
    const response = await request.fetch(`/api/${path}`, { method, headers, ...(data ? { data } : {}) });
    expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
    return response.json();
  };
}

/** `test` with the documented interface at hand. */
export const test = base.extend<{ api: Api }>({
  api: async ({ request }, provide) => provide(await openApi(request)),
});

/** The first company of the demonstration; its line 'Cooperativa' takes 2 % of gross unless switched off. */
export const COMPANY = 1;

let made = 0;

/** An employee of this test's own in the first company: weekly, 10.50 an hour, withheld by table. */
export async function anEmployee(api: Api): Promise<number> {
  made += 1;
  const answer = await api('POST', `employers/${COMPANY}`, {
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
  });
  return (answer as { result: { id: number } }).result.id; // as documented
}
