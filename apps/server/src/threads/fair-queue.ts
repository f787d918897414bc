/** The number of places, in all and for one account. */
export type QueueLimits = { inAll: number; ofAccount: number };

/**
 * Waits for a place of an account, and returns the function that gives it back. Rejects once the signal says
 * that nobody waits any more.
 */
export type AcquireSlot = (accountId: number, signal: AbortSignal) => Promise<() => void>;

/**
 * Makes a queue for places. Each account has its own queue, and a free place goes to the account that has
 * waited longest, so that nobody waits for everything that another account requested.
 */
export function fairQueue({ inAll, ofAccount }: QueueLimits): AcquireSlot {
  const queues = new Map<number, (() => void)[]>();
  const taken = new Map<number, number>();
  const takenBy = (accountId: number) => taken.get(accountId) ?? 0;
  let free = inAll;

  function admit(): void {
    // A queue that is put back comes last, where this loop gets to it again.
    for (const [accountId, queue] of queues) {
      if (free === 0) return;
      if (takenBy(accountId) >= ofAccount) continue;
      const enter = queue.shift();
      queues.delete(accountId);
      if (!enter) continue;
      queues.set(accountId, queue);
      free -= 1;
      taken.set(accountId, takenBy(accountId) + 1);
      enter();
    }
  }

  function leave(accountId: number): void {
    free += 1;
    taken.set(accountId, takenBy(accountId) - 1);
    if (takenBy(accountId) === 0) taken.delete(accountId);
    admit();
  }

  return async (accountId, signal) => {
    signal.throwIfAborted();
    const queue = queues.get(accountId) ?? [];
    queues.set(accountId, queue);
    await new Promise<void>((enter, reject) => {
      queue.push(enter);
      signal.addEventListener('abort', () => {
        const place = queue.indexOf(enter);
        if (place >= 0) queue.splice(place, 1);
        reject(signal.reason);
      });
      admit();
    });
    return () => leave(accountId);
  };
}
