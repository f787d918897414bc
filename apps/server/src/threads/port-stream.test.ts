import { MessageChannel } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { receivePieces, receiveRepeatably, sendPieces } from './port-stream.ts';

/** Numbers that are sent through a port, and how many have been made so far. */
function sentNumbers() {
  const { port1, port2 } = new MessageChannel();
  const sent = { made: 0, isEnded: false };
  async function* numbers() {
    try {
      for (;;) yield sent.made++;
    } finally {
      sent.isEnded = true;
    }
  }
  sendPieces(port1, numbers());
  return { ours: port1, theirs: port2, sent };
}

describe('what is read through a port', () => {
  it('is made when it is asked for, and no further once its reader has left', async () => {
    const { theirs, sent } = sentNumbers();
    for await (const number of receivePieces<number>(theirs)) if (number === 2) break;
    await expect.poll(() => sent).toEqual({ made: 3, isEnded: true });
  });

  it('begins anew for each who reads it', async () => {
    const { port1, port2 } = new MessageChannel();
    const ended: number[] = [];
    const pieces = {
      [Symbol.asyncIterator]: async function* () {
        try {
          yield* [1, 2, 3];
        } finally {
          ended.push(ended.length);
        }
      },
    };
    sendPieces(port1, pieces);
    const received = receiveRepeatably<number>(port2);
    const read = async () => {
      const all: number[] = [];
      for await (const piece of received) all.push(piece);
      return all;
    };
    for await (const piece of received) if (piece === 2) break;
    expect([await read(), await read()]).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
    expect(ended).toEqual([0, 1, 2]);
    port1.close();
    await expect(read()).rejects.toThrow('aborted');
    await expect(read()).rejects.toThrow('The other thread has ended');
  });

  it('fails where the thread that made it has ended', async () => {
    const { ours, theirs } = sentNumbers();
    const reading = receivePieces<number>(theirs);
    await reading.next();
    ours.close();
    await expect(reading.next()).rejects.toThrow('aborted');
  });
});
