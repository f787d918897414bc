import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { test as base } from './demonstration.ts';

/** Somebody of a test's own, whose password and second factor may change without disturbing other tests. */
export type Person = { name: string; email: string; password: string };

/** Makes a registration code as administrator, for this e-mail address; answers it. */
export async function aCode(request: APIRequestContext, email: string): Promise<string> {
  const admin = { email: 'admin@demo.garita', password: process.env['GARITA_DEMO_PASSWORD'] ?? '' };
  const code = `E2E-${randomBytes(4).toString('hex')}`;
  const token = await openSession(request, admin);
  await post(request, 'codes/', { owner: 'Prueba', email, code, amount: 1 }, token);
  return code;
}

/** Opens an account with nothing in it. */
export async function anEmptyAccount(request: APIRequestContext, name: string): Promise<Person> {
  const email = `${name.toLowerCase()}-${randomBytes(4).toString('hex')}@prueba.example`;
  const person = { name, email, password: 'una clave larga' };
  const code = await aCode(request, email);
  await post(request, 'users/', { ...person, lastname: 'Paz', phone: '787-555-0140', user_code: code });
  return person;
}

/** Opens an account, and gives it the contador with whom everybody begins. */
async function anAccount(request: APIRequestContext, name: string): Promise<Person> {
  const person = await anEmptyAccount(request, name);
  const { email } = person;
  const contador = { name: 'Elsa', first_last_name: 'Luna', email, phone: '787-555-0141' };
  await post(request, 'accountant/', contador, await openSession(request, person));
  return person;
}

/** Signs in through the documented interface, as if elsewhere; answers the token. */
export async function openSession(
  request: APIRequestContext,
  { email: username, password }: Pick<Person, 'email' | 'password'>,
): Promise<string> {
  const signedIn = await request.post('/api/auth/login', { multipart: { username, password } });
  expect(signedIn.ok(), await signedIn.text()).toBe(true);
  const { access_token: token } = (await signedIn.json()) as { access_token: string }; // as documented
  return token;
}

async function post(request: APIRequestContext, path: string, data: object, token = ''): Promise<void> {
  const answer = await request.post(`/api/${path}`, { headers: { Authorization: `Bearer ${token}` }, data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
}

/** `test` with somebody who has an account of their own. */
export const test = base.extend<{ person: Person }>({
  person: async ({ request }, provide) => provide(await anAccount(request, 'Rosa')),
});

/** Types who one is, and enters. */
export async function enter(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** Leaves by the menu of the account. */
export async function leave(page: Page, { name }: Pick<Person, 'name'>): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/');
  // The profile has a box for an e-mail address too, and goes a moment later.
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
}
