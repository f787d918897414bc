import { MAX_IMPORTED_EMPLOYEES } from '@garita/domain/employee/employee-import.schema';
import {
  type AttemptTally,
  countAttempts,
  forgetAttempt,
  forgetCounters,
  recordAttempt,
} from '@garita/ledger/registry/access/attempts';
import { AppError } from '../refusal/app-error.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { deviceId } from './cookies.ts';
import type { Visitor } from './visitor.ts';

/** The time for which attempts count: a quarter of an hour. */
export const WINDOW_MS = 15 * 60_000;

/** A counter of attempts, and the number that is allowed in a quarter of an hour. */
export type Counter = { name: string; limit: number };

/** An allowed attempt; `succeeded` forgets it and the earlier failures of its first counter. */
export type AllowedAttempt = { succeeded: (database: AuthDependencies['database']) => Promise<void> };

/**
 * Returns the counters of a sign-in. The first counts by address and network, so that nobody locks out a user
 * elsewhere; the others slow down attackers with many networks or many addresses. A device on which this user
 * signed in before counts only its own attempts. No counter depends on whether the address exists.
 */
export function signInCounters(
  { deviceTokens }: Pick<AuthDependencies, 'deviceTokens'>,
  { network, cookies }: Visitor,
  email: string,
): Counter[] {
  const device = deviceId(deviceTokens, cookies, email);
  if (device !== undefined) return [{ name: `device ${device}`, limit: 10 }];
  return [
    { name: `sign-in ${email} ${network}`, limit: 10 },
    { name: `sign-in ${email}`, limit: 100 },
    { name: `network ${network}`, limit: 50 },
  ];
}

/**
 * Forgets the failed sign-ins under an address, from every network, once its user has proved their identity
 * by other means.
 */
export function forgetSignIns(database: AuthDependencies['database'], email: string): Promise<void> {
  return forgetCounters(database, { name: `sign-in ${email}`, under: `sign-in ${email} ` });
}

/** Returns the counters of a registration, whose code can be guessed like a password. */
export function registrationCounters({ network }: Visitor, email: string): Counter[] {
  return [
    { name: `registration ${email} ${network}`, limit: 10 },
    { name: `network ${network}`, limit: 50 },
  ];
}

/** Returns the counters of a signed-in user who proves their identity. */
export function proofCounters(userId: number): Counter[] {
  return [{ name: `proof of user ${userId}`, limit: 10 }];
}

/**
 * Returns the counter of the whole numbers that one user asks to see: an office needs a few, a thief all of
 * them.
 */
export function revealCounter(userId: number): Counter {
  return { name: `reveals of user ${userId}`, limit: 60 };
}

/**
 * Returns the counter of the numbers that a refused import reveals to a user: those of one whole file, or of
 * many small ones.
 */
export function importCounter(userId: number): Counter {
  return { name: `refused imports of user ${userId}`, limit: MAX_IMPORTED_EMPLOYEES };
}

/** Returns the counter of the invitations of an account. */
export function invitationCounter(accountId: number): Counter {
  return { name: `invitations of account ${accountId}`, limit: 30 };
}

/**
 * Counts an attempt, or several attempts at once, and refuses it if there were too many. It is counted first,
 * so that simultaneous attempts count each other; a refused attempt is forgotten, so that waiting helps.
 *
 * Errors: `too-many-attempts` with the seconds to wait.
 */
export async function recordAttemptOrRefuse(
  { database, now }: AuthDependencies,
  counters: readonly Counter[],
  tried = 1,
): Promise<AllowedAttempt> {
  const at = now();
  const since = new Date(at.getTime() - WINDOW_MS);
  const names = counters.map(({ name }) => name);
  const tallies = () => countAttempts(database, names, since);
  const leavingRoom = counters.map(({ name, limit }) => ({ name, limit: limit - tried + 1 }));
  refuseFrom(at, await tallies(), leavingRoom);
  const each = Array.from({ length: tried }, () => names).flat();
  const ids = await recordAttempt(database, each, at);
  try {
    const andThese = counters.map(({ name, limit }) => ({ name, limit: limit + 1 }));
    refuseFrom(at, await tallies(), andThese);
  } catch (error) {
    await forgetAttempt(database, ids);
    throw error;
  }
  return { succeeded: (tx) => forgetAttempt(tx, ids, names[0]) };
}

/** Counts an attempt as `recordAttemptOrRefuse` does; returns false if there were too many. */
export async function hasAttemptLeft(
  dependencies: AuthDependencies,
  counters: readonly Counter[],
): Promise<boolean> {
  try {
    await recordAttemptOrRefuse(dependencies, counters);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too-many-attempts') return false;
    throw error;
  }
}

function refuseFrom(at: Date, tallies: Map<string, AttemptTally>, counters: readonly Counter[]): void {
  const waits = counters.map(({ name, limit }) => {
    const tally = tallies.get(name);
    return tally && tally.count >= limit ? secondsUntilFree(at, tally) : 0;
  });
  const retryAfterSeconds = Math.max(...waits);
  if (retryAfterSeconds > 0) throw new AppError('too-many-attempts', { retryAfterSeconds });
}

function secondsUntilFree(at: Date, { earliest }: AttemptTally): number {
  const free = earliest.getTime() + WINDOW_MS;
  return Math.max(1, Math.ceil((free - at.getTime()) / 1000));
}
