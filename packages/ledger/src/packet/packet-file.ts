import { canonicalJson } from '../event-store/canonical-json.ts';

/** A file of a packet, made while it is read. */
export type PacketFile = { name: string; bytes: AsyncIterable<Uint8Array> };

/** The part of a company's log that a packet covers: up to one event, with a number of anchors. */
export type PacketRange = { companyId: number; toSeq: number; anchors: number };

/** A file with one row on each line, in the writing that is hashed elsewhere. */
export function tableFile(name: string, rows: AsyncIterable<object> | Iterable<object>): PacketFile {
  return textFile(name, canonicalLines(rows));
}

/** A file of these pieces of text. */
export function textFile(name: string, text: AsyncIterable<string> | Iterable<string>): PacketFile {
  return { name, bytes: encoded(text) };
}

/** A file whose bytes are there. */
export function wholeFile(name: string, bytes: Uint8Array): PacketFile {
  return { name, bytes: once(bytes) };
}

async function* canonicalLines(rows: AsyncIterable<object> | Iterable<object>): AsyncGenerator<string> {
  for await (const row of rows) yield `${canonicalJson(row)}\n`;
}

async function* encoded(text: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Uint8Array> {
  for await (const piece of text) yield Buffer.from(piece);
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
