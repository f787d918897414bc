import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyPacket } from '../../packages/ledger/packet/verify.mjs';
import { type PacketVerdict, runPython } from './both-verifiers.ts';
import {
  addEvent,
  copyOf,
  type ForgedEvent,
  rehash,
  rewriteManifest,
  STORED_PACKET_V2,
} from './tampered-packet.ts';

/** An event that is added to the second stored packet, and the problems that both verifiers find with it. */
export type ForgedCase = {
  name: string;
  /** The number of the event that the added one is a copy of, except for `event`. */
  like: number;
  event: ForgedEvent;
  problems: readonly string[];
};

/** The number of the added event: the stored packet has 19. */
const ADDED = 20;

/** Tests each case. The Python verifier is started once for all of them. */
export function testForgedEvents(cases: readonly ForgedCase[]): void {
  const folders: string[] = [];
  let ofPython: readonly PacketVerdict[] = [];

  beforeAll(async () => {
    for (const { like, event } of cases) {
      const folder = copyOf(STORED_PACKET_V2);
      folders.push(folder);
      addEvent(folder, like, { 7: 9, ...event });
      rehash(folder);
      rewriteManifest(folder);
    }
    ofPython = (await runPython(folders)).said;
  });

  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  it.each(cases.map((one, index) => ({ ...one, index })))('$name', async ({ index, problems }) => {
    const verdict = await verifyPacket(folders[index] ?? '');
    expect(ofPython[index]).toEqual(JSON.parse(JSON.stringify(verdict)));
    const ofAdded = verdict.problems.filter((one) => 'seq' in one && one.seq === ADDED);
    expect(ofAdded.map(({ problem }) => problem)).toEqual(problems);
  });
}
