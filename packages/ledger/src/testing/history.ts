import type { PayPeriod } from '@garita/domain/time/period-id';
import type { AsyncCommand } from 'fast-check';
import type { Database } from '../database/client.ts';
import type { PaidContractor } from './contractor-year.builder.ts';
import type { Worker } from './payroll-year.builder.ts';

/**
 * The state of a random history that its next command needs: the live entries and payments, and the closed
 * periods.
 */
export type History = {
  companyId: number;
  live: SavedEntry[];
  payments: SavedPayment[];
  closed: Set<number>;
  /** The number of corrected entries, so that each correction differs from the one before. */
  corrections: number;
};
export type SavedEntry = {
  entryId: number;
  taxYear: number;
  worker: Worker;
  period: PayPeriod;
  isPaid: boolean;
  /** The entry of a closed period that this correction corrects. */
  corrects?: SavedEntry;
};
export type SavedPayment = {
  entryId: number;
  taxYear: number;
  contractor: PaidContractor;
  isPaid: boolean;
};

/** The database of a history, and the function to call after each step. */
export type HistoryRun = { db: Database; afterEach: () => Promise<void> };

export type HistoryCommand = AsyncCommand<History, HistoryRun>;
