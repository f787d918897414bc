import { setTimeout as delay } from 'node:timers/promises';
import { type Action, isAllowed } from '@garita/domain/account/permissions';
import { requestedYears } from '@garita/domain/account/requested-years';
import { isConnectionLost } from '@garita/ledger/database/database-errors';
import type { Actor } from '../auth/actor.ts';
import type { Visitor } from '../auth/visitor.ts';
import { AppError } from '../refusal/app-error.ts';
import { requireYearAccess } from './access.ts';
import type { Dependencies } from './dependencies.ts';

/**
 * The context of a use case: its dependencies, and the user. `signal` ends long work for which nobody waits
 * any more.
 */
export type UseCaseContext = { dependencies: Dependencies; actor: Actor; signal?: AbortSignal | undefined };

/** An operation of the product, which both doors call: `loadTime(dependencies, actor)(input)`. */
export type UseCase<Result, Input = void> = (
  dependencies: Dependencies,
  actor: Actor,
  signal?: AbortSignal,
) => (input: Input) => Promise<Result>;

/**
 * Makes a use case of `run`. It refuses a user whose role may not do `action`, and an input that names a year
 * outside the user's access. With a key, which makes it safe to repeat, it is repeated as a whole if the
 * connection to the database is lost.
 *
 * Errors: `forbidden`, `year-outside-access`, and those of `run`.
 */
export function useCase<Result, Input = void>(
  action: Action,
  run: (context: UseCaseContext, input: Input) => Promise<Result>,
): UseCase<Result, Input> {
  return (dependencies, actor, signal) => async (input) => {
    if (!isAllowed(actor.role, action)) throw new AppError('forbidden');
    requireYearAccess(actor, requestedYears(input));
    const work = () => run({ dependencies, actor, signal }, input);
    return hasKey(input) ? retry(work) : work();
  };
}

function hasKey(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'commandId' in input && input.commandId !== undefined;
}

/** An operation for visitors: `signIn(dependencies, visitor)(credentials)`. */
export type OpenUseCase<Result, Input> = (
  dependencies: Dependencies,
  visitor: Visitor,
) => (input: Input) => Promise<Result>;

/** Makes a use case that requires no session. */
export function openUseCase<Result, Input>(
  run: (context: { dependencies: Dependencies; visitor: Visitor }, input: Input) => Promise<Result>,
): OpenUseCase<Result, Input> {
  return (dependencies, visitor) => (input) => run({ dependencies, visitor }, input);
}

/** Makes a use case about the user's own account, open to every signed-in user. */
export function ownUseCase<Result, Input = void>(
  run: (context: UseCaseContext, input: Input) => Promise<Result>,
): UseCase<Result, Input> {
  return (dependencies, actor) => (input) => run({ dependencies, actor }, input);
}

/** The pauses before each further try: a PostgreSQL that was restarted is back after a second or two. */
const PAUSES_MS = [100, 500, 2_000];

/** Repeats work that is safe to repeat while the connection to the database is lost, four times at most. */
async function retry<Result>(
  work: () => Promise<Result>,
  [pause, ...later]: readonly number[] = PAUSES_MS,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (pause === undefined || !isConnectionLost(error)) throw error;
    await delay(pause);
    return retry(work, later);
  }
}
