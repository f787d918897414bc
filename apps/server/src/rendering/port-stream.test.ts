import { MessageChannel } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { receivePieces, sendPieces } from './port-stream.ts';

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

  it('fails where the thread that made it has ended', async () => {
    const { ours, theirs } = sentNumbers();
    const reading = receivePieces<number>(theirs);
    await reading.next();
    ours.close();
    await expect(reading.next()).rejects.toThrow('aborted');
  });
});
