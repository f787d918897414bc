import { type MessagePort, workerData } from 'node:worker_threads';
import { openFromThread } from '@garita/ledger/database/thread/open-from-thread';
import { packError } from '@garita/ledger/database/thread/packed-error';
import { type RenderTask, render } from '@garita/reports/render-task';
import { pino } from 'pino';
import { LONG_WORK } from '../application/all-long-work.ts';
import type { Dependencies, Download, WorkTask } from '../application/dependencies.ts';
import { dependenciesOn } from '../application/dependencies-on.ts';
import { dateInPuertoRico } from '../application/puerto-rico-time.ts';
import type { UseCaseContext } from '../application/use-case.ts';
import { AppError } from '../refusal/app-error.ts';
import type { ThreadData, WorkAnswer } from './work-request.ts';

let dependencies: Dependencies | undefined;

// Loaded by the first task, because a thread that only makes documents needs no use cases.

/**
 * Does the work that a task names, and yields its answer; of a file its name and type, then its bytes. It
 * ends early once the port is closed.
 */
export async function* doLongWork(task: WorkTask, port: MessagePort): AsyncGenerator<WorkAnswer> {
  const nobodyWaits = new AbortController();
  port.on('close', () => nobodyWaits.abort());
  dependencies ??= dependenciesOfThread();
  const context = {
    dependencies: { ...dependencies, now: () => task.at, today: () => dateInPuertoRico(task.at) },
    actor: task.actor,
    signal: nobodyWaits.signal,
  };
  try {
    const done = await runOf(task)(context, task.input);
    if (!isDownload(done)) return yield { answer: done };
    const { bytes, ...about } = done;
    yield { answer: about };
    for await (const piece of bytes) yield { piece };
  } catch (error) {
    yield error instanceof AppError
      ? { refusal: { code: error.code, facts: error.facts } }
      : { error: packError(error) };
  }
}

function runOf({ work }: WorkTask) {
  const found = LONG_WORK.find((one) => one.work === work);
  if (!found) throw new RangeError(`There is no work '${work}'`);
  return found.run as (context: UseCaseContext, input: unknown) => Promise<unknown>; // its own input
}

function isDownload(done: unknown): done is Download {
  return typeof done === 'object' && done !== null && 'bytes' in done && 'contentType' in done;
}

function dependenciesOfThread(): Dependencies {
  const { setup } = workerData as ThreadData; // as `workerThreads` gives it
  if (!setup?.address) throw new TypeError('A thread without a way to the database does no long work');
  const { address, logLevel, ...secrets } = setup;
  const { db } = openFromThread(address);
  return {
    ...dependenciesOn(db, { ...secrets, logger: pino({ level: logLevel, base: null }) }),
    // A file that the work makes is made in this thread.
    render: ({ report, ...task }) => render({ ...task, report: report as RenderTask['report'] }),
  };
}
