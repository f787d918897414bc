import type { CorrectedEntryRef } from '@garita/domain/pay/correction';
import type { PaidDifference } from '@garita/domain/pay/paid-difference';
import type { PayFacts } from '@garita/domain/pay/pay-facts';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import type { PayInputs } from '@garita/domain/pay/time-entry.schema';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/pay-period';
import type { CalculationBasis } from '../../payroll-year/events.ts';

/**
 * A live time entry as it is in force: what was typed, the facts it froze, its statement in cents, and the event that
 * holds them. `version` is that event's sequence number; a change must name it.
 */
export type TimeEntryView = {
  entryId: number;
  companyId: number;
  employeeId: number;
  version: number;
  eventType: 'TimeLoaded' | 'TimeAmended' | 'TimeRecalculated';
  /** Who recorded the version in force, by user id, and when (ISO 8601); `createdAt` is when the entry was first loaded. */
  recordedBy: number;
  recordedAt: string;
  createdAt: string;
  taxYear: number;
  payDate: CalendarDate;
  period: PayPeriod;
  /** How often it was changed since it was loaded. */
  corrections: number;
  /** A limit cut one of its lines and now has room: the screen offers Recalcular. */
  isStale: boolean;
  /** When and how it was paid, and how much; null while nobody said that it was. */
  paid: PaidDifference | null;
  memo: string;
  /** Whether it had one, which was erased since. */
  isMemoErased: boolean;
  inputs: PayInputs;
  facts: PayFacts;
  basis: CalculationBasis;
  statement: PayStatement;
  /** The entry of a closed period that it corrects; null of most, which correct none. */
  corrects: CorrectedEntryRef | null;
};
