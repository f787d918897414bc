import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './demonstration.ts';
import { choice, choose, expectAccessible, openEscritorio } from './fixtures.ts';
import { COMPANY } from './office.ts';

/** Opens the palette by its keys; answers its box. */
async function openPalette(page: Page): Promise<Locator> {
  await expect(paletteButton(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = palette(page).getByRole('combobox');
  await expect(box).toBeFocused();
  return box;
}

function paletteButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: 'Buscar…' });
}

function palette(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Buscar en Garita' });
}

/** Returns the option that Enter would choose. */
function pointed(page: Page): Locator {
  return palette(page).getByRole('option', { selected: true });
}

test('an employee of any company is found without accents, in any order of words, by the keyboard alone', async ({
  page,
}) => {
  await openEscritorio(page);
  const box = await openPalette(page);
  // The arrows go through what is found, and round again.
  await box.fill('cargar tiempo maria');
  await expect(pointed(page)).toContainText('Cargar tiempo · Panadería La Garita, Inc.');
  await box.fill('panaderia');
  const options = palette(page).getByRole('option');
  await expect(pointed(page)).toHaveText(/^Panadería La Garita, Inc\./);
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await box.fill('');
  await box.pressSequentially('rivera maria');
  await expect(pointed(page)).toContainText('María Rivera');
  await expect(palette(page).getByRole('group', { name: 'Empleados' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/escritorio/procesos/${COMPANY}/1/cargar`);
  await expect(palette(page)).toBeHidden();
  // Where the screen that was chosen begins, once it has what it asked for.
  await expect(page.getByRole('textbox', { name: 'Regulares: horas' })).toBeFocused();
});

test('a period leads to Cargar Tiempo of the employee whose screen is open, and else is chosen in Procesos', async ({
  page,
}) => {
  await openEscritorio(page);
  await (await openPalette(page)).fill('21 semanal 2026');
  await expect(pointed(page)).toContainText('Período 21 de 2026 semanal');
  await expect(pointed(page)).toContainText('21 may – 27 may · Talonarios en Procesos');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/escritorio/procesos?type=8&year=2026&frequency=weekly&period=2026121');
  const chosen = choice(page, 'Seleccione un Periodo').locator('option:checked');
  await expect(chosen).toHaveText('Periodo Numero 21 Fecha 21 may 2026 27 may 2026');
  await choose(page, { 'Seleccione una compañía': 'Panadería La Garita, Inc.' });
  await expect(chosen).toHaveText('Periodo Numero 21 Fecha 21 may 2026 27 may 2026');

  // The company of the open screen has a screen for each period.
  await (await openPalette(page)).fill('periodo 2 mensual 2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/escritorio/empresas/${COMPANY}/periodos/2026402`);

  await page.goto(`/escritorio/empresas/${COMPANY}/empleados/1/editar`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await (await openPalette(page)).fill('periodo 21');
  await expect(pointed(page)).toContainText('Cargar Tiempo de María Rivera');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/escritorio/procesos/${COMPANY}/1/cargar?year=2026&period=2026121`);
});

test('the button opens it too, has the focus again after Esc, and what was chosen lately is offered first', async ({
  page,
}) => {
  await openEscritorio(page);
  const button = paletteButton(page);
  await button.click();
  await palette(page).getByRole('combobox').fill('zzzz');
  await expect(palette(page).getByRole('status')).toHaveText('Nada coincide con lo que busca.');
  await expect(palette(page).getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  await (await openPalette(page)).fill('taxes de transporte');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/escritorio/empresas/2/taxes');
  await openPalette(page);
  const recent = palette(page).getByRole('group', { name: 'Recientes' });
  await expect(recent.getByRole('option')).toHaveText(['Taxes de Transporte del Este, Corp.']);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
});

test('Enter that comes before the answer of the server waits for it; a contractor is found by the deed', async ({
  page,
}) => {
  await openEscritorio(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/search\.records/, async (route) => {
    await held;
    await route.continue();
  });
  await (await openPalette(page)).fill('rivera maria');
  await expect(palette(page).getByRole('status')).toHaveText('Buscando…');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeVisible();
  answer();
  await expect(page).toHaveURL(`/escritorio/procesos/${COMPANY}/1/cargar`);

  await (await openPalette(page)).fill('horas carlos nieves');
  await expect(pointed(page)).toContainText('Cargar pago · Panadería La Garita, Inc.');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/empresas/${COMPANY}/terceros/horas/\\d+$`));
});

test('it offers what the role allows', async ({ page }) => {
  const option = (name: string | RegExp) => palette(page).getByRole('option', { name });
  await openEscritorio(page, 'admin');
  await openPalette(page);
  await expect(option('Codigos')).toBeVisible();
  await palette(page).getByRole('combobox').fill('agregar');
  await expect(option(/^Agregar/).first()).toBeVisible();

  await openEscritorio(page, 'auditor');
  const box = await openPalette(page);
  await expect(option('Compañías')).toBeVisible();
  await expect(option('Codigos')).toHaveCount(0);
  await box.fill('tiempo maria');
  await expect(pointed(page)).toContainText('Ver pagos · Panadería La Garita, Inc.');
  await box.fill('agregar');
  await expect(option(/Ver pagos/)).toHaveCount(0);
  await expect(option(/^Agregar/)).toHaveCount(0);
});

test('it changes the appearance and signs out', async ({ page }) => {
  await openEscritorio(page);
  await (await openPalette(page)).fill('oscura');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await (await openPalette(page)).fill('cerrar sesion');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Hasta luego Carlos')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('it is accessible and fits a telephone', async ({ page }) => {
  await openEscritorio(page);
  const box = await openPalette(page);
  await expectAccessible(page, box);
  await box.fill('maria');
  await expectAccessible(page, pointed(page));
  await page.setViewportSize({ width: 390, height: 844 });
  const edges = await palette(page).boundingBox();
  expect(edges?.x).toBeGreaterThanOrEqual(0);
  expect((edges?.x ?? 0) + (edges?.width ?? 0)).toBeLessThanOrEqual(390);
});
