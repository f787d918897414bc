import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { verifierPath } from '@garita/ledger/packet/auditor-packet';
import type { PacketFile } from '@garita/ledger/packet/packet-file';

/** What a verifier prints of a packet with `--json`. */
export type PacketVerdict = { whole: boolean; problems: object[]; [fact: string]: unknown };

/** The same of each packet that it was given, and what it ends in. */
type Run = { exitCode: number; said: PacketVerdict[] };

const PYTHON = fileURLToPath(new URL('./verify.py', import.meta.url));

/** What the verifier in the packet (of the stored one, that of today) and the one in Python say of a packet that lies in a folder. */
export async function verdicts(folder: string, ...known: string[]): Promise<{ node: Run; python: Run }> {
  const own = join(folder, 'verify.mjs');
  const [node, python] = await Promise.all([
    run(process.execPath, [existsSync(own) ? own : verifierPath(), folder, '--json', ...known]),
    runPython([folder, ...known]),
  ]);
  return { node, python };
}

/** Runs the one in Python, which has to be there: without it a test fails and is not passed over. */
export async function runPython(options: readonly string[]): Promise<Run> {
  // -B: no compiled files beside the sources.
  return run('python3', ['-B', PYTHON, '--json', ...options]);
}

/** Writes the files of a packet where somebody would unpack it. */
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
