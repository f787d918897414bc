import { setTimeout as delay } from 'node:timers/promises';
import { isConnectionLost } from '@garita/ledger/database/connection-lost';

/** How long to wait before each further try: a PostgreSQL that was restarted is back after a second or two. */
const PAUSES_MS = [100, 500, 2_000];

/** Does work that may be done twice until the connection to the database holds, four times at most. */
export async function retry<Result>(
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
