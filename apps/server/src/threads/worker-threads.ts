import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Download, Render, RenderInThread, RunInThread } from '../application/dependencies.ts';
import { fairQueue, type QueueLimits } from './fair-queue.ts';
import { answerOfWork, readFrom, readOnce, untilReaderLeaves } from './read-from-thread.ts';
import { answerOf, pieceOf, type ThreadData, type ThreadSetup } from './work-request.ts';

/** Threads that make files and do long work. */
export type WorkerThreads = {
  render: Render;
  runInThread: RunInThread;
  renderInThread: RenderInThread;
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
    const transferList = about?.address && 'port' in about.address ? [about.address.port] : [];
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
      untilReaderLeaves((signal) => inPlace(accountId, signal, (worker) => readFrom(worker, task, signal))),
    runInThread: async (task, signal = new AbortController().signal) => {
      const answers = inPlace(task.actor.accountId, signal, (worker) => answerOfWork(worker, task, signal));
      for await (const answer of answers) return answerOf(answer);
      throw new Error('A thread has answered nothing');
    },
    renderInThread: async (task, signal) => {
      const nobodyReads = new AbortController();
      const ends = signal ? AbortSignal.any([signal, nobodyReads.signal]) : nobodyReads.signal;
      const answers = inPlace(task.actor.accountId, ends, (worker) => answerOfWork(worker, task, ends));
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
