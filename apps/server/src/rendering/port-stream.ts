import { once } from 'node:events';
import type { MessagePort, Transferable } from 'node:worker_threads';

/** What stands for a piece between two threads. */
type Answer<Piece> = { piece: Piece } | { failure: unknown } | 'end';

/** Lets another thread read these pieces, each made when it is asked for. Whoever closes the other end ends the reading. */
export function sendPieces<Piece>(
  port: MessagePort,
  pieces: AsyncIterable<Piece>,
  handOver: (piece: Piece) => Transferable[] = () => [],
): void {
  const reading = pieces[Symbol.asyncIterator]();
  const answerNext = async () => {
    try {
      const next = await reading.next();
      if (next.done) answer('end');
      else answer({ piece: next.value }, handOver(next.value));
    } catch (failure) {
      answer({ failure });
    }
  };
  const answer = (found: Answer<Piece>, transferred: Transferable[] = []) =>
    port.postMessage(found, transferred);
  port.on('message', () => void answerNext());
  port.on('close', () => void reading.return?.());
}

/** The pieces that another thread sends. A thread that ends before they do is a failure; a signal ends the waiting. */
export async function* receivePieces<Piece>(port: MessagePort, signal?: AbortSignal): AsyncGenerator<Piece> {
  const gone = new AbortController();
  port.on('close', () => gone.abort(new Error('The other thread has ended')));
  const waiting = { signal: signal ? AbortSignal.any([signal, gone.signal]) : gone.signal };
  try {
    for (;;) {
      port.postMessage('next');
      const [answer] = (await once(port, 'message', waiting)) as [Answer<Piece>]; // as `sendPieces` answers
      if (answer === 'end') return;
      if ('failure' in answer) throw answer.failure;
      yield answer.piece;
    }
  } finally {
    port.close();
  }
}
