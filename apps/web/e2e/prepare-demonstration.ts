import { PREPARED, startDemonstration } from './demonstration-server.ts';

/** Playwright's global setup: loads the year of pay of which each worker has a copy. */
export default async function prepareDemonstration(): Promise<void> {
  const { stop } = await startDemonstration(PREPARED);
  await stop();
}
