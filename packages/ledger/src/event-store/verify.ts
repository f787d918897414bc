import { createHash } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';
import type { ChainLink, ExportedEvent, ExportedLog } from './exported-log.ts';

/** A problem at a sequence number, with the same words as `ledger_code.verify` in SQL. */
export type LogProblem = {
  seq: number;
  problem: 'missing' | 'version' | 'altered' | 'unlinked' | 'head';
};

const FORMAT = 'garita-ledger/1';

/**
 * Checks an exported log without any database: every link of the company's chain and of each stream, every
 * gap, and the end. Without problems, nothing has changed since somebody wrote down the last hash. The first
 * problem is the earliest change.
 */
export function verifyLog(log: ExportedLog): LogProblem[] {
  const problems: LogProblem[] = [];
  const tails = new Map(Object.entries(log.streamTails ?? {}));
  let before = log.startsAfter ?? { seq: 0, hash: genesisHash(log.companyId) };
  for (const event of log.events) {
    const problem = problemOf(event, before, tails, log.companyId);
    if (problem) problems.push(problem);
    if ('stream' in event) tails.set(event.stream, { version: event.version, hash: event.streamHash });
    before = event;
  }
  return [...problems, ...problemsOfHead(log, before)];
}

/** Returns the hash with which a company's chain, and each of its streams, begins, in hex. */
export function genesisHash(companyId: number): string {
  return sha256(`${FORMAT}${companyId}`);
}

/** Returns the hash of an event in its stream, after the hash before it, in hex. */
function streamHashOf(companyId: number, event: ExportedEvent, previous: string): string {
  return sha256(eventText(companyId, event), previous);
}

type StreamHeads = ReadonlyMap<string, { version: number; hash: string }>;

function problemOf(
  event: ExportedEvent | ChainLink,
  before: { seq: number; hash: string },
  tails: StreamHeads,
  companyId: number,
): LogProblem | undefined {
  const { seq } = event;
  if (seq !== before.seq + 1) return { seq: before.seq + 1, problem: 'missing' };
  if ('stream' in event) {
    const tail = tails.get(event.stream) ?? { version: 0, hash: genesisHash(companyId) };
    if (event.version !== tail.version + 1) return { seq, problem: 'version' };
    if (event.streamHash !== streamHashOf(companyId, event, tail.hash)) return { seq, problem: 'altered' };
  }
  return event.hash === sha256(bytes(before.hash), event.streamHash)
    ? undefined
    : { seq, problem: 'unlinked' };
}

function problemsOfHead({ head }: ExportedLog, last: { seq: number; hash: string }): LogProblem[] {
  if (!head || (head.lastSeq === last.seq && head.lastHash === last.hash)) return [];
  const seq = Math.min(head.lastSeq, last.seq) + (head.lastSeq === last.seq ? 0 : 1);
  return [{ seq, problem: 'head' }];
}

/**
 * Returns the hashed text of an event, format 1: see `docs/ledger-format.md`. The payload, its last element,
 * is text already.
 */
export function eventText(companyId: number, event: ExportedEvent): string {
  const before = canonicalJson([
    FORMAT,
    companyId,
    event.seq,
    event.stream,
    event.version,
    event.type,
    event.schemaVersion,
    event.entryId ?? null,
    event.periodId ?? null,
    event.payDate ?? null,
    event.recordedAtMicros,
    event.actorId,
    event.commandId,
    event.requestHash,
    event.reason ?? null,
    event.engineVersion,
  ]);
  return `${before.slice(0, -1)}, ${event.data}]`;
}

// Returns the hash of some content followed by a hash given in hex.
function sha256(content: string | Buffer, hex = ''): string {
  return createHash('sha256').update(content).update(bytes(hex)).digest('hex');
}

function bytes(hex: string): Buffer {
  return Buffer.from(hex, 'hex');
}
