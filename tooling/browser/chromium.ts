import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unpackNpmChromium } from './npm-chromium.ts';

/** The options of Playwright's `launch`. `env` replaces the whole environment of the browser. */
export type ChromiumLaunch = { executablePath: string; args: string[]; env: Record<string, string> };

type Environment = Record<string, string | undefined>;

const SYSTEM_CHROMIUMS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];

/** The sandbox is off: tests open only our own pages, and Chromium refuses its sandbox to root. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/** Finds a Chromium: `CHROMIUM_PATH`, then one installed on the machine, then the one from npm. */
export async function findChromium(environment: Environment = process.env): Promise<ChromiumLaunch> {
  const installed = environment['CHROMIUM_PATH'] ?? SYSTEM_CHROMIUMS.find((path) => existsSync(path));
  if (installed !== undefined)
    return { executablePath: installed, args: FLAGS, env: definedOnly(environment) };

  const folder = await unpackNpmChromium();
  const executablePath = join(folder, 'chromium');
  const env = { ...definedOnly(environment), ...fontsUnlessInstalled(folder) };
  const starts = await canStart(executablePath, env);
  return { executablePath, args: FLAGS, env: starts ? env : { ...env, ...bundledLibraries(env, folder) } };
}

/** Bare systems lack libnss3, libnspr4 or libexpat, and the loader then ends the program at once. */
async function canStart(executablePath: string, env: Record<string, string>): Promise<boolean> {
  try {
    await promisify(execFile)(executablePath, ['--version', '--no-sandbox'], { env });
    return true;
  } catch {
    return false;
  }
}

function bundledLibraries(env: Record<string, string>, folder: string): Record<string, string> {
  return { LD_LIBRARY_PATH: [join(folder, 'lib'), env['LD_LIBRARY_PATH']].filter(Boolean).join(':') };
}

function fontsUnlessInstalled(folder: string): Record<string, string> {
  return existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: folder };
}

function definedOnly(environment: Environment): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
