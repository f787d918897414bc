import { expect, it } from 'vitest';
import { checkFile } from './check-file.ts';
import { readRecords } from './read-records.ts';
import { fileOf, suriRecords } from './sample-files.builder.ts';

it('reads the same records wherever the pieces of a file are cut', async () => {
  const bytes = fileOf(suriRecords());
  for (const size of [1, 7, 513, 514, 515, 4096]) {
    const pieces: Uint8Array[] = [];
    for (let start = 0; start < bytes.length; start += size) pieces.push(bytes.subarray(start, start + size));
    expect(await checkFile(pieces), `pieces of ${size}`).toEqual(await checkFile(bytes));
  }
});

it('asks for the next piece only when the records of the one before are read', async () => {
  const order: string[] = [];
  function* pieces() {
    for (const piece of [1, 2, 3]) {
      order.push(`piece ${piece}`);
      yield Buffer.from(`record ${piece}\r\n`);
    }
  }
  for await (const { text } of readRecords(pieces())) order.push(text);
  expect(order).toEqual(['piece 1', 'record 1', 'piece 2', 'record 2', 'piece 3', 'record 3']);
});

it('gives up a file without line ends before all of it is read', async () => {
  let pieces = 0;
  function* endless() {
    for (; pieces < 1_000; pieces += 1) yield Buffer.alloc(16 * 1024, 'X');
  }
  const { kind } = await checkFile(endless());
  expect(kind).toBeNull();
  expect(pieces).toBeLessThan(10);
});
