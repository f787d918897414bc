import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FolderInUseError, folderHolder, lockFolder } from './database-lock.ts';
import { ownMark } from './process-mark.ts';

describe('the lock of a database folder', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'garita-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const lockFile = () => join(folder, 'garita.lock');
  const leftBehind = (content: object | string) =>
    writeFileSync(lockFile(), typeof content === 'string' ? content : JSON.stringify(content));

  it('is refused while its holder runs, and tells who that is', async () => {
    await lockFolder(folder);
    const refusal = await lockFolder(folder).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(FolderInUseError);
    expect(refusal).toMatchObject({ holder: { process: { pid: process.pid } } });
  });

  it('is free again once released', async () => {
    const lock = await lockFolder(folder);
    lock.release();
    expect(folderHolder(folder)).toBeUndefined();
    await expect(lockFolder(folder)).resolves.toBeDefined();
  });

  it('is taken over from a process that has ended', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    leftBehind({ process: { pid: child.pid } });
    await expect(lockFolder(folder)).resolves.toBeDefined();
    expect(folderHolder(folder)?.process.pid).toBe(process.pid);
  });

  it.runIf(process.platform === 'linux')(
    'is taken over from a process that was killed, also before whoever started it asks for its end',
    async () => {
      // A shell that turns into `sleep` never asks what became of its child.
      const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60']);
      const [pid] = await once(parent.stdout, 'data');
      leftBehind({ process: { pid: Number(pid) } });
      await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
      process.kill(Number(pid), 'SIGKILL');
      await vi.waitFor(() => expect(folderHolder(folder)).toBeUndefined());
      await expect(lockFolder(folder)).resolves.toBeDefined();
      parent.kill();
    },
  );

  it('is taken over from an earlier process of the same number, as after a restart in a container', async () => {
    leftBehind({ process: { pid: process.pid, startedAt: 'an earlier start' } });
    await expect(lockFolder(folder)).resolves.toBeDefined();
    expect(folderHolder(folder)?.process).toEqual(ownMark());
  });

  it.each(['', '{"pid', '{}'])('is taken over from a file that a power cut left as %j', async (content) => {
    leftBehind(content);
    await expect(lockFolder(folder)).resolves.toBeDefined();
  });

  it('is had by one of many that find the same stale lock', async () => {
    leftBehind({ process: { pid: process.pid, startedAt: 'an earlier start' } });
    const locks = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    expect(locks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(readdirSync(folder)).toEqual(['garita.lock']);
  });

  it('is taken over where an earlier take-over was killed in the middle', async () => {
    leftBehind({ process: { pid: process.pid, startedAt: 'an earlier start' } });
    const takeOver = join(folder, 'garita.lock.takeover');
    mkdirSync(takeOver);
    utimesSync(takeOver, new Date(0), new Date(0));
    await expect(lockFolder(folder)).resolves.toBeDefined();
    expect(readdirSync(folder)).toEqual(['garita.lock']);
  });

  it('tells where its holder takes commands, to the owner of the folder alone', async () => {
    const lock = await lockFolder(folder);
    expect(folderHolder(folder)?.commands).toBeUndefined();
    lock.announce(4321);
    expect(folderHolder(folder)?.commands).toEqual({ port: 4321, token: lock.token });
    expect(statSync(lockFile()).mode & 0o777).toBe(0o600);
    expect(readFileSync(lockFile(), 'utf8')).toContain(lock.token);
  });
});
