import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { seqKnownAt } from '@garita/ledger/replay/moment';
import type { Download, WorkTask } from './dependencies.ts';
import type { UseCaseContext } from './use-case.ts';

/** Work of seconds, done in another thread. It takes plain data and answers plain data or a file. */
export type LongWork<Result, Input> = {
  (context: UseCaseContext, input: Input): Promise<Result>;
  work: string;
  run: (context: UseCaseContext, input: Input) => Promise<Result>;
};

/** The steps that are done before another thread is asked. */
type StepsBefore<Input> = {
  /** Refuses what can be refused without the work. */
  refuse?: (context: UseCaseContext, input: Input) => Promise<void>;
  /** Returns true if the work is too short to be worth another thread. */
  isShort?: (context: UseCaseContext, input: Input) => Promise<boolean>;
};

/**
 * Makes work of a use case run in another thread, if there is one. It takes a place of the account and may
 * wait for it, so the use case refuses what it can before that. The name of the work is unique.
 */
export function longWork<Result, Input>(
  work: string,
  run: (context: UseCaseContext, input: Input) => Promise<Result>,
  { refuse, isShort }: StepsBefore<Input> = {},
): LongWork<Result, Input> {
  const runInThread = async (context: UseCaseContext, input: Input): Promise<Result> => {
    const { dependencies, signal } = context;
    if (!dependencies.runInThread || (await isShort?.(context, input))) return run(context, input);
    await refuse?.(context, input);
    const answer = await dependencies.runInThread(taskOf(context, work, input), signal);
    return answer as Result; // of the same `run`
  };
  return Object.assign(runInThread, { work, run });
}

/** Makes work that ends in a file run in another thread, with the reading of its data; else as `longWork`. */
export function longFile<Input>(
  work: string,
  run: (context: UseCaseContext, input: Input) => Promise<Download>,
  { refuse }: Pick<StepsBefore<Input>, 'refuse'> = {},
): LongWork<Download, Input> {
  const renderInThread = async (context: UseCaseContext, input: Input): Promise<Download> => {
    const { dependencies, signal } = context;
    if (!dependencies.renderInThread) return run(context, input);
    await refuse?.(context, input);
    return dependencies.renderInThread(taskOf(context, work, input), signal);
  };
  return Object.assign(renderInThread, { work, run });
}

function taskOf({ dependencies, actor }: UseCaseContext, work: string, input: unknown): WorkTask {
  return { work, actor, at: dependencies.now(), input };
}

/** The events of a company below which work about all of its pay takes tens of milliseconds. */
const FEW_EVENTS = 1_000;

/** Returns true if so little is recorded of a company that work about all of its pay is short. */
export async function hasFewEvents(
  { dependencies: { database } }: UseCaseContext,
  { companyId }: { companyId: number },
): Promise<boolean> {
  return (await seqKnownAt(database, companyId)) < FEW_EVENTS;
}

/** The milliseconds of work after which others get a turn. */
const TURN_MS = 20;

/**
 * Returns the function that long work calls between its steps. It gives others a turn after some time, and
 * throws once nobody waits for the work any more.
 */
export function createPause({ signal }: Pick<UseCaseContext, 'signal'>): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < TURN_MS) return;
    await yieldToEventLoop();
    signal?.throwIfAborted();
    last = performance.now();
  };
}
