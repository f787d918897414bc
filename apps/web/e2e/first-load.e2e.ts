import { expect, type Page, type Request } from '@playwright/test';
import { test } from './demonstration.ts';
import { expectAccessible, signIn } from './fixtures.ts';
import { enter } from './people.ts';

const CONTADOR = { email: 'contador@demo.garita', password: process.env['GARITA_DEMO_PASSWORD'] ?? '' };

/**
 * Opens an address in a browser without a cache. Returns the number of requests and the bytes of scripts,
 * packed with Brotli, that the page fetched by itself.
 */
async function open(page: Page, path: string): Promise<{ requests: number; scriptBytes: number }> {
  const sizes: Promise<number>[] = [];
  let requests = 0;
  const count = (request: Request) => {
    requests++;
    if (request.url().endsWith('.js'))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  };
  page.on('requestfinished', count);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  page.off('requestfinished', count);
  const scriptBytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return { requests, scriptBytes };
}

test('the sign-in fetches little, and the rest when somebody types', async ({ page }) => {
  const { requests, scriptBytes } = await open(page, '/');
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  expect(requests).toBeLessThanOrEqual(15);
  expect(scriptBytes).toBeLessThanOrEqual(150_000);
  expect(scriptBytes).toBeGreaterThan(100_000);

  const inside = page.waitForRequest(/\/assets\/shell-/);
  await page.getByLabel('Correo electrónico').pressSequentially('c');
  await inside;
});

test('Cargar Tiempo fetches what it shows, and what a click opens once somebody uses it', async ({
  page,
}) => {
  await signIn(page);
  const { requests, scriptBytes } = await open(page, '/escritorio/procesos/1/1/cargar');
  await expect(page.getByRole('textbox', { name: 'Regulares: horas' })).toBeVisible();
  expect(requests).toBeLessThanOrEqual(25);
  expect(scriptBytes).toBeLessThanOrEqual(300_000);
  expect(scriptBytes).toBeGreaterThan(200_000);

  const overlays = page.waitForRequest(/\/assets\/overlays-/);
  await page.mouse.move(100, 100);
  await overlays;
});

test('a failed fetch of the notices or of the private screens is reported', async ({ page }) => {
  await page.goto('/');
  await page.route(/\/assets\/(toaster|router)-/, (route) => route.abort());
  await enter(page, { email: 'contador@demo.garita', password: 'otra clave larga' });
  await expect(page.getByRole('alert')).toContainText('Usuario o contraseña no son válidos.');
  await enter(page, CONTADOR);
  await expectAccessible(page, page.getByRole('heading', { name: 'Esta pantalla no se pudo mostrar.' }));

  await page.unroute(/\/assets\/(toaster|router)-/);
  await page.getByRole('button', { name: 'Cargar otra vez' }).click();
  await expect(page).toHaveURL('/escritorio/dash');
  await expect(page.getByRole('heading', { level: 1, name: /^¡Hola de nuevo/ })).toBeVisible();
});
