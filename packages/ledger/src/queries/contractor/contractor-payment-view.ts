import type { ContractorFacts, ContractorPayment } from '@garita/domain/contractor/contractor-payment';
import type { ContractorInputs } from '@garita/domain/contractor/contractor-time.schema';
import type { PaidDifference } from '@garita/domain/pay/paid-difference';
import type { CalendarDate } from '@garita/domain/time/calendar-date';

/**
 * A live payment of a contractor as it is in force: what was typed, the facts it froze, its statement in cents, and the
 * event that holds them. `version` is that event's sequence number; a change must name it.
 */
export type ContractorPaymentView = {
  entryId: number;
  companyId: number;
  contractorId: number;
  version: number;
  eventType: 'ContractorTimeLoaded' | 'ContractorTimeAmended';
  /** Who recorded the version in force, by user id, and when (ISO 8601); `createdAt` is when it was first loaded. */
  recordedBy: number;
  recordedAt: string;
  createdAt: string;
  /** How often it was changed before this version. */
  corrections: number;
  taxYear: number;
  payDate: CalendarDate;
  /** When and how it was paid, and how much; null while nobody said that it was. */
  paid: PaidDifference | null;
  inputs: ContractorInputs;
  facts: ContractorFacts;
  statement: ContractorPayment;
};
