import { AppError, type ErrorFacts } from '../refusal/app-error.ts';

/** Returns the refusal of a call of the typed door. Throws if it was not refused. */
export async function refusal(call: Promise<unknown>): Promise<{ code: string } & ErrorFacts> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  const cause = error instanceof Error && error.cause instanceof AppError ? error.cause : error;
  if (!(cause instanceof AppError)) throw new Error('The call was not refused', { cause });
  return { code: cause.code, ...cause.facts };
}
