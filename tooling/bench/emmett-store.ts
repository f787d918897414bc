import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** An event as Emmett gets it: the same payload, and whose pay it is, which our stream says. */
export type EmmettEvent = {
  type: 'TimeLoaded';
  data: { employeeId: number; taxYear: number; delta: Record<string, number> };
};

/** What the comparison asks of Emmett. */
export type EmmettStore = {
  append: (stream: string, events: readonly EmmettEvent[]) => Promise<void>;
  /** Empties the projection and runs it over all events again. */
  rebuild: () => Promise<void>;
  close: () => Promise<void>;
};

type OpenEmmett = (connectionString: string, amountNames?: readonly string[]) => EmmettStore;

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
