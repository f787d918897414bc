import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { verifierPath } from '@garita/ledger/packet/auditor-packet';
import type { PacketFile } from '@garita/ledger/packet/packet-file';

/** The answer of a verifier to `--json` about one packet. */
export type PacketVerdict = { whole: boolean; problems: object[]; [fact: string]: unknown };

/** The answers of a verifier about all given packets, and its exit code. */
type Run = { exitCode: number; said: PacketVerdict[] };

const PYTHON = fileURLToPath(new URL('./verify.py', import.meta.url));

/**
 * Runs both verifiers on a packet in a folder: the one in the packet (today's for a stored packet), and the
 * Python one.
 */
export async function verdicts(folder: string, ...known: string[]): Promise<{ node: Run; python: Run }> {
  const own = join(folder, 'verify.mjs');
  const [node, python] = await Promise.all([
    run(process.execPath, [existsSync(own) ? own : verifierPath(), folder, '--json', ...known]),
    runPython([folder, ...known]),
  ]);
  return { node, python };
}

/** Runs the Python verifier. A test fails, and is not skipped, if Python is missing. */
export async function runPython(options: readonly string[]): Promise<Run> {
  // -B writes no compiled files beside the sources.
  return run('python3', ['-B', PYTHON, '--json', ...options]);
}

/** Writes the files of a packet into a folder, as if they were unpacked there. */
export async function unpack(files: AsyncIterable<PacketFile>, folder: string): Promise<void> {
  for await (const { name, bytes } of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), bytes);
  }
}

function run(program: string, options: readonly string[]): Promise<Run> {
  return new Promise((resolve, reject) => {
    execFile(program, options, (error, stdout, stderr) => {
      const exitCode = typeof error?.code === 'number' ? error.code : 0;
      if ((error && typeof error.code !== 'number') || stderr !== '') reject(error ?? new Error(stderr));
      else
        resolve({
          exitCode,
          said: stdout
            .trimEnd()
            .split('\n')
            .map((line) => JSON.parse(line)),
        });
    });
  });
}
