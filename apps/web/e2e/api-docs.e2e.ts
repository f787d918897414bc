import { expect, type Page } from '@playwright/test';
import { test } from './demonstration.ts';
import { box, expectAccessible } from './fixtures.ts';

async function getToken(page: Page): Promise<void> {
  await page.getByLabel('Correo electrónico').fill('contador@demo.garita');
  await page.getByLabel('Contraseña').fill(process.env['GARITA_DEMO_PASSWORD'] ?? '');
  await page.getByRole('button', { name: 'Obtener token' }).click();
  await expect(box(page, 'Token')).toHaveValue(/^[\w-]{43}$/);
}

test('whoever is not signed in reads the interface, gets a token and tries operations', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: 'Interfaz para otros programas' })).toBeVisible();
  await expectAccessible(page, page.getByRole('link', { name: 'GET /companies/', exact: true }));

  await page.getByRole('link', { name: 'GET /companies/', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Lista las compañías/ })).toBeVisible();
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Estado 401')).toBeVisible();
  await getToken(page);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Estado 200')).toBeVisible();
  const answer = page.getByRole('region', { name: 'Contenido de la respuesta' });
  await expect(answer).toContainText('number_patronal');

  // With a body and a key, sent as they were filled in.
  await page.getByRole('link', { name: 'POST /accountant/', exact: true }).click();
  const body = page.getByLabel('Datos en JSON');
  await expect(body).toHaveValue(/"first_last_name"/);
  await body.fill('{"name": "Olga"');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Los datos no son JSON.')).toBeVisible();
  await body.fill('{"name": "Olga"}');
  await page.getByRole('button', { name: 'Clave nueva' }).click();
  await expect(box(page, 'Idempotency-Key')).toHaveValue(/^[\da-f]{8}-/);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Estado 422')).toBeVisible();
  await expect(answer).toContainText('first_last_name');
  await expectAccessible(page, page.getByText('Estado 422'));
});
