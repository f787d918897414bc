import { expect, type Page } from '@playwright/test';
import { test } from './demonstration.ts';
import { choice, expectAccessible, openEscritorio, signIn, typeSignIn } from './fixtures.ts';

const PRACTICE = ['Escritorio', 'Contadores', 'Compañías', 'Procesos', 'Profile'];
const NARROW = { width: 390, height: 844 };

function menu(page: Page) {
  return page.getByRole('navigation', { name: 'Menú principal' });
}

/** Returns what the browser remembers under a key. */
function kept(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

test('the menu has the screens of the role, which is stored on the way in', async ({ page, browser }) => {
  await typeSignIn(page);
  await expect(menu(page).getByRole('listitem')).toHaveText(PRACTICE);
  expect(await kept(page, 'role')).toBe('2');

  const office = await browser.newPage();
  await typeSignIn(office, 'admin');
  await expect(menu(office).getByRole('listitem')).toHaveText([
    'Escritorio',
    'Contadores',
    'Compañías',
    'Procesos',
    'Taxes fijos',
    'Codigos',
    'Profile',
  ]);
  expect(await kept(office, 'role')).toBe('1');
  await office.close();
});

test('a wide menu is collapsed until it is opened, and stays as it was left', async ({ page }) => {
  await openEscritorio(page);
  await expect(menu(page)).toHaveCSS('width', '64px');
  await menu(page).getByRole('button', { name: 'Abrir menú' }).click();
  await expect(menu(page)).toHaveCSS('width', '232px');
  expect(await kept(page, 'sidebar-expanded')).toBe('true');
  await page.reload();
  await expect(menu(page)).toHaveCSS('width', '232px');
  await menu(page).getByRole('link', { name: 'Compañías' }).click();
  await expect(menu(page)).toHaveCSS('width', '232px');
  await menu(page).getByRole('button', { name: 'Cerrar menú' }).click();
  await expect(menu(page)).toHaveCSS('width', '64px');
  expect(await kept(page, 'sidebar-expanded')).toBe('false');
});

test('the menu stands beside the screen from 700 px on; below, the hamburger, the logo and each link open and close it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 844 });
  await openEscritorio(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(menu(page)).toBeVisible();
  await expect(menu(page).getByRole('button', { name: 'Cerrar sesión' })).toHaveCount(0);

  await page.setViewportSize({ width: 699, height: 844 });
  await expect(menu(page)).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'Abrir menú' }).click();
  await expect(menu(page).getByRole('listitem')).toHaveText(PRACTICE);
  await expectAccessible(page, menu(page));

  await page.setViewportSize(NARROW);
  await menu(page).getByRole('link', { name: 'Compañías' }).click();
  await expect(page).toHaveURL('/escritorio/empresas');
  await expect(menu(page)).toBeHidden();

  await page.getByRole('banner').getByRole('button', { name: 'Menú principal' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar menú' }).first().click();
  await expect(menu(page)).toBeHidden();

  await page.getByRole('banner').getByRole('button', { name: 'Abrir menú' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByText('Hasta luego Carlos')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('the way to a screen stands beside the tools, at twice the size too', async ({ page }) => {
  await signIn(page);
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto('/escritorio/empresas/1/empleados/1/editar');
  const way = page.getByRole('navigation', { name: 'Dónde está' });
  await expect(way).toContainText('María Rivera');
  const place = await way.boundingBox();
  // Two lines of the breadcrumb are room enough for the longest one; the tools keep their own place at its
  // end.
  expect(place?.height).toBeLessThanOrEqual(48);
  const account = await page.getByRole('button', { name: 'Cuenta de Carlos' }).boundingBox();
  expect(account?.x).toBeGreaterThan((place?.x ?? 0) + (place?.width ?? 0));
});

test('Volver leads to the screen above, however many records were gone through on the way', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/escritorio/procesos/1/1/cargar');
  // The form that arrives takes the focus, also from a choice that is just being typed.
  const hours = page.getByRole('textbox', { name: 'Regulares: horas' });
  await expect(hours).toBeFocused();
  for (const name of ['José', 'Lucía']) {
    const before = page.url();
    await choice(page, 'Empleado').fill(name);
    // Enter takes the option that the list has pointed at, which it does a moment after the letters.
    await expect(page.getByRole('option', { name })).toHaveAttribute('data-highlighted', '');
    await choice(page, 'Empleado').press('Enter');
    await expect(page).not.toHaveURL(before);
    await expect(hours).toBeFocused();
  }
  const back = page.getByRole('banner').getByRole('button', { name: 'Volver' });
  for (const [above, heading] of [
    ['/escritorio/empresas/1/empleados', 'Empleados'],
    ['/escritorio/empresas', 'Compañías'],
    ['/escritorio/dash', '¡Hola de nuevo, Carlos'],
  ] as const) {
    await back.click();
    await expect(page).toHaveURL(above);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await expect(back).toBeDisabled();
});

test('an address of a record that is not there offers ways out', async ({ page }) => {
  await signIn(page);
  await page.goto('/escritorio/empresas/1/empleados/9999/editar');
  await expectAccessible(page, page.getByRole('link', { name: 'Volver a la lista' }));
  await page.getByRole('link', { name: 'Volver a la lista' }).click();
  await expect(page).toHaveURL('/escritorio/empresas/1/empleados');
});

test('Escritorio greets, offers a new company, and the companies that were visited, newest first', async ({
  page,
}) => {
  await openEscritorio(page);
  await expect(page.getByRole('heading', { level: 1, name: '¡Hola de nuevo, Carlos' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Acceso rápido a herramientas' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Agregar una compañía' })).toHaveAttribute(
    'href',
    '/escritorio/empresas/agregar',
  );
  await page.goto('/escritorio/empresas/1/empleados');
  await expect(page.getByRole('heading', { name: 'Empleados' })).toBeVisible();
  await page.goto('/escritorio/empresas/2/taxes');
  await expect(page.getByRole('heading', { name: 'Taxes' })).toBeVisible();
  await page.goto('/escritorio/dash');

  const panel = page.locator('section').filter({ hasText: 'Compañías visitadas desde la ultima sesión' });
  await expect(panel.getByRole('listitem')).toHaveText([
    /^Transporte del Este, Corp\./,
    /^Panadería La Garita, Inc\./,
  ]);
  await expect(panel.getByRole('link', { name: 'Editar Transporte del Este, Corp.' })).toHaveAttribute(
    'href',
    '/escritorio/empresas/editar/2',
  );
  await expectAccessible(page, panel);
  await panel.getByRole('link', { name: 'Empleados de Transporte del Este, Corp.' }).click();
  await expect(page).toHaveURL('/escritorio/empresas/2/empleados');
});

test('who may write and has no contador begins by creating one; who cannot be asked is let in', async ({
  page,
}) => {
  let answer: 'none' | 'failure' = 'none';
  await page.route(/\/trpc\/[^?]*accountants\.list/, async (route) => {
    const response = await route.fetch();
    const procedures = new URL(route.request().url()).pathname.replace('/trpc/', '').split(',');
    const results: unknown[] = await response.json();
    const place = procedures.indexOf('accountants.list');
    const none = { result: { data: [] } };
    const failure = { error: { message: '', code: -32_603, data: { code: 'unexpected', httpStatus: 500 } } };
    await route.fulfill({ json: results.with(place, answer === 'none' ? none : failure) });
  });
  await page.goto('/');
  await page.getByLabel('Correo electrónico').fill('contador@demo.garita');
  await page.getByLabel('Contraseña', { exact: true }).fill(process.env['GARITA_DEMO_PASSWORD'] ?? '');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL('/escritorio/contadores/agregar');
  answer = 'failure';
  await page.goto('/escritorio/dash');
  await expect(page.getByRole('heading', { name: '¡Hola de nuevo, Carlos' })).toBeVisible();
  // A question of the screen would get no answer after the end of the test.
  await page.unrouteAll({ behavior: 'wait' });
});

test('a keyboard reaches the screen at once, past the menu', async ({ page }) => {
  await signIn(page);
  await page.goto('/escritorio/empresas');
  await expect(page.getByRole('heading', { name: 'Compañías' })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Saltar al contenido' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
