import { type Browser, expect, type Page } from '@playwright/test';
import { test } from './demonstration.ts';
import { accept, box, choose, expectAccessible, fill, openEscritorio, signIn } from './fixtures.ts';

const EVA = { email: 'eva@mar.example', password: 'una clave bien larga' };

/** Another browser, in which nobody is signed in. */
async function elsewhere(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

async function acceptInvitation(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expectAccessible(
    page,
    page.getByText(`Le invitaron como Auditor. Iniciará sesión con ${EVA.email}.`),
  );
  await fill(page, { Nombre: 'Eva', Apellido: 'Mar', Teléfono: '7875550150' });
  await page.getByLabel('Contraseña', { exact: true }).fill(EVA.password);
  await page.getByLabel('Confirmar Contraseña').fill('otra clave bien larga');
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByLabel('Confirmar Contraseña')).toHaveAccessibleDescription(
    'Las contraseñas no coinciden.',
  );
  await page.getByLabel('Confirmar Contraseña').fill(EVA.password);
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByText('Invitación aceptada. Ya puede iniciar sesión.')).toBeVisible();
  await expect(page).toHaveURL('/');
}

test('an auditor is invited by a link that works once, and refused whatever writes', async ({
  page,
  browser,
}) => {
  await openEscritorio(page);
  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await page.getByRole('menuitem', { name: 'Usuarios' }).click();
  await expect(page.getByRole('row', { name: 'contador@demo.garita' })).toContainText('Usted');
  await expectAccessible(page, page.getByRole('row', { name: 'contador@demo.garita' }));
  await page.getByRole('link', { name: 'Invitar' }).click();
  await fill(page, { 'Correo electrónico': EVA.email });
  await choose(page, { Rol: 'Auditor' });
  await expectAccessible(page, box(page, 'Correo electrónico'));
  await page.getByRole('button', { name: 'Invitar' }).click();
  await accept(page, 'Invitar');
  const link = await box(page, `Enlace para ${EVA.email}`).inputValue();
  await expectAccessible(page, box(page, `Enlace para ${EVA.email}`));

  const other = await elsewhere(browser);
  await acceptInvitation(other, link);
  await other.goto(link);
  await expectAccessible(
    other,
    other.getByText('La invitación no es válida, ya se usó o venció. Pida otra.'),
  );

  await other.getByRole('link', { name: 'Ir a iniciar sesión' }).click();
  await other.getByLabel('Correo electrónico').fill(EVA.email);
  await other.getByLabel('Contraseña', { exact: true }).fill(EVA.password);
  await other.getByRole('button', { name: 'Entrar' }).click();
  await expect(other).toHaveURL('/escritorio/dash');
  expect(await writingIsRefused(other)).toBe(403);
  await other.goto('/escritorio/usuarios');
  await expect(other.getByText('No tiene permiso para hacer esto.')).toBeVisible();
});

/** Returns the status with which the server answers a write of the browser's own session. */
function writingIsRefused(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { status } = await fetch('/api/companies/1', {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${localStorage.getItem('access_token')}` },
    });
    return status;
  });
}

test('an invitation is taken back, and its link leads nowhere', async ({ page, browser }) => {
  await signIn(page);
  await page.goto('/escritorio/usuarios/invitar');
  await fill(page, { 'Correo electrónico': 'nadie@mar.example' });
  await choose(page, { Rol: 'Contador' });
  await page.getByRole('button', { name: 'Invitar' }).click();
  await accept(page, 'Invitar');
  const link = await box(page, 'Enlace para nadie@mar.example').inputValue();
  await page.getByRole('link', { name: 'Volver a Usuarios' }).click();
  const row = page.getByRole('row', { name: 'nadie@mar.example' });
  await row.getByRole('button', { name: 'Retirar: nadie@mar.example' }).click();
  await accept(page, 'Retirar');
  await expect(row).toBeHidden();
  const other = await elsewhere(browser);
  await other.goto(link);
  await expect(other.getByText('La invitación no es válida, ya se usó o venció. Pida otra.')).toBeVisible();
});

test('a contador switches users off, but no administrator', async ({ page, browser }) => {
  await signIn(page);
  await page.goto('/escritorio/usuarios/invitar');
  await fill(page, { 'Correo electrónico': 'admin@demo.garita' });
  await choose(page, { Rol: 'Auditor' });
  await page.getByRole('button', { name: 'Invitar' }).click();
  await accept(page, 'Invitar');
  await expect(box(page, 'Correo electrónico')).toHaveAccessibleDescription(
    'Este correo electrónico ya está registrado.',
  );

  await page.goto('/escritorio/usuarios');
  await page.getByRole('row', { name: 'admin@demo.garita' }).getByRole('switch').press('Space');
  await accept(page, 'Desactivar');
  await expect(page.getByText('No tiene permiso para hacer esto.')).toBeVisible();

  const auditor = page.getByRole('row', { name: 'auditor@demo.garita' }).getByRole('switch');
  await auditor.press('Space');
  await accept(page, 'Desactivar');
  await expect(auditor).not.toBeChecked();
  const other = await elsewhere(browser);
  await other.goto('/');
  await other.getByLabel('Correo electrónico').fill('auditor@demo.garita');
  await other.getByLabel('Contraseña', { exact: true }).fill(process.env['GARITA_DEMO_PASSWORD'] ?? '');
  await other.getByRole('button', { name: 'Entrar' }).click();
  await expect(other.getByText('Usuario o contraseña no son válidos.')).toBeVisible();

  await auditor.press('Space');
  await accept(page, 'Activar');
  await expect(auditor).toBeChecked();
});

test('an administrator makes a link for who lost the password', async ({ page, browser }) => {
  await signIn(page, 'admin');
  await page.goto('/escritorio/usuarios');
  const name = 'Enlace para una contraseña nueva';
  await page.getByRole('row', { name: 'contador@demo.garita' }).getByRole('button', { name }).click();
  await accept(page, name);
  const link = await box(page, 'Enlace para contador@demo.garita').inputValue();
  await expectAccessible(page, box(page, 'Enlace para contador@demo.garita'));

  const other = await elsewhere(browser);
  await other.goto(link);
  await expectAccessible(other, other.getByText(/con la que contador@demo\.garita iniciará sesión/));
  const choosePassword = async (password: string) => {
    await other.getByLabel('Contraseña', { exact: true }).fill(password);
    await other.getByLabel('Confirmar Contraseña').fill(password);
    await other.getByRole('button', { name: 'Guardar' }).click();
  };
  await choosePassword('qwertyuiop');
  await expect(other.getByLabel('Contraseña', { exact: true })).toHaveAccessibleDescription(
    /Esta contraseña es de las primeras que se adivinan/,
  );
  // Another that the tests after this one do not know would shut them out.
  await choosePassword(process.env['GARITA_DEMO_PASSWORD'] ?? '');
  await expect(other.getByText('Contraseña cambiada. Ya puede iniciar sesión.')).toBeVisible();
  await expect(other).toHaveURL('/');
  await other.goto(link);
  await expect(other.getByText('El enlace no es válido, ya se usó o venció. Pida otro.')).toBeVisible();
});
