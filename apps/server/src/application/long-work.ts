import { setImmediate as turnOfOthers } from 'node:timers/promises';
import type { UseCaseContext } from './use-case.ts';

/** Work of seconds that is done in another thread. Its input and its answer are plain data. */
export type LongWork<Result, Input> = {
  (context: UseCaseContext, input: Input): Promise<Result>;
  work: string;
  run: (context: UseCaseContext, input: Input) => Promise<Result>;
};

/**
 * Makes a part of a use case that takes seconds run in a thread of those that make documents, where there are
 * any. It takes a place of the account, which may mean to wait for one, so what can be refused is refused
 * before. Its name is unique.
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
 * Returns what long work calls between its steps. It lets others have their turn where the last one is a
 * while ago, and throws once nobody waits for the work any more.
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
