import { expect } from '@playwright/test';
import { test } from './demonstration.ts';
import { box, expectAccessible, fill, saveAndAccept, signIn } from './fixtures.ts';

const ACCOUNTANTS = '/escritorio/contadores';

test('an accountant is created, edited, switched off and removed', async ({ page }) => {
  await signIn(page);
  await page.goto(ACCOUNTANTS);
  await expectAccessible(page, page.getByRole('row', { name: 'Carmen Maldonado' }));
  await page.getByRole('link', { name: 'Agregar contador' }).click();
  await page.getByRole('button', { name: 'Guardar datos' }).click();
  await expect(page.getByText('Faltan 3 datos:')).toBeVisible();
  await expectAccessible(page, box(page, 'Apellido paterno'));
  await fill(page, {
    Nombre: 'Óscar',
    'Apellido paterno': 'Luna',
    'Correo electrónico': 'oscar@luna.example',
    'Número de teléfono': '7875550177',
  });
  await saveAndAccept(page, 'Crear Contador');
  await expect(page.getByText('Creado exitosamente.')).toBeVisible();

  const row = page.getByRole('row', { name: 'Óscar Luna' });
  await expect(row).toContainText('787-555-0177');
  await row.getByRole('link', { name: 'Editar: Óscar Luna' }).click();
  await fill(page, { 'Identidad de usuario SSA PTN': 'LUNA0001' });
  await saveAndAccept(page, 'Editar Contador');
  await expect(page.getByText('Editado exitosamente.')).toBeVisible();

  await row.getByRole('switch').press('Space');
  await page
    .getByRole('alertdialog', { name: 'Desactivar' })
    .getByRole('button', { name: 'Aceptar' })
    .click();
  await expect(page.getByText('Cambiando exitosamente')).toBeVisible();
  await expect(row.getByRole('switch')).not.toBeChecked();

  await row.getByRole('button', { name: 'Eliminar: Óscar Luna' }).click();
  await page.getByRole('alertdialog', { name: 'Eliminar' }).getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByText('Eliminado exitosamente')).toBeVisible();
  await expect(row).toBeHidden();
});

test('an address that breaks nowhere stays inside a narrow window, and inside its column in a wide one', async ({
  page,
}) => {
  const email = `${'muylargo'.repeat(7)}@${'dominio'.repeat(8)}.example`;
  await signIn(page);
  await page.goto(`${ACCOUNTANTS}/agregar`);
  await fill(page, {
    Nombre: 'Úrsula',
    'Apellido paterno': 'Larga',
    'Correo electrónico': email,
    'Número de teléfono': '7875550178',
  });
  await saveAndAccept(page, 'Crear Contador');
  const edit = page.getByRole('link', { name: 'Editar: Úrsula Larga' });
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByText(email)).toBeVisible();
    const button = await edit.boundingBox();
    expect((button?.x ?? width) + (button?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('a list and a form on paper have what they hold, and none of the buttons', async ({ page }) => {
  await signIn(page);
  await page.goto(ACCOUNTANTS);
  await expect(page.getByRole('row', { name: 'Carmen Maldonado' })).toBeVisible();
  const ofTheScreen = ['Buscar', 'Agregar contador', 'Editar: Carmen Maldonado', 'Exportar a Excel'].map(
    (name) => page.getByLabel(name).or(page.getByText(name)).first(),
  );
  for (const shown of ofTheScreen) await expect(shown).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('carmen@demo.garita')).toBeVisible();
  for (const gone of ofTheScreen) await expect(gone).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await page.goto(`${ACCOUNTANTS}/editar/1`);
  await expect(page.getByRole('button', { name: 'Guardar datos' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(box(page, 'Apellido paterno')).toHaveValue('Maldonado');
  await expect(page.getByRole('button', { name: 'Guardar datos' })).toBeHidden();
});

test('whoever saves over what was changed meanwhile is told so before', async ({ page, context }) => {
  await signIn(page);
  await page.goto(`${ACCOUNTANTS}/editar/2`);
  const elsewhere = await context.newPage();
  await elsewhere.goto(`${ACCOUNTANTS}/editar/2`);
  await fill(elsewhere, { Compañía: 'Ortiz y Asociados' });
  await saveAndAccept(elsewhere, 'Editar Contador');

  await fill(page, { 'Apellido materno': 'Vélez' });
  await page.getByRole('button', { name: 'Guardar datos' }).click();
  const question = page.getByRole('alertdialog', { name: 'Editar Contador' });
  await expect(question).toContainText('Carlos Maldonado cambió estos datos después de que usted los abrió');
  await expectAccessible(page, question);
});
