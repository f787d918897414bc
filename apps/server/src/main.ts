import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hasUsers } from '@garita/ledger/registry/access/users';
import { countTextsOfOtherKeys } from '@garita/ledger/registry/encrypted/undecryptable-texts';
import { version } from '../../../package.json';
import { type Config, processEnvironment, readConfig, readServerOptions } from './boot/config.ts';
import { prepareDemo } from './boot/demo.ts';
import { openRuntime, type Runtime } from './boot/runtime.ts';
import { removeExpiredHourly, signAnchorsDaily } from './boot/scheduled-tasks.ts';
import { markBuildsInUse } from './boot/used-builds.ts';
import { commandDoor } from './doors/cli/command-door.ts';
import { newPassword } from './doors/cli/create-admin.ts';
import { explainFailure } from './doors/cli/explain-failure.ts';
import { createApp } from './http/app.ts';
import { listen } from './http/listen.ts';
import { CONSOLE } from './text/console.es.ts';

const SERVER_FOLDER = fileURLToPath(new URL('.', import.meta.url)).slice(0, -1);

/**
 * The built web, beside the server's source or bundle. The path is resolved at the start, so that a page
 * finds the files of its own build even if another build replaces it.
 */
const WEB_FOLDER = builtWeb(fileURLToPath(new URL('../../web/dist', import.meta.url)));

function builtWeb(path: string): string | undefined {
  return existsSync(path) ? realpathSync(path) : undefined;
}

async function main(): Promise<void> {
  const config = readConfig(processEnvironment(), readServerOptions(process.argv.slice(2)));
  const runtime = await openRuntime(config, { isServer: true });
  runtime.dependencies.logger.info({ version }, 'server starts');
  try {
    const welcome = config.isDemo ? await demoWelcome(runtime, config) : await plainWelcome(runtime, config);
    const { port, stop } = await listen(appOf(runtime, config), config);
    runtime.lock?.announce(port);
    print([CONSOLE.listening(addressOf(config.host, port)), ...welcome]);
    const unmarkBuilds = markBuildsInUse(SERVER_FOLDER, WEB_FOLDER);
    const stopSweeping = removeExpiredHourly(runtime.dependencies);
    const stopAnchoring = signAnchorsDaily(runtime.dependencies);
    stopOnSignal(async () => {
      stopSweeping();
      stopAnchoring();
      unmarkBuilds();
      await stop();
      await runtime.close();
    });
  } catch (error) {
    await runtime.close();
    throw error;
  }
}

// An address that stands for every network of the machine cannot be opened.
function addressOf(host: string, port: number): string {
  return `http://${['0.0.0.0', '::', '127.0.0.1'].includes(host) ? 'localhost' : host}:${port}`;
}

function appOf({ dependencies, lock }: Runtime, { isBehindProxy, allowedOrigins, hasMetrics }: Config) {
  return createApp(dependencies, {
    isBehindProxy,
    hasMetrics,
    origins: allowedOrigins,
    ...(WEB_FOLDER !== undefined ? { webFolder: WEB_FOLDER } : {}),
    ...(lock ? { mounts: { '/internal': commandDoor(dependencies, lock.token) } } : {}),
  });
}

async function demoWelcome({ dependencies }: Runtime, { database, demoPassword }: Config): Promise<string[]> {
  if (!('dataFolder' in database)) throw new TypeError('The demonstration lives in a folder');
  const password = demoPassword ?? newPassword();
  const signIns = await prepareDemo(dependencies, database.dataFolder, { password, progress: showProgress });
  return CONSOLE.demoSignIns(signIns, password);
}

async function plainWelcome(
  { dependencies, isGuardedByPrivileges }: Runtime,
  { database }: Config,
): Promise<string[]> {
  const isEmbedded = 'dataFolder' in database;
  const strange = await countTextsOfOtherKeys(dependencies.database, dependencies.keyring);
  return [
    ...(isEmbedded ? [CONSOLE.embeddedDatabase] : []),
    ...(isEmbedded || isGuardedByPrivileges ? [] : [CONSOLE.unguarded]),
    ...(strange === 0 ? [] : [CONSOLE.unopenedTexts(strange)]),
    ...((await hasUsers(dependencies.database)) ? [] : CONSOLE.noUsers),
  ];
}

// Shows progress as one line on a terminal; a log file gets nothing before the end.
function showProgress(loaded: number, total: number): void {
  if (!process.stdout.isTTY) return;
  process.stdout.write(`\r${CONSOLE.demoLoading(loaded, total)}${loaded === total ? '\n' : ''}`);
}

function stopOnSignal(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      print([CONSOLE.stopping]);
      stop().then(() => process.exit(0), fail);
    });
  }
}

function fail(error: unknown): void {
  for (const line of explainFailure(error)) console.error(line);
  process.exit(1);
}

function print(lines: readonly string[]): void {
  for (const line of lines) console.log(line);
}

await main().catch(fail);
