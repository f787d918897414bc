import { canonicalJson } from '../event-store/canonical-json.ts';

/** A file of a packet, made while it is read. */
export type PacketFile = { name: string; bytes: AsyncIterable<Uint8Array> };

/** The part of a company's log that a packet covers: up to one event, with a number of anchors. */
export type PacketRange = { companyId: number; toSeq: number; anchors: number };

/** Makes a file with one row on each line, as canonical JSON. */
export function tableFile(name: string, rows: AsyncIterable<object> | Iterable<object>): PacketFile {
  return textFile(name, canonicalLines(rows));
}

/** Makes a file from pieces of text. */
export function textFile(name: string, text: AsyncIterable<string> | Iterable<string>): PacketFile {
  return { name, bytes: encodeText(text) };
}

/** Makes a file from bytes that exist already. */
export function wholeFile(name: string, bytes: Uint8Array): PacketFile {
  return { name, bytes: once(bytes) };
}

async function* canonicalLines(rows: AsyncIterable<object> | Iterable<object>): AsyncGenerator<string> {
  for await (const row of rows) yield `${canonicalJson(row)}\n`;
}

async function* encodeText(text: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Uint8Array> {
  for await (const piece of text) yield Buffer.from(piece);
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
