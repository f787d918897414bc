import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { genesisHash } from '@garita/ledger/event-store/verify';

/** A packet as it was made once, with everything that one may hold. The format may grow; what was handed out stays verifiable. */
export const STORED_PACKET_V1 = fileURLToPath(new URL('./fixtures/stored', import.meta.url));

/** The same of the second format: anchors are numbered, two of them are of closings, of a period and of a month, and a memo was erased. */
export const STORED_PACKET_V2 = fileURLToPath(new URL('./fixtures/second', import.meta.url));

/** The key that sealed them, and the hash of the closed period of the first, as it was printed. */
export const STORED_KEY = '742868c5508255cd';
export const STORED_HASH = 'c651958d3c36c97f';

/** A copy of a stored packet, to do something to. */
export function copyOf(stored: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'garita-tampered-'));
  cpSync(stored, folder, { recursive: true });
  return folder;
}

/** Changes the text of a file. */
export function changeText(folder: string, name: string, text: (text: string) => string): void {
  const path = join(folder, name);
  writeFileSync(path, text(readFileSync(path, 'utf8')));
}

/** Changes the lines of a file. */
export function changeLines(folder: string, name: string, lines: (lines: string[]) => string[]): void {
  changeText(folder, name, (text) =>
    lines(text.trimEnd().split('\n'))
      .map((line) => `${line}\n`)
      .join(''),
  );
}

/** Changes one element of an event, leaving its hashes. */
export function changeElement(
  folder: string,
  { seq, element }: { seq: number; element: number },
  other: (was: unknown) => unknown,
): void {
  changeLines(folder, 'ledger.jsonl', (lines) =>
    lines.map((line, index) => {
      if (index !== seq - 1) return line;
      const [streamHash, hash, event] = JSON.parse(line);
      event[element] = other(event[element]);
      return JSON.stringify([streamHash, hash, event]).replaceAll('","', '", "').replace('",[', '", [');
    }),
  );
}

/** What somebody writes at the end of a log on the model of an event, by the places of its elements. */
export type ForgedEvent = Partial<Record<5 | 7 | 8 | 9 | 10 | 14, unknown>> & {
  data?: (was: object) => object;
};

/** Puts a copy of an event at the end of the log, a moment later and by another command, in its stream; its hashes are to be made. */
export function addEvent(
  folder: string,
  like: number,
  { data = (was) => was, ...elements }: ForgedEvent,
): void {
  changeLines(folder, 'ledger.jsonl', (lines) => {
    const events = lines.map((line) => JSON.parse(line.slice(137, -1)));
    const [copied, last] = [events[like - 1], events.at(-1)];
    const event = [...copied];
    event[2] = last[2] + 1;
    event[4] = Math.max(...events.filter((one) => one[3] === copied[3]).map((one) => one[4])) + 1;
    event[10] = last[10] + 1;
    event[12] = '00000000-0000-4000-8000-000000000000';
    event[16] = data(copied[16]);
    for (const [place, element] of Object.entries(elements)) event[Number(place)] = element;
    const hash = '0'.repeat(64);
    return [...lines, `["${hash}", "${hash}", ${JSON.stringify(event)}]`];
  });
}

/** Makes the manifest say what the files are now, and takes away the seal that it would break, as somebody does who knows the format. */
export function rewriteManifest(folder: string): void {
  rmSync(join(folder, 'seal.json'), { force: true });
  changeText(folder, 'manifest.json', (text) => {
    const manifest = JSON.parse(text);
    const files = filesIn(folder).map((name) => {
      const content = readFileSync(join(folder, name));
      return { name, bytes: content.length, sha256: sha256(content) };
    });
    return JSON.stringify({ ...manifest, files });
  });
}

/** Makes every hash of the log anew, and the head of the manifest: another history, whole in itself. */
export function rehash(folder: string): void {
  const genesis = genesisHash(1_000_000);
  const tails = new Map<string, string>();
  let last = { seq: 0, hash: genesis };
  changeLines(folder, 'ledger.jsonl', (lines) =>
    lines.map((line) => {
      const text = line.slice(137, -1);
      const [, , seq, stream] = JSON.parse(text);
      const streamHash = sha256(Buffer.concat([Buffer.from(text), bytes(tails.get(stream) ?? genesis)]));
      const hash = sha256(Buffer.concat([bytes(last.hash), bytes(streamHash)]));
      tails.set(stream, streamHash);
      last = { seq, hash };
      return `["${streamHash}", "${hash}", ${text}]`;
    }),
  );
  changeText(folder, 'manifest.json', (text) => JSON.stringify({ ...JSON.parse(text), head: last }));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name !== 'manifest.json' && statSync(join(folder, name)).isFile(),
  );
}

function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

function bytes(hex: string): Buffer {
  return Buffer.from(hex, 'hex');
}
