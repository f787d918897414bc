import { AppError } from '../refusal/app-error.ts';

/** The greatest depth of lists and objects in a body. The deepest body that we take has six levels. */
const MOST_LEVELS = 32;

/** The longest body of a request without a session, in characters. */
const MOST_OPEN_LENGTH = 8_192;

/** The most errors that one refusal lists, for somebody without a session and with one. */
const MOST_ERRORS = { open: 20, signedIn: 1_000 } as const;

/** Refuses a value that is nested too deeply: its readers are recursive. Errors: `unreadable-body`. */
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
 * Refuses a long body of a call that needs no session, because nothing else limits how often such a call is
 * made. Errors: `too-large`.
 */
export function requireShortBody(length: number): void {
  if (length > MOST_OPEN_LENGTH) throw new AppError('too-large');
}

/** Returns the errors that a refusal lists. */
export function listedErrors<Listed>(errors: readonly Listed[], isSignedIn: boolean): Listed[] {
  return errors.slice(0, isSignedIn ? MOST_ERRORS.signedIn : MOST_ERRORS.open);
}
