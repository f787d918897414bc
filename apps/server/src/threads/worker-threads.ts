import { availableParallelism } from 'node:os';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type {
  Download,
  MakeApart,
  Render,
  RenderTask,
  RunApart,
  WorkTask,
} from '../application/dependencies.ts';
import { fairQueue, type QueueLimits } from './fair-queue.ts';
import { receivePieces, sendPieces } from './port-stream.ts';
import { type RenderRequest, splitData } from './render-request.ts';
import {
  answerOf,
  pieceOf,
  type ThreadData,
  type ThreadSetup,
  type WorkAnswer,
  type WorkRequest,
} from './work-request.ts';

/** Threads that make files and do long work. */
export type WorkerThreads = {
  render: Render;
  runApart: RunApart;
  makeApart: MakeApart;
  close: () => Promise<void>;
};

/** A thread with the number of its tasks. */
type Thread = { worker: Worker; tasks: number; idle?: NodeJS.Timeout };

type ThreadOptions = {
  bounds?: QueueLimits;
  /** False if the threads keep normal priority, as in tests on a busy machine. */
  isPolite?: boolean;
  /** Returns what a new thread needs for long work. */
  setup?: () => ThreadSetup;
};

/** One core is for everything else; more threads would take too much memory for an office's documents. */
const THREADS = Math.min(Math.max(availableParallelism() - 1, 1), 4);

/** A slow reader holds a place and no thread, so there are more places than threads. */
const BOUNDS: QueueLimits = { inAll: 16, ofAccount: 4 };

/**
 * An idle thread ends after this time. A thread has some 50 MB of fonts and libraries, which take most of a
 * second to load.
 */
const IDLE_MS = 10 * 60_000;

/** Beside this file, both in the source and in the bundle (build.ts). */
const ENTRY = import.meta.url.endsWith('.ts') ? './worker-thread-from-source.js' : './worker-thread.js';

/**
 * Makes files and does long work in threads that are started when first needed. `onFailure` is called for a
 * thread that broke.
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
    makeApart: async (task, signal) => {
      const nobodyReads = new AbortController();
      const ends = signal ? AbortSignal.any([signal, nobodyReads.signal]) : nobodyReads.signal;
      const answers = inPlace(task.actor.accountId, ends, (worker) => doneBy(worker, task, ends));
      const head = readOnce(answers, nobodyReads, answerOf)[Symbol.asyncIterator]();
      const first = await head.next();
      if (first.done) throw new Error('A thread has answered nothing');
      const about = first.value as Omit<Download, 'bytes'>; // of a file
      return { ...about, bytes: readOnce(answers, nobodyReads, pieceOf) };
    },
    close: async () => {
      await Promise.all([...running].map(end));
    },
  };
}

/** Yields the answer of long work in a thread. It ends early if the signal says so. */
async function* doneBy(worker: Worker, task: WorkTask, signal: AbortSignal): AsyncGenerator<WorkAnswer> {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ task, answer: port2 } satisfies WorkRequest, [port2]);
  yield* receivePieces<WorkAnswer>(port1, signal);
}

/** Yields the file that a thread makes. */
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

/** Yields pieces until nobody reads them any more, which may also happen while it waits for one. */
function untilNobodyReads<Piece>(
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
function readOnce<Answer, Piece>(
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
