import { availableParallelism } from 'node:os';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { Render, RenderTask, RunApart, WorkTask } from '../application/dependencies.ts';
import { fairQueue, type QueueLimits } from './fair-queue.ts';
import { receivePieces, sendPieces } from './port-stream.ts';
import { type RenderRequest, splitData } from './render-request.ts';
import {
  answerOf,
  type ThreadData,
  type ThreadSetup,
  type WorkAnswer,
  type WorkRequest,
} from './work-request.ts';

/** Threads that make files and do long work. */
export type WorkerThreads = { render: Render; runApart: RunApart; close: () => Promise<void> };

/** A thread with the number of its files and of what else it does. */
type Thread = { worker: Worker; tasks: number; idle?: NodeJS.Timeout };

type ThreadOptions = {
  bounds?: QueueLimits;
  /** False where the threads do not give way to everything else, as in tests on a busy machine. */
  isPolite?: boolean;
  /** Returns what a new thread has to know for long work. */
  setup?: () => ThreadSetup;
};

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
const ENTRY = import.meta.url.endsWith('.ts') ? './worker-thread-from-source.js' : './worker-thread.js';

/**
 * Makes files and does long work in threads of their own, started when they are first needed. `onFailure` is
 * told of a thread that broke.
 */
export function workerThreads(
  onFailure: (error: unknown) => void,
  { bounds = BOUNDS, isPolite = true, setup }: ThreadOptions = {},
): WorkerThreads {
  const running = new Set<Thread>();
  const takeTurn = fairQueue(bounds);

  async function* inPlace<Piece>(
    accountId: number,
    signal: AbortSignal,
    read: (worker: Worker) => AsyncGenerator<Piece>,
  ): AsyncGenerator<Piece> {
    const leave = await takeTurn(accountId, signal);
    const thread = leastBusy();
    thread.tasks += 1;
    clearTimeout(thread.idle);
    try {
      yield* read(thread.worker);
    } finally {
      thread.tasks -= 1;
      if (thread.tasks === 0) thread.idle = setTimeout(() => void end(thread), IDLE_MS).unref();
      leave();
    }
  }

  function leastBusy(): Thread {
    const [first] = [...running].toSorted((a, b) => a.tasks - b.tasks);
    return first && (first.tasks === 0 || running.size >= THREADS) ? first : start();
  }

  function start(): Thread {
    const about = setup?.();
    const workerData: ThreadData = { isPolite, setup: about };
    const transferList = about?.reach && 'port' in about.reach ? [about.reach.port] : [];
    const worker = new Worker(new URL(ENTRY, import.meta.url), { workerData, transferList });
    const thread = { worker, tasks: 0 };
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
    render: (task, accountId) =>
      untilNobodyReads((signal) => inPlace(accountId, signal, (worker) => readFrom(worker, task, signal))),
    runApart: async (task, signal = new AbortController().signal) => {
      const answers = inPlace(task.actor.accountId, signal, (worker) => doneBy(worker, task, signal));
      for await (const answer of answers) return answerOf(answer);
      throw new Error('A thread has answered nothing');
    },
    close: async () => {
      await Promise.all([...running].map(end));
    },
  };
}

/** The answer of long work that a thread does, which ends early where the signal says so. */
async function* doneBy(worker: Worker, task: WorkTask, signal: AbortSignal): AsyncGenerator<WorkAnswer> {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ task, answer: port2 } satisfies WorkRequest, [port2]);
  yield* receivePieces<WorkAnswer>(port1, signal);
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
