import type { PayPeriod } from '@garita/domain/time/pay-period';
import type { AsyncCommand } from 'fast-check';
import type { Database } from '../database/client.ts';
import type { PaidContractor } from './contractor-year.builder.ts';
import type { Worker } from './payroll-year.builder.ts';

/** What a random history must know to go on: which entries and payments are live, and which periods are closed. */
export type History = {
  companyId: number;
  live: SavedEntry[];
  payments: SavedPayment[];
  closed: Set<number>;
  /** How many entries were corrected, so that each correction differs from the one before. */
  corrections: number;
};
export type SavedEntry = {
  entryId: number;
  taxYear: number;
  worker: Worker;
  period: PayPeriod;
  isPaid: boolean;
  /** Of a correction, the entry of a closed period that it corrects. */
  corrects?: SavedEntry;
};
export type SavedPayment = {
  entryId: number;
  taxYear: number;
  contractor: PaidContractor;
  isPaid: boolean;
};

/** The ledger that a history happens to. */
export type HistoryRun = { db: Database; afterEach: () => Promise<void> };

export type HistoryCommand = AsyncCommand<History, HistoryRun>;
