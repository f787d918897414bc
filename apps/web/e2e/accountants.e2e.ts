import { expect, test } from '@playwright/test';
import { box, expectAccessible, fill, saveAndAccept, signIn } from './fixtures.ts';

const ACCOUNTANTS = '/escritorio/contadores';

test('an accountant is created, edited, switched off and removed', async ({ page }) => {
  await signIn(page);
  await page.goto(ACCOUNTANTS);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Agregar contador' }).click();
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

  await row.getByRole('button', { name: 'Más acciones: Óscar Luna' }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await page.getByRole('alertdialog', { name: 'Eliminar' }).getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByText('Eliminado exitosamente')).toBeVisible();
  await expect(row).toBeHidden();
});

test('an accountant of a company is not removed, and the reason is told', async ({ page }) => {
  await signIn(page);
  await page.goto(ACCOUNTANTS);
  await page.getByRole('button', { name: 'Más acciones: Carmen Maldonado' }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  const question = page.getByRole('alertdialog', { name: 'Eliminar' });
  await question.getByRole('button', { name: 'Aceptar' }).click();
  await expect(
    page.getByText('El contador tiene compañías asignadas y no puede ser eliminado.'),
  ).toBeVisible();
  await expect(question).toBeHidden();
});

test('an accountant needs a name, a last name and an e-mail address', async ({ page }) => {
  await signIn(page);
  await page.goto(`${ACCOUNTANTS}/agregar`);
  await page.getByRole('button', { name: 'Guardar datos' }).click();
  await expect(page.getByText('Hay 3 campos por corregir')).toBeVisible();
  await expect(box(page, 'Apellido paterno')).toHaveAccessibleDescription('Este campo es requerido.');
  await expectAccessible(page);
});
