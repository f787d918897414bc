import type { ContractorFacts, ContractorPayment } from '@garita/domain/contractor/contractor-payment';
import type { ContractorInputs } from '@garita/domain/contractor/contractor-time.schema';
import type { PaidDifference } from '@garita/domain/pay/paid-difference';
import type { CalendarDate } from '@garita/domain/time/calendar-date';

/**
 * A live payment of a contractor as it is in force: the typed input, the frozen facts, the statement in
 * cents, and the event that holds them. `version` is that event's sequence number; a change must name it.
 */
export type ContractorPaymentView = {
  entryId: number;
  companyId: number;
  contractorId: number;
  version: number;
  eventType: 'ContractorTimeLoaded' | 'ContractorTimeAmended';
  /**
   * The user who recorded the version in force, and when (ISO 8601); `createdAt` is when the payment was
   * first loaded.
   */
  recordedBy: number;
  recordedAt: string;
  createdAt: string;
  /** The number of changes before this version. */
  corrections: number;
  taxYear: number;
  payDate: CalendarDate;
  /** The date, the means and the amount of the payment; null if it is not marked as paid. */
  paid: PaidDifference | null;
  inputs: ContractorInputs;
  facts: ContractorFacts;
  statement: ContractorPayment;
  /** True if Recalcular would withhold something else, because the earlier pay of the year has changed. */
  isStale: boolean;
};
