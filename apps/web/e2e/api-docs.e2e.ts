import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './demonstration.ts';
import { expectAccessible, signIn } from './fixtures.ts';
import { openSession } from './people.ts';

const READER = { email: 'contador@demo.garita', password: process.env['GARITA_DEMO_PASSWORD'] ?? '' };

/** The rules of axe that Swagger UI 5.35 breaks, whose look and elements are not ours to change. */
const VIEWER = {
  selector: '.swagger-ui',
  brokenRules: [
    // White on its green and blue, and grey on grey.
    'color-contrast',
    // From its title to an h3; what stands above its `main` is in no landmark.
    'heading-order',
    'region',
    // Long examples of answers, which a keyboard scrolls in Chromium and Firefox all the same.
    'scrollable-region-focusable',
  ],
};

/**
 * Opens the page and collects the complaints of the console, including those of the content security policy.
 */
async function openViewer(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: 'Interfaz para otros programas' })).toBeVisible();
  await expect(operation(page, 'get /companies/')).toBeVisible();
  return complaints;
}

/** An operation by its method and path. */
function operation(page: Page, name: string): Locator {
  return page
    .locator('.opblock')
    .filter({ has: page.getByRole('button', { name, exact: true, includeHidden: true }) });
}

async function open(page: Page, name: string): Promise<Locator> {
  const opened = operation(page, name);
  await opened.getByRole('button', { name, exact: true }).click();
  await opened.getByRole('button', { name: 'Try it out' }).click();
  return opened;
}

/** Sends the call, and returns what the viewer shows of the answer. */
async function execute(opened: Locator): Promise<Locator> {
  await opened.getByRole('button', { name: 'Execute' }).click();
  return opened.locator('.live-responses-table');
}

test('a reader signs in within the viewer, and tries a call with the token', async ({ page }) => {
  const complaints = await openViewer(page);
  const login = await open(page, 'post /auth/login');
  await login.getByRole('textbox', { name: 'username' }).fill(READER.email);
  await login.getByRole('textbox', { name: 'password' }).fill(READER.password);
  await expect(await execute(login)).toContainText('access_token');

  const answer = await execute(await open(page, 'get /companies/'));
  await expect(answer).toContainText('200');
  await expect(answer).toContainText('number_patronal');
  expect(complaints).toEqual([]);
});

test('a reader pastes a token', async ({ page, request }) => {
  const token = await openSession(request, READER);
  const complaints = await openViewer(page);
  await page.getByRole('button', { name: 'Authorize' }).click();
  await page.getByRole('textbox', { name: 'auth-bearer-value' }).fill(token);
  await page.getByRole('button', { name: 'Apply credentials' }).first().click();
  await page.getByRole('button', { name: 'Close' }).first().click();
  const answer = await execute(await open(page, 'get /companies/'));
  await expect(answer).toContainText('number_patronal');
  // The list of operations, one of them open with its answer.
  await expectAccessible(page, answer, VIEWER);
  expect(complaints).toEqual([]);
});

test('whoever is signed in to the application calls at once', async ({ page }) => {
  await signIn(page);
  const complaints = await openViewer(page);
  await expect(await execute(await open(page, 'get /companies/'))).toContainText('number_patronal');
  expect(complaints).toEqual([]);
});
