import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** An event for Emmett: our payload, and the facts of our stream and envelope. */
export type EmmettEvent = { type: 'TimeLoaded'; data: { envelope: Envelope; delta: Record<string, number> } };
/** The facts that our event has outside of its payload. */
export type Envelope = { employeeId: number; taxYear: number; entryId: number; periodId: number };

/** A projection that Emmett runs in the transaction of an append, as SQL. */
export type InlineProjection = {
  name: string;
  tables: readonly string[];
  create: readonly string[];
  /** Returns one statement for each table, for any number of events: the fastest way for Emmett. */
  evolve: (events: readonly EmmettEvent['data'][]) => string[];
};

/** The operations of Emmett that are compared. */
export type EmmettStore = {
  append: (stream: string, events: readonly EmmettEvent[]) => Promise<void>;
  /** Empties the projection and runs it over all events again. */
  rebuild: () => Promise<void>;
  close: () => Promise<void>;
};

type OpenEmmett = (connectionString: string, projection?: InlineProjection) => EmmettStore;

const FOLDER = new URL('../emmett/', import.meta.url);

/** Loads Emmett, and installs it into its own folder at first use. */
export async function loadEmmett(): Promise<OpenEmmett> {
  if (!existsSync(new URL('node_modules', FOLDER))) {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: fileURLToPath(FOLDER), stdio: 'inherit' });
  }
  // Its packages are missing when this workspace is type-checked.
  const { openEmmett }: { openEmmett: OpenEmmett } = await import(new URL('open-emmett.ts', FOLDER).href);
  return openEmmett;
}
