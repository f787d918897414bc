import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createDatabase, dropDatabase } from '@garita/tooling/postgres/databases';
import { differenceFromRecording } from '@garita/tooling/recording/recording';
import { expect, type Page } from '@playwright/test';
import { test as base } from './demonstration.ts';
import { startOnPostgres } from './demonstration-server.ts';
import { type DemoUser, signIn } from './fixtures.ts';
import { loadDemonstration, preparedDemonstration } from './prepare-demonstration.ts';

const CLOCK = createRequire(import.meta.url).resolve('@garita/tooling/recording/fixed-clock.js');
const NODE_OPTIONS = `--import=${pathToFileURL(CLOCK).href}`;
const TODAY = new Date('2026-05-20T16:00:00Z');

// In milliseconds: how long a screen may differ while it loads, and how long it rests before it is recorded.
const PATIENCE = 15_000;
const POLLING = 200;
const REST = 1_000;

const COMPANY = '/escritorio/empresas/1';

/** The screens that are recorded, by the role that sees them: the name of the recording and the address. */
const SCREENS: Record<'nobody' | DemoUser, Record<string, string>> = {
  nobody: {
    'sign-in': '/',
    register: '/registro',
    recovery: '/recuperar',
    invitation: '/invitacion',
    'new-password': '/contrasena',
  },
  contador: {
    desk: '/escritorio/dash',
    profile: '/escritorio/profile',
    companies: '/escritorio/empresas',
    'company-new': '/escritorio/empresas/agregar',
    'company-edit': '/escritorio/empresas/editar/1',
    'company-home': COMPANY,
    'payroll-accounts': `${COMPANY}/cuentas`,
    'pay-calendar': `${COMPANY}/calendario`,
    'company-balances': `${COMPANY}/saldos`,
    employees: `${COMPANY}/empleados`,
    'employee-new': `${COMPANY}/empleados/agregar`,
    'employee-import': `${COMPANY}/empleados/importar`,
    'employee-edit': `${COMPANY}/empleados/1/editar`,
    'employee-balances': `${COMPANY}/empleados/1/saldos`,
    'company-taxes': `${COMPANY}/taxes`,
    'company-tax-new': `${COMPANY}/taxes/agregar`,
    'company-tax-edit': `${COMPANY}/taxes/1/editar`,
    contractors: `${COMPANY}/terceros`,
    'contractor-new': `${COMPANY}/terceros/agregar`,
    'contractor-edit': `${COMPANY}/terceros/1/editar`,
    'contractor-payments': `${COMPANY}/terceros/1/pagos`,
    'contractor-hours': `${COMPANY}/terceros/horas/1`,
    period: `${COMPANY}/periodos/2026118`,
    months: `${COMPANY}/meses`,
    reconciliation: `${COMPANY}/cuadre`,
    audit: `${COMPANY}/auditoria`,
    accountants: '/escritorio/contadores',
    'accountant-new': '/escritorio/contadores/agregar',
    'accountant-edit': '/escritorio/contadores/editar/1',
    processes: '/escritorio/procesos',
    'time-entry': '/escritorio/procesos/1/1/cargar',
  },
  admin: {
    'admin-desk': '/escritorio/dash',
    'fixed-taxes': '/escritorio/fixed-taxes',
    'fixed-tax-new': '/escritorio/fixed-taxes/agregar',
    'fixed-tax-edit': '/escritorio/fixed-taxes/3/editar',
    codes: '/escritorio/codigos',
    'code-new': '/escritorio/codigos/agregar',
    users: '/escritorio/usuarios',
    'user-invite': '/escritorio/usuarios/invitar',
  },
  auditor: {
    'auditor-desk': '/escritorio/dash',
    'auditor-employee': `${COMPANY}/empleados/1/editar`,
    'auditor-time-entry': '/escritorio/procesos/1/1/cargar',
  },
};

/** A demonstration of the 20th of May 2026, whatever today is. */
const test = base.extend<object, { demonstration: string }>({
  demonstration: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the pattern
    async ({}, provide, { workerIndex }) => {
      const { server, template, secrets } = preparedDemonstration();
      const name = `${template}_recorded_${workerIndex}`;
      const url = await createDatabase(server, name);
      const environment = { ...secrets, NODE_OPTIONS };
      await loadDemonstration(url, environment);
      const { address, stop } = await startOnPostgres(url, environment);
      await provide(address);
      await stop();
      await dropDatabase(server, name);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

for (const role of ['nobody', 'contador', 'admin', 'auditor'] as const) {
  test(`what a screen reader finds on the screens of ${role} is what was recorded`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.clock.setFixedTime(TODAY);
    if (role !== 'nobody') await signIn(page, role);
    const differences: string[] = [];
    for (const [name, address] of Object.entries(SCREENS[role])) {
      await page.goto(address);
      differences.push(await differenceOf(page, name));
    }
    expect(differences.filter(Boolean).join('\n\n')).toBe('');
  });
}

/** Waits until the screen is as recorded, or says what differs when it has loaded. */
async function differenceOf(page: Page, name: string): Promise<string> {
  const read = async () => repeatable(await page.locator('body').ariaSnapshot());
  const difference = (snapshot: string) => differenceFromRecording(`screens/${name}.txt`, `${snapshot}\n`);
  await expect(page.locator('h1').first()).toBeVisible();
  if (process.env['UPDATE_RECORDING']) return difference(await atRest(read));
  const end = Date.now() + PATIENCE;
  let found = difference(await read());
  while (found && Date.now() < end) {
    await setTimeout(POLLING);
    found = difference(await read());
  }
  return found;
}

/** Reads a screen until nothing is loading and nothing has changed for a while. */
async function atRest(read: () => Promise<string>): Promise<string> {
  let before = '';
  let now = await read();
  while (now !== before || /Cargando|Loading/.test(now)) {
    await setTimeout(REST);
    before = now;
    now = await read();
  }
  return now;
}

/** Replaces the version, and the moments of the database's clock, at which the demonstration was loaded. */
function repeatable(snapshot: string): string {
  const unversioned = snapshot.replace(/Versión \d+\.\d+\.\d+/g, 'Versión <version>');
  return unversioned.replace(/\d{1,2} \p{L}{3} \d{4}, \d{1,2}:\d\d\s[ap]\.\s?m\./gu, '<moment>');
}
