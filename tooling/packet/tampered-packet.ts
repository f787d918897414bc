import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { genesisHash } from '@garita/ledger/event-store/verify';

/** A stored packet of the first format with everything that a packet may contain. It must stay verifiable. */
export const STORED_PACKET_V1 = fileURLToPath(new URL('./fixtures/stored', import.meta.url));

/**
 * A stored packet of the second format: numbered anchors, two of them of closings (a period and a month), and
 * an erased memo.
 */
export const STORED_PACKET_V2 = fileURLToPath(new URL('./fixtures/second', import.meta.url));

/** The public key of both stored packets, and the printed hash of the closed period in the first. */
export const STORED_KEY = '742868c5508255cd';
export const STORED_HASH = 'c651958d3c36c97f';

/** Returns a copy of a stored packet that may be changed. */
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

/** Changes one element of an event and keeps its hashes. */
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

/** Replacements for the elements of an event, by position. */
export type ForgedEvent = Partial<Record<5 | 7 | 8 | 9 | 10 | 14, unknown>> & {
  data?: (was: object) => object;
};

/**
 * Appends a copy of an event to the log: a moment later, with another command, in the same stream. Does not
 * calculate its hashes.
 */
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

/**
 * Updates the manifest to the changed files and removes its signature, as an attacker who knows the format
 * would.
 */
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

/**
 * Recalculates every hash of the log and the head in the manifest, which makes another consistent history.
 */
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
