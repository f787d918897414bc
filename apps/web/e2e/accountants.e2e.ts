import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './demonstration.ts';
import { accept, box, expectAccessible, fill, saveAndAccept, signIn } from './fixtures.ts';

const ACCOUNTANTS = '/escritorio/contadores';

/** An address that breaks nowhere. */
const LONG_EMAIL = `${'muylargo'.repeat(7)}@${'dominio'.repeat(8)}.example`;

test('an accountant is created, edited, switched off and removed', async ({ page }) => {
  await signIn(page);
  await page.goto(ACCOUNTANTS);
  const carmen = page.getByRole('row', { name: 'Carmen Maldonado' });
  await expectAccessible(page, carmen);
  await expectOnPaper(page, {
    kept: carmen,
    gone: ['Buscar', 'Agregar contador', 'Editar: Carmen Maldonado', 'Exportar a Excel'],
  });

  await page.getByRole('link', { name: 'Agregar contador' }).click();
  await page.getByRole('button', { name: 'Guardar datos' }).click();
  await expect(page.getByText('Faltan 3 datos:')).toBeVisible();
  await expectAccessible(page, box(page, 'Apellido paterno'));
  await fill(page, {
    Nombre: 'Óscar',
    'Apellido paterno': 'Luna',
    'Correo electrónico': LONG_EMAIL,
    'Número de teléfono': '7875550177',
  });
  await expectOnPaper(page, { kept: box(page, 'Apellido paterno'), gone: ['Guardar datos'] });
  await saveAndAccept(page, 'Crear Contador');
  await expect(page.getByText('Creado exitosamente.')).toBeVisible();

  const row = page.getByRole('row', { name: 'Óscar Luna' });
  await expect(row).toContainText('787-555-0177');
  const edit = page.getByRole('link', { name: 'Editar: Óscar Luna' });
  await expectInsideOf(page, 390, edit);
  await expectInsideOf(page, 1024, edit);
  await edit.click();
  await fill(page, { 'Identidad de usuario SSA PTN': 'LUNA0001' });
  await saveAndAccept(page, 'Editar Contador');
  await expect(page.getByText('Editado exitosamente.')).toBeVisible();

  await row.getByRole('switch').press('Space');
  await accept(page, 'Desactivar');
  await expect(page.getByText('Cambiando exitosamente')).toBeVisible();
  await expect(row.getByRole('switch')).not.toBeChecked();

  await row.getByRole('button', { name: 'Eliminar: Óscar Luna' }).click();
  await accept(page, 'Eliminar');
  await expect(page.getByText('Eliminado exitosamente')).toBeVisible();
  await expect(row).toBeHidden();
});

/** Looks at the screen as it would be printed: with what it holds, and without what only a screen needs. */
async function expectOnPaper(page: Page, { kept, gone }: { kept: Locator; gone: string[] }): Promise<void> {
  const ofTheScreen = gone.map((name) => page.getByLabel(name).or(page.getByText(name)).first());
  for (const one of ofTheScreen) await expect(one).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(kept).toBeVisible();
  for (const one of ofTheScreen) await expect(one).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
}

/**
 * Checks that a window of this width shows the long address and the button beyond it, without scrolling
 * sideways.
 */
async function expectInsideOf(page: Page, width: number, button: Locator): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await expect(page.getByText(LONG_EMAIL)).toBeVisible();
  const place = await button.boundingBox();
  expect((place?.x ?? width) + (place?.width ?? 0)).toBeLessThanOrEqual(width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

test('whoever saves over what was changed meanwhile keeps what was typed, and saves it over the rest', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'admin');
  await page.goto(`${ACCOUNTANTS}/editar/2`);
  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  await signIn(elsewhere);
  await elsewhere.goto(`${ACCOUNTANTS}/editar/2`);
  await fill(elsewhere, { Compañía: 'Ortiz y Asociados' });
  await saveAndAccept(elsewhere, 'Editar Contador');
  await elsewhere.context().close();

  await fill(page, { 'Apellido materno': 'Vélez' });
  await page.getByRole('button', { name: 'Guardar datos' }).click();
  const question = page.getByRole('alertdialog', { name: 'Editar Contador' });
  await question.getByRole('button', { name: 'Aceptar' }).click();
  const offer = page.locator('form').getByText('Carlos Maldonado cambió estos datos');
  await expect(offer).toBeVisible();
  await expect(box(page, 'Compañía')).not.toHaveValue('Ortiz y Asociados');
  await expectAccessible(page, offer);

  await page.getByRole('button', { name: 'Volver a cargar' }).click();
  await expect(box(page, 'Compañía')).toHaveValue('Ortiz y Asociados');
  await expect(box(page, 'Apellido materno')).toHaveValue('Vélez');
  await saveAndAccept(page, 'Editar Contador');
  await page.goto(`${ACCOUNTANTS}/editar/2`);
  await expect(box(page, 'Compañía')).toHaveValue('Ortiz y Asociados');
  await expect(box(page, 'Apellido materno')).toHaveValue('Vélez');
});
