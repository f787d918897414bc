import { expect, type Page } from '@playwright/test';
import { accept, box, expectAccessible, fill, saveAndAccept, signIn } from './fixtures.ts';
import { enter, leave, type Person, test } from './people.ts';

test('one enters with the right password and a greeting, and leaves with another', async ({
  page,
  person,
}) => {
  await page.goto('/');
  await expectAccessible(page, page.getByRole('heading', { name: 'Iniciar sesión' }));
  await enter(page, { ...person, password: 'otra clave larga' });
  await expect(page.getByText('Usuario o contraseña no son válidos.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.getByLabel('Correo electrónico').fill('');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByLabel('Correo electrónico')).toHaveAccessibleDescription('Este campo es requerido.');

  // The box that keeps the session changes nothing.
  const keep = page.getByRole('checkbox', { name: 'Mantener sesión iniciada' });
  await expect(keep).not.toBeChecked();
  await page.getByText('Mantener sesión iniciada').click();
  await expect(keep).toBeChecked();
  await enter(page, person);
  await expect(page).toHaveURL('/escritorio/dash');
  await expect(page.getByText('Bienvenido Rosa')).toBeVisible();
  const keys = await page.evaluate(() => Object.keys(localStorage).toSorted());
  expect(keys.filter((key) => /access_token|name|role/.test(key))).toEqual(['access_token', 'name', 'role']);
  await leave(page, person);
  await expect(page.getByText('Hasta luego Rosa')).toBeVisible();
  expect(await kept(page, 'access_token')).toBeNull();
});

test('without a session every address but the public ones leads to the sign-in', async ({ page }) => {
  for (const path of ['/escritorio/dash', '/escritorio/empresas', '/escritorio', '/nada', '/nada/de/nada']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
    await expect(page).toHaveURL('/');
  }
  for (const [path, name] of [
    ['/registro', '¡Empiece a usar Garita!'],
    ['/recuperar', 'Recuperar contraseña'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

test('with a session the public addresses and the unknown ones lead to Escritorio', async ({ page }) => {
  await signIn(page);
  for (const path of ['/', '/registro', '/recuperar', '/nada', '/escritorio', '/escritorio/nada']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: /^¡Hola de nuevo/ })).toBeVisible();
    await expect(page).toHaveURL('/escritorio/dash');
  }
});

test('recovering a password has one answer, and asks nobody', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: '¿Olvidó su contraseña?' }).click();
  await expect(page).toHaveURL('/recuperar');
  await expectAccessible(page, page.getByLabel('Correo electrónico'));
  const calls: string[] = [];
  // Files of the page are no questions: those that show a notice come as somebody types.
  page.on('request', (request) => request.url().includes('/assets/') || calls.push(request.url()));
  await page.getByLabel('Correo electrónico').fill('rosa@paz.example');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Código invalido')).toBeVisible();
  expect(calls).toEqual([]);
  await page.getByRole('link', { name: 'Volver' }).click();
  await expect(page).toHaveURL('/');
});

test('a session that was ended elsewhere leads to the sign-in as soon as the server is asked', async ({
  page,
  person,
}) => {
  await page.goto('/');
  await enter(page, person);
  await expect(page).toHaveURL('/escritorio/dash');
  await page.goto('/escritorio/profile');
  await expect(page.getByText('Esta sesión')).toBeVisible();
  await endSession(page);
  const factor = page.getByRole('region', { name: 'Segundo factor' });
  await factor.getByRole('button', { name: 'Activar segundo factor' }).click();
  await factor.getByLabel('Contraseña').fill(person.password);
  await factor.getByRole('button', { name: 'Activar segundo factor' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Su sesión terminó. Inicie sesión otra vez.')).toHaveCount(1);
  await expect(page.getByText('Usuario no válido.')).toHaveCount(0);
  expect(await kept(page, 'access_token')).toBeNull();

  // An ended session opens no private screen, and keeps no role.
  await enter(page, person);
  await expect(page).toHaveURL('/escritorio/dash');
  await endSession(page);
  await page.goto('/escritorio/empresas');
  await expect(page).toHaveURL('/');
  expect(await kept(page, 'access_token')).toBeNull();
  expect(await kept(page, 'role')).toBe('0');
});

test('whoever was typing when the session ended goes on where they were, or gives it up', async ({
  page,
  person,
}) => {
  await startAccountant(page, person);
  await endSession(page);
  await page.getByRole('button', { name: 'Guardar datos' }).click();
  await accept(page, 'Crear Contador');
  const dialog = page.getByRole('dialog', { name: 'Su sesión terminó' });
  await expect(dialog).toHaveAccessibleDescription(new RegExp(person.email));
  await expectAccessible(page, dialog);

  await dialog.getByLabel('Contraseña').fill('otra clave larga');
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  await expect(dialog.getByText('Usuario o contraseña no son válidos.')).toBeVisible();
  await dialog.getByLabel('Contraseña').fill(person.password);
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  await expect(dialog).toBeHidden();
  await expect(box(page, 'Apellido paterno')).toHaveValue('Luna');
  await expect(page.getByText('Su sesión terminó. Inicie sesión otra vez.')).toBeHidden();

  await saveAndAccept(page, 'Crear Contador');
  await expect(page.getByText('Creado exitosamente.')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Óscar Luna' })).toBeVisible();

  // Whoever gives it up signs in anew.
  await page.getByRole('link', { name: 'Agregar contador' }).click();
  await typeAccountant(page);
  await endSession(page);
  await page.getByRole('button', { name: 'Guardar datos' }).click();
  await accept(page, 'Crear Contador');
  await dialog.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await kept(page, 'access_token')).toBeNull();
});

test('signing out over something unsaved covers it where that was in another tab, and else asks first', async ({
  page,
  person,
  context,
}) => {
  await startAccountant(page, person);
  const other = await context.newPage();
  await other.goto('/escritorio/dash');
  await leave(other, person);
  await other.close();
  const dialog = page.getByRole('dialog', { name: 'Su sesión terminó' });
  await dialog.getByLabel('Contraseña').fill(person.password);
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  await expect(dialog).toBeHidden();
  await expect(box(page, 'Nombre')).toHaveValue('Óscar');

  const signOut = async (answer: string) => {
    await page.getByRole('button', { name: person.name }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    const question = page.getByRole('alertdialog', { name: 'Cambios sin guardar' });
    await question.getByRole('button', { name: answer }).click();
    await expect(question).toBeHidden();
  };
  await signOut('Atras');
  await saveAndAccept(page, 'Crear Contador');
  await expect(page.getByText('Creado exitosamente.')).toBeVisible();

  await page.getByRole('link', { name: 'Agregar contador' }).click();
  await fill(page, { Nombre: 'Inés' });
  await signOut('Salir sin guardar');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Hasta luego Rosa')).toBeVisible();
});

/** Enters, and types most of an accountant. */
async function startAccountant(page: Page, person: Person): Promise<void> {
  await page.goto('/');
  await enter(page, person);
  await expect(page).toHaveURL('/escritorio/dash');
  await page.goto('/escritorio/contadores/agregar');
  await typeAccountant(page);
}

async function typeAccountant(page: Page): Promise<void> {
  await fill(page, {
    Nombre: 'Óscar',
    'Apellido paterno': 'Luna',
    'Correo electrónico': 'oscar@luna.example',
    'Número de teléfono': '7875550177',
  });
}

/** Ends the session on the server alone; the browser does not learn of it. */
async function endSession(page: Page): Promise<void> {
  const headers = { Authorization: `Bearer ${await kept(page, 'access_token')}` };
  const ended = await page.request.post('/api/auth/logout', { headers });
  expect(ended.ok()).toBe(true);
}

/** Returns what the browser keeps under a key. */
function kept(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}
