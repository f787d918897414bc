import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { test } from './demonstration.ts';
import { box, fill, openEscritorio, signIn } from './fixtures.ts';

const LIST = '/escritorio/contadores';
const CREATE = '/escritorio/contadores/agregar';

/** Comes to a new contador from the list, and types something. */
async function typeSomething(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Contadores' }).first().click();
  await page.getByRole('link', { name: 'Agregar contador' }).click();
  await fill(page, { Nombre: 'Elsa' });
}

const WAYS: Record<string, { leave: (page: Page) => Promise<unknown>; to: string }> = {
  'by the top Volver': {
    leave: (page) => page.getByRole('banner').getByRole('button', { name: 'Volver' }).click(),
    to: LIST,
  },
  'by the Volver of the form': {
    leave: (page) => page.getByRole('main').getByRole('button', { name: 'Volver' }).click(),
    to: LIST,
  },
  // The browser waits for an answer that the question holds back.
  'by Back of the browser': { leave: (page) => page.evaluate(() => history.back()), to: LIST },
  'by the menu': {
    leave: (page) => page.getByRole('link', { name: 'Procesos' }).click(),
    to: '/escritorio/procesos',
  },
  'by a link': {
    leave: (page) =>
      page.getByRole('navigation', { name: 'Dónde está' }).getByRole('link', { name: 'Contadores' }).click(),
    to: LIST,
  },
  // The last, because it leads out.
  'by signing out': {
    leave: async (page) => {
      await page.getByRole('button', { name: /^Cuenta de/ }).click();
      await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    },
    to: '/',
  },
};

test('a changed form asks once, whichever way it is left, and either answer counts', async ({ page }) => {
  await openEscritorio(page);
  for (const [way, { leave, to }] of Object.entries(WAYS)) {
    await test.step(way, async () => {
      await typeSomething(page);
      const question = page.getByRole('alertdialog', { name: 'Cambios sin guardar' });
      await leave(page);
      await question.getByRole('button', { name: 'Atras' }).click();
      await expect(question).toBeHidden();
      await expect(page).toHaveURL(CREATE);
      await expect(box(page, 'Nombre')).toHaveValue('Elsa');

      await leave(page);
      await question.getByRole('button', { name: 'Salir sin guardar' }).click();
      await expect(page).toHaveURL(to);
      await expect(question).toBeHidden();
    });
  }
});

test('typed values are offered again after the page was closed, without the number of the person', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/escritorio/empresas/1/empleados/agregar');
  await fill(page, { Nombre: 'Nereida', 'Núm. de Seguro social': '900551234' });
  await expect(page.getByText('Cambios sin guardar')).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).toContain('Nereida');
  expect(kept).not.toContain('900551234');

  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Recuperar' }).click();
  await expect(box(page, 'Nombre')).toHaveValue('Nereida');
  await expect(box(page, 'Núm. de Seguro social')).toHaveValue('');

  await page.getByRole('main').getByRole('button', { name: 'Volver' }).click();
  await page.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page).toHaveURL('/escritorio/empresas/1/empleados');
  // The form goes when the list has come.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Nereida');
});
