import type { CorrectedEntryRef } from '@garita/domain/pay/correction';
import type { PaidDifference } from '@garita/domain/pay/paid-difference';
import type { PayFacts } from '@garita/domain/pay/pay-facts';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import type { PayInputs } from '@garita/domain/pay/time-entry.schema';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/period-id';
import type { CalculationBasis } from '../../events/payroll-events.ts';

/**
 * A live time entry as it is in force: the typed input, the frozen facts, the statement in cents, and the
 * event that holds them. `version` is that event's sequence number; a change must name it.
 */
export type TimeEntryView = {
  entryId: number;
  companyId: number;
  employeeId: number;
  version: number;
  eventType: 'TimeLoaded' | 'TimeAmended' | 'TimeRecalculated';
  /**
   * The user who recorded the version in force, and when (ISO 8601); `createdAt` is when the entry was first
   * loaded.
   */
  recordedBy: number;
  recordedAt: string;
  createdAt: string;
  taxYear: number;
  payDate: CalendarDate;
  period: PayPeriod;
  /** The number of changes since the entry was loaded. */
  corrections: number;
  /** A limit cut one of its lines and now has room: the screen offers Recalcular. */
  isStale: boolean;
  /** The date, the means and the amount of the payment; null if it is not marked as paid. */
  paid: PaidDifference | null;
  memo: string;
  /** True if the entry had a memo that was erased since. */
  isMemoErased: boolean;
  inputs: PayInputs;
  facts: PayFacts;
  basis: CalculationBasis;
  statement: PayStatement;
  /** The entry of a closed period that it corrects; null if it is no correction. */
  corrects: CorrectedEntryRef | null;
};
