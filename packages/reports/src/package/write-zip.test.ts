import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { writeZip, type ZippedFile } from './write-zip.ts';

const FILES = {
  'Trimestre 1/Peña.txt': ['120.00\r\n', '480.00\r\n'],
  'vacío.txt': [],
  '941.pdf': ['%PDF-1.7'],
};

async function* filesOf(files: Record<string, string[]>): AsyncGenerator<ZippedFile> {
  for (const [name, pieces] of Object.entries(files)) yield { name, bytes: bytesOf(pieces) };
}

async function* bytesOf(pieces: string[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield Buffer.from(piece);
}

async function archiveOn(date: string): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of writeZip(filesOf(FILES), date)) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe('an archive', () => {
  it('has every file under its name, whole', async () => {
    const found = unzipSync(await archiveOn('2026-05-10'));
    expect(Object.entries(found).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual(
      Object.entries(FILES).map(([name, pieces]) => [name, pieces.join('')]),
    );
  });

  it('has the same bytes for the same files, and dates them with the given date', async () => {
    const archive = await archiveOn('2026-05-10');
    expect(await archiveOn('2026-05-10')).toEqual(archive);
    // The date of the first file: years since 1980, month, day, in 7, 4 and 5 bits.
    expect(archive.readUInt16LE(12)).toBe(((2026 - 1980) << 9) | (5 << 5) | 10);
  });

  it('begins before its last file is made', async () => {
    const made: string[] = [];
    async function* watched() {
      for await (const file of filesOf(FILES)) {
        made.push(file.name);
        yield file;
      }
    }
    for await (const piece of writeZip(watched(), '2026-05-10')) {
      expect(piece.length).toBeGreaterThan(0);
      break;
    }
    expect(made).toEqual(['Trimestre 1/Peña.txt']);
  });

  it('ends as the file does that cannot be read to its end', async () => {
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('480.00');
      throw new RangeError('broken');
    }
    async function* files() {
      yield { name: 'a.txt', bytes: broken() };
    }
    const read = async () => {
      for await (const piece of writeZip(files(), '2026-05-10')) expect(piece).toBeDefined();
    };
    await expect(read()).rejects.toThrow('broken');
  });
});
