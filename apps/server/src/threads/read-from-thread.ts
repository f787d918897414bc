import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads';
import type { RenderTask, WorkTask } from '../application/dependencies.ts';
import { receivePieces, sendPieces } from './port-stream.ts';
import { type RenderRequest, splitData } from './render-request.ts';
import type { WorkAnswer, WorkRequest } from './work-request.ts';

/** Yields the answer of long work in a thread. It ends early if the signal says so. */
export async function* answerOfWork(
  worker: Worker,
  task: WorkTask,
  signal: AbortSignal,
): AsyncGenerator<WorkAnswer> {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ task, answer: port2 } satisfies WorkRequest, [port2]);
  yield* receivePieces<WorkAnswer>(port1, signal);
}

/** Yields the file that a thread makes. */
export async function* readFrom(
  worker: Worker,
  { report, as, data, later }: RenderTask,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const ours: MessagePort[] = [];
  const readable = (pieces: AsyncIterable<unknown>) => {
    const { port1, port2 } = new MessageChannel();
    ours.push(port1);
    sendPieces(port1, pieces);
    return port2;
  };
  const bytes = new MessageChannel();
  const ports = {
    data: readable(splitData(data)),
    bytes: bytes.port2,
    ...(later && { later: readable(later.some) }),
  };
  const order: RenderRequest = { report, as, count: later?.count ?? 0, ...ports };
  worker.postMessage(order, Object.values(ports));
  try {
    yield* receivePieces<Uint8Array>(bytes.port1, signal);
  } finally {
    for (const port of ours) port.close();
  }
}

/** Yields pieces until nobody reads them any more, which may also happen while it waits for one. */
export function untilReaderLeaves<Piece>(
  makePieces: (signal: AbortSignal) => AsyncGenerator<Piece>,
): AsyncIterable<Piece> {
  return {
    [Symbol.asyncIterator]: () => {
      const nobodyReads = new AbortController();
      return readOnce(makePieces(nobodyReads.signal), nobodyReads, (piece) => piece)[Symbol.asyncIterator]();
    },
  };
}

/** Returns pieces that are read once, each of what a thread answers; who stops reading ends their making. */
export function readOnce<Answer, Piece>(
  answers: AsyncGenerator<Answer>,
  nobodyReads: AbortController,
  pieceIn: (answer: Answer) => Piece,
): AsyncIterable<Piece> {
  return {
    [Symbol.asyncIterator]: () => ({
      next: async () => {
        try {
          const next = await answers.next();
          return next.done ? { done: true, value: undefined } : { done: false, value: pieceIn(next.value) };
        } catch (error) {
          // An answer that says what went wrong leaves the generator where it is, in its place.
          await answers.return(undefined);
          if (nobodyReads.signal.aborted) return { done: true, value: undefined };
          throw error;
        }
      },
      return: async () => {
        nobodyReads.abort();
        await answers.return(undefined);
        return { done: true, value: undefined };
      },
    }),
  };
}
