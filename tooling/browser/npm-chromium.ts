import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';

/**
 * Unpacks the Chromium that comes from npm (Linux x64) once into `node_modules/.cache`. The package's own
 * `executablePath()` is not used: it unpacks into a fixed name in the temporary folder, where a second
 * process finds a file that the first is still writing.
 * @returns the folder: `chromium` (the program), `lib` (what bare systems lack), `fonts` and `fonts.conf`
 */
export async function unpackNpmChromium(): Promise<string> {
  const packageFolder = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../..');
  const cache = join(packageFolder, '../../.cache');
  const unpacked = join(cache, `chromium-${versionOf(packageFolder)}`);
  if (existsSync(unpacked)) return unpacked;

  await mkdir(cache, { recursive: true });
  const beside = await mkdtemp(`${unpacked}-`);
  await Promise.all([
    inflate(
      join(packageFolder, 'bin/chromium.br'),
      createWriteStream(join(beside, 'chromium'), { mode: 0o755 }),
    ),
    unpackArchive(join(packageFolder, 'bin/al2023.tar.br'), beside),
    unpackArchive(join(packageFolder, 'bin/fonts.tar.br'), beside),
  ]);
  // The package's own fonts.conf looks in /tmp/fonts and /opt/fonts only.
  await writeFile(join(beside, 'fonts.conf'), `<fontconfig><dir>${unpacked}/fonts</dir></fontconfig>\n`);
  await moveUnlessPresent(beside, unpacked);
  return unpacked;
}

function versionOf(packageFolder: string): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

function inflate(file: string, destination: NodeJS.WritableStream): Promise<void> {
  return pipeline(createReadStream(file), createBrotliDecompress(), destination);
}

async function unpackArchive(file: string, folder: string): Promise<void> {
  const archive = join(folder, basename(file, '.br'));
  await inflate(file, createWriteStream(archive));
  await promisify(execFile)('tar', [
    '--extract',
    '--no-same-owner',
    '--file',
    archive,
    '--directory',
    folder,
  ]);
  await rm(archive);
}

/** Another process may have finished first; its copy is as good as ours. */
async function moveUnlessPresent(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    await rm(from, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}
