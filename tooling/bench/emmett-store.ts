import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AmountName } from '@garita/domain/pay/amounts';
import type { NewEvent } from '@garita/ledger/event-store/event';
import type { TimeLoaded } from '@garita/ledger/payroll-year/events';

/** An event as Emmett gets it: the same payload, and what stands beside it in ours, which is whose pay it is and the entry. */
export type EmmettEvent = {
  type: 'TimeLoaded';
  data: TimeLoaded['data'] & { companyId: number; employeeId: number; taxYear: number; entryId: number };
};

/** The amounts that are kept in columns. */
export type AmountNames = readonly AmountName[];

/** What the comparison asks of Emmett. */
export type EmmettStore = {
  append: (stream: string, events: readonly EmmettEvent[]) => Promise<void>;
  /** Empties the year to date and runs it over all events again. */
  rebuild: () => Promise<void>;
  close: () => Promise<void>;
};

type OpenEmmett = (connectionString: string, amountNames?: AmountNames) => EmmettStore;

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

/** An event of a company's pay as Emmett gets it. */
export function emmettEvent(companyId: number, { stream, data, entryId = 0 }: NewEvent): EmmettEvent {
  const [, employeeId = 0, taxYear = 0] = stream.split(':').map(Number);
  const loaded = data as TimeLoaded['data']; // every event of the benchmark is one
  return { type: 'TimeLoaded', data: { ...loaded, companyId, employeeId, taxYear, entryId } };
}
