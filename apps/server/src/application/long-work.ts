import { setImmediate as turnOfOthers } from 'node:timers/promises';
import type { UseCaseContext } from './use-case.ts';

/** Work that takes seconds and is done in another thread. Its input and answer are plain data. */
export type LongWork<Result, Input> = {
  (context: UseCaseContext, input: Input): Promise<Result>;
  work: string;
  run: (context: UseCaseContext, input: Input) => Promise<Result>;
};

/**
 * Makes work of a use case run in another thread, if there is one. It takes a place of the account and may
 * wait for it, so the use case refuses what it can before that. The name of the work is unique.
 */
export function longWork<Result, Input>(
  work: string,
  run: (context: UseCaseContext, input: Input) => Promise<Result>,
): LongWork<Result, Input> {
  const runApart = async (context: UseCaseContext, input: Input): Promise<Result> => {
    const { dependencies, actor, signal } = context;
    if (!dependencies.runApart) return run(context, input);
    const answer = await dependencies.runApart({ work, actor, at: dependencies.now(), input }, signal);
    return answer as Result; // of the same `run`
  };
  return Object.assign(runApart, { work, run });
}

/** The milliseconds of work after which others get a turn. */
const TURN_MS = 20;

/**
 * Returns the function that long work calls between its steps. It gives others a turn after some time, and
 * throws once nobody waits for the work any more.
 */
export function pausesOf({ signal }: UseCaseContext): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < TURN_MS) return;
    await turnOfOthers();
    signal?.throwIfAborted();
    last = performance.now();
  };
}
