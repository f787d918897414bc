import { expect } from '@playwright/test';
import { test } from './demonstration.ts';
import { choice, expectAccessible, openEscritorio } from './fixtures.ts';

test('Escritorio leads to whoever is paid next, and a company to all of its rooms', async ({ page }) => {
  await openEscritorio(page);
  const week = page.getByRole('region', { name: 'Mi semana' });
  const periods = week.getByRole('list', { name: 'Transporte del Este, Corp.' });
  await expectAccessible(page, periods);
  await expect(page.getByRole('region', { name: 'Atención' }).getByRole('listitem').first()).toBeVisible();

  // By the keyboard alone: the company by some letters, and Enter.
  const next = (await periods.getByRole('listitem').first().textContent()) ?? '';
  await page.getByRole('searchbox', { name: 'Buscar compañía' }).fill('transp');
  await expect(week.getByRole('list', { name: 'Panadería La Garita, Inc.' })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/empresas\/2\/periodos\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Período / })).toBeVisible();
  await page.goBack();
  await periods
    .getByRole('link', { name: /^Sigue / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/procesos\/2\/\d+\/cargar\?year=\d+&period=\d+/);
  expect(next).toContain(await choice(page, 'Empleado').inputValue());

  await page.goto('/escritorio/empresas');
  await page.getByRole('link', { name: 'Transporte del Este, Corp.', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transporte del Este, Corp.' })).toBeVisible();
  await expectAccessible(page, page.getByRole('figure', { name: /^Gráfica de \d+ por mes/ }));
  const rooms = page.getByRole('navigation', { name: 'Áreas de la compañía' });
  for (const room of ['Empleados', 'Servicios Profesionales', 'Taxes', 'Saldos']) {
    await rooms.getByRole('link', { name: room }).click();
    await expect(page.getByRole('heading', { level: 1, name: room })).toBeVisible();
    await expect(rooms.getByRole('link', { name: room })).toHaveAttribute('aria-current', 'page');
  }
  await rooms.getByRole('link', { name: 'Procesos' }).click();
  const chosen = choice(page, 'Seleccione una compañía').locator('option:checked');
  await expect(chosen).toHaveText('Transporte del Este, Corp.');
});
