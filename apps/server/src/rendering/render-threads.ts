import { availableParallelism } from 'node:os';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { Render, RenderTask } from '../application/dependencies.ts';
import { fairQueue, type QueueLimits } from './fair-queue.ts';
import { receivePieces, sendPieces } from './port-stream.ts';
import { type RenderRequest, splitData } from './render-request.ts';

/** Threads that make files. */
export type RenderThreads = { render: Render; close: () => Promise<void> };

type Thread = { worker: Worker; files: number; idle?: NodeJS.Timeout };

/**
 * One core is for everything else; more than so many threads would take more memory than an office's
 * documents are worth.
 */
const THREADS = Math.min(Math.max(availableParallelism() - 1, 1), 4);

/** Whoever reads slowly holds a place and no thread, so there are more places than threads. */
const BOUNDS: QueueLimits = { inAll: 16, ofAccount: 4 };

/**
 * A thread has some 50 MB of fonts and libraries, which take most of a second to load: one that nobody has
 * needed for so long ends.
 */
const IDLE_MS = 10 * 60_000;

/** Beside this file, whether that is source or in the bundle (build.ts). */
const ENTRY = import.meta.url.endsWith('.ts') ? './render-thread-from-source.js' : './render-thread.js';

/**
 * Makes files in threads of their own, started when they are first needed. `onFailure` is told of a thread
 * that broke.
 */
export function renderThreads(onFailure: (error: unknown) => void, bounds = BOUNDS): RenderThreads {
  const running = new Set<Thread>();
  const takeTurn = fairQueue(bounds);

  async function* making(task: RenderTask, accountId: number, signal: AbortSignal) {
    const leave = await takeTurn(accountId, signal);
    const thread = leastBusy();
    thread.files += 1;
    clearTimeout(thread.idle);
    try {
      yield* readFrom(thread.worker, task, signal);
    } finally {
      thread.files -= 1;
      if (thread.files === 0) thread.idle = setTimeout(() => void end(thread), IDLE_MS).unref();
      leave();
    }
  }

  function leastBusy(): Thread {
    const [first] = [...running].toSorted((a, b) => a.files - b.files);
    return first && (first.files === 0 || running.size >= THREADS) ? first : start();
  }

  function start(): Thread {
    const worker = new Worker(new URL(ENTRY, import.meta.url));
    const thread = { worker, files: 0 };
    worker.unref();
    worker.on('error', onFailure);
    worker.on('exit', () => running.delete(thread));
    running.add(thread);
    return thread;
  }

  async function end(thread: Thread): Promise<void> {
    clearTimeout(thread.idle);
    running.delete(thread);
    await thread.worker.terminate();
  }

  return {
    render: (task, accountId) => untilNobodyReads((signal) => making(task, accountId, signal)),
    close: async () => {
      await Promise.all([...running].map(end));
    },
  };
}

/** The file that a thread makes. */
async function* readFrom(
  worker: Worker,
  { report, as, data, coming }: RenderTask,
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
    ...(coming && { coming: readable(coming.some) }),
  };
  const order: RenderRequest = { report, as, count: coming?.count ?? 0, ...ports };
  worker.postMessage(order, Object.values(ports));
  try {
    yield* receivePieces<Uint8Array>(bytes.port1, signal);
  } finally {
    for (const port of ours) port.close();
  }
}

/** Pieces that are made until nobody reads them any more, which may be said while one is waited for. */
function untilNobodyReads<Piece>(
  makePieces: (signal: AbortSignal) => AsyncGenerator<Piece>,
): AsyncIterable<Piece> {
  return {
    [Symbol.asyncIterator]: () => {
      const nobodyReads = new AbortController();
      const pieces = makePieces(nobodyReads.signal);
      return {
        next: async () => {
          try {
            return await pieces.next();
          } catch (error) {
            if (nobodyReads.signal.aborted) return { done: true, value: undefined };
            throw error;
          }
        },
        return: () => {
          nobodyReads.abort();
          return pieces.return(undefined);
        },
      };
    },
  };
}
