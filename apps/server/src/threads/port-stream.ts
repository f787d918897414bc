import { once } from 'node:events';
import type { MessagePort, Transferable } from 'node:worker_threads';

/** A message between two threads that carries a piece, a failure or the end. */
type Answer<Piece> = { piece: Piece } | { failure: unknown } | 'end';

/** The request of the reading thread; 'first' starts again. */
type PieceRequest = 'first' | 'next';

/** Sends pieces to another thread, each made on request. The reading ends when the other end is closed. */
export function sendPieces<Piece>(
  port: MessagePort,
  pieces: AsyncIterable<Piece>,
  handOver: (piece: Piece) => Transferable[] = () => [],
): void {
  let reading = pieces[Symbol.asyncIterator]();
  let isBegun = false;
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
  port.on('message', (asked: PieceRequest) => {
    if (asked === 'first' && isBegun) {
      void reading.return?.();
      reading = pieces[Symbol.asyncIterator]();
    }
    isBegun = true;
    void answerNext();
  });
  port.on('close', () => void reading.return?.());
}

/**
 * Yields the pieces that another thread sends. A thread that ends early is a failure; a signal ends the
 * waiting.
 */
export async function* receivePieces<Piece>(port: MessagePort, signal?: AbortSignal): AsyncGenerator<Piece> {
  const closing = closingOf(port);
  try {
    yield* piecesThrough<Piece>(port, signal ? AbortSignal.any([signal, closing]) : closing);
  } finally {
    port.close();
  }
}

/** Receives pieces repeatably: each reader starts again from the first one, until the other end is closed. */
export function receiveRepeatably<Piece>(port: MessagePort): AsyncIterable<Piece> {
  const closing = closingOf(port);
  return { [Symbol.asyncIterator]: () => piecesThrough<Piece>(port, closing) };
}

async function* piecesThrough<Piece>(port: MessagePort, signal: AbortSignal): AsyncGenerator<Piece> {
  for (let asked: PieceRequest = 'first'; ; asked = 'next') {
    signal.throwIfAborted();
    port.postMessage(asked);
    const [answer] = (await once(port, 'message', { signal })) as [Answer<Piece>]; // as `sendPieces` answers
    if (answer === 'end') return;
    if ('failure' in answer) throw answer.failure;
    yield answer.piece;
  }
}

function closingOf(port: MessagePort): AbortSignal {
  const closing = new AbortController();
  port.on('close', () => closing.abort(new Error('The other thread has ended')));
  return closing.signal;
}
