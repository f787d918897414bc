import { AppError } from '../refusal/app-error.ts';

/** The most levels of lists and objects in a body. The deepest that we take has six. */
const MOST_LEVELS = 32;

/** The longest body that is read of somebody who is not signed in, in characters. */
const MOST_OPEN_LENGTH = 8_192;

/** The most errors that one refusal lists, for somebody without a session and with one. */
const MOST_ERRORS = { open: 20, signedIn: 1_000 } as const;

/**
 * Refuses a value that is nested deeper than any that we take: what reads it calls itself for each level.
 * Errors: `unreadable-body`.
 */
export function requireFewLevels(body: unknown): void {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS) throw new AppError('unreadable-body');
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
}

/**
 * Refuses a body that is longer than a call needs for which nobody has to be signed in. Nothing else limits
 * how often such a call is made. Errors: `too-large`.
 */
export function requireShortBody(length: number): void {
  if (length > MOST_OPEN_LENGTH) throw new AppError('too-large');
}

/** Returns as many of the errors as a refusal lists. */
export function listedErrors<Listed>(errors: readonly Listed[], isSignedIn: boolean): Listed[] {
  return errors.slice(0, isSignedIn ? MOST_ERRORS.signedIn : MOST_ERRORS.open);
}
