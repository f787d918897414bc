import { once } from 'node:events';
import type { MessagePort, Transferable } from 'node:worker_threads';

/** A message between two threads that carries a piece, a failure or the end. */
type Answer<Piece> = { piece: Piece } | { failure: unknown } | 'end';

/** The request of the reading thread: 'first' begins anew. */
type Asked = 'first' | 'next';

/**
 * Lets another thread read these pieces, each made when it is asked for. Whoever closes the other end ends
 * the reading.
 */
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
  port.on('message', (asked: Asked) => {
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
 * The pieces that another thread sends. A thread that ends before they do is a failure; a signal ends the
 * waiting.
 */
export async function* receivePieces<Piece>(port: MessagePort, signal?: AbortSignal): AsyncGenerator<Piece> {
  const gone = closingOf(port);
  try {
    yield* piecesThrough<Piece>(port, signal ? AbortSignal.any([signal, gone]) : gone);
  } finally {
    port.close();
  }
}

/** Receives pieces repeatably: each reader starts again from the first one, until the other end is closed. */
export function receiveRepeatably<Piece>(port: MessagePort): AsyncIterable<Piece> {
  const gone = closingOf(port);
  return { [Symbol.asyncIterator]: () => piecesThrough<Piece>(port, gone) };
}

async function* piecesThrough<Piece>(port: MessagePort, signal: AbortSignal): AsyncGenerator<Piece> {
  for (let asked: Asked = 'first'; ; asked = 'next') {
    signal.throwIfAborted();
    port.postMessage(asked);
    const [answer] = (await once(port, 'message', { signal })) as [Answer<Piece>]; // as `sendPieces` answers
    if (answer === 'end') return;
    if ('failure' in answer) throw answer.failure;
    yield answer.piece;
  }
}

function closingOf(port: MessagePort): AbortSignal {
  const gone = new AbortController();
  port.on('close', () => gone.abort(new Error('The other thread has ended')));
  return gone.signal;
}
