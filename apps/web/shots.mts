import { chromium } from '@playwright/test';
import { findChromium } from '../../tooling/browser/chromium.ts';
const PW = process.env.PW ?? ''; const base = 'http://localhost:4100';
const b = await chromium.launch(await findChromium());
const dark = process.argv[2] === 'dark'; const w = Number(process.argv[3] ?? 1440);
const c = await b.newContext({ viewport: { width: w, height: w < 500 ? 844 : Number(process.env.H ?? 900) }, colorScheme: dark ? 'dark' : 'light' });
const p = await c.newPage();
await p.goto(base + '/');
await p.getByLabel(/correo/i).fill('contador@demo.garita'); await p.locator('input[type=password]').fill(PW); await p.keyboard.press('Enter');
await p.waitForURL(/escritorio/, { timeout: 20000 });
await p.waitForTimeout(1500); console.log(p.url());
for (const path of process.argv.slice(4)) { await p.goto(base + path); await p.waitForLoadState('networkidle'); await p.waitForTimeout(700); await p.screenshot({ path: '/tmp/docs/s-' + path.replace(/[^a-z0-9]+/gi, '_') + (dark ? '-dark' : '') + '-' + w + '.png' }); console.log(path, await p.title()); }
await b.close();
