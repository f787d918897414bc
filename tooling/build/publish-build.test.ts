import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { buildsInUse, markBuildsInUse } from '@garita/server/used-builds';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishBuild } from './publish-build.ts';

describe('publishing a build', () => {
  let place = '';

  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'garita-builds-'));
  });

  afterEach(() => rmSync(place, { recursive: true }));

  const dist = () => join(place, 'dist');

  function publish(files: Record<string, string>, { now = new Date(), inUse = new Set<string>() } = {}) {
    const output = join(place, 'output');
    rmSync(output, { recursive: true, force: true });
    mkdirSync(output);
    for (const [name, text] of Object.entries(files)) writeFileSync(join(output, name), text);
    return publishBuild({ output, dist: dist(), now, inUse });
  }

  it('keeps the files that a running program has not loaded yet', async () => {
    const program = (version: number) => ({
      'main.mjs': `process.stdin.once('data', async () => console.log((await import(process.argv[2])).version, process.exit));
        console.log('started');`,
      'late.mjs': `export const version = 'version ${version}';`,
    });
    await publish(program(1));
    const running = spawn(process.execPath, [join(dist(), 'main.mjs'), './late.mjs']);
    const lines = createInterface(running.stdout);
    await once(lines, 'line');
    await publish(program(2));
    running.stdin.write('now');
    const [line] = await once(lines, 'line');
    running.kill();
    expect(line).toContain('version 1');
    expect(readFileSync(join(dist(), 'late.mjs'), 'utf8')).toContain('version 2');
  });

  it('has a complete build in place at every moment', async () => {
    const file = join(dist(), 'index.html');
    await publish({ 'index.html': 'whole' });
    let misses = 0;
    const done = new AbortController();
    const reading = (async () => {
      while (!done.signal.aborted) {
        if (!existsSync(file)) misses += 1;
        await new Promise(setImmediate);
      }
    })();
    for (let build = 0; build < 30; build += 1) await publish({ 'index.html': 'whole', [`${build}.js`]: '' });
    done.abort();
    await reading;
    expect(misses).toBe(0);
  });

  it('changes nothing for the same content', async () => {
    expect(await publish({ 'main.js': '1' })).toBe(await publish({ 'main.js': '1' }));
  });

  it('removes a build a day after it was replaced, unless a server uses it', async () => {
    const start = Date.parse('2026-03-01T12:00:00Z');
    const hours = (count: number) => ({ now: new Date(start + count * 3_600_000) });
    const [first, second] = [await publish({ 'main.js': '1' }), await publish({ 'main.js': '2' })];
    for (const folder of [first, second]) utimesSync(folder, start / 1000, start / 1000);
    const third = await publish({ 'main.js': '3' }, hours(20));
    expect([first, second].map(existsSync)).toEqual([true, true]);
    await publish({ 'main.js': '4' }, { ...hours(30), inUse: new Set([first]) });
    // The second build was in place until hour 20.
    expect([first, second].map(existsSync)).toEqual([true, true]);
    await publish({ 'main.js': '5' }, hours(45));
    expect([first, second, third].map(existsSync)).toEqual([false, false, true]);
  });

  it('replaces a folder from an earlier version', async () => {
    mkdirSync(dist());
    writeFileSync(join(dist(), 'old.js'), '');
    await publish({ 'main.js': '1' });
    expect(existsSync(join(dist(), 'old.js'))).toBe(false);
    expect(readFileSync(join(dist(), 'main.js'), 'utf8')).toBe('1');
  });

  it('finds the builds of running servers, and no others', async () => {
    const build = await publish({ 'main.js': '1' });
    const unmark = markBuildsInUse(build, '/web/dist-1');
    writeFileSync(join(build, 'running', 'half'), '{"process"');
    writeFileSync(
      join(build, 'running', 'ended'),
      JSON.stringify({ process: { pid: 2 ** 22 + 1 }, builds: ['/x'] }),
    );
    expect(buildsInUse(place)).toEqual(new Set([build, '/web/dist-1']));
    unmark();
    expect(buildsInUse(place)).toEqual(new Set());
  });
});

it('runs a command without a build if one exists', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const place = mkdtempSync(join(tmpdir(), 'garita-command-'));
  mkdirSync(join(place, 'apps/server/dist'), { recursive: true });
  writeFileSync(join(place, 'apps/server/dist/cli.js'), "console.log('built before')");
  // The folder has nothing else: a build would fail.
  expect(execFileSync('sh', ['-c', scripts.garita], { cwd: place, encoding: 'utf8' })).toBe('built before\n');
  rmSync(place, { recursive: true });
});
