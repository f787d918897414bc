import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** An event as Emmett gets it: the same payload, and what our stream and its envelope say beside it. */
export type EmmettEvent = { type: 'TimeLoaded'; data: { envelope: Envelope; delta: Record<string, number> } };
export type Envelope = { employeeId: number; taxYear: number; entryId: number; periodId: number };

/** An inline projection: what Emmett runs in the transaction of an append, as SQL that it is given. */
export type InlineProjection = {
  name: string;
  tables: readonly string[];
  create: readonly string[];
  /** One statement for each table, whatever the number of events: the least that Emmett can do. */
  evolve: (events: readonly EmmettEvent['data'][]) => string[];
};

/** What the comparison asks of Emmett. */
export type EmmettStore = {
  append: (stream: string, events: readonly EmmettEvent[]) => Promise<void>;
  /** Empties the projection and runs it over all events again. */
  rebuild: () => Promise<void>;
  close: () => Promise<void>;
};

type OpenEmmett = (connectionString: string, projection?: InlineProjection) => EmmettStore;

const FOLDER = new URL('./emmett/', import.meta.url);

/** Emmett, installed into its own folder the first time it is asked for. */
export async function loadEmmett(): Promise<OpenEmmett> {
  if (!existsSync(new URL('node_modules', FOLDER))) {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: fileURLToPath(FOLDER), stdio: 'inherit' });
  }
  // Its packages are not there for whoever type-checks this workspace.
  const { openEmmett }: { openEmmett: OpenEmmett } = await import(new URL('open-emmett.ts', FOLDER).href);
  return openEmmett;
}
