import type { Upcasters } from '../event-store/upcast.ts';
import type { CompanyEvent } from './company-events.ts';
import type { ContractorYearEvent } from './contractor-events.ts';
import { fillMissingConcepts } from './fill-missing-concepts.ts';
import type { PayrollYearEvent } from './payroll-events.ts';

/**
 * The upcasters of every event type: the steps from version 1 to 2, from 2 to 3 and so on, each a pure
 * function. A type without steps is at version 1. The amounts are typed columns from the moment of the
 * append, so no step can change a balance. Each version keeps a recorded payload in `fixtures/`.
 */
export const UPCASTERS: Upcasters<(PayrollYearEvent | ContractorYearEvent | CompanyEvent)['type']> = {
  steps: {
    TimeLoaded: [],
    TimeAmended: [],
    TimeRecalculated: [],
    TimeDeleted: [],
    OpeningBalanceSet: [],
    OpeningBalanceCorrected: [],
    // Version 1 did not hold the paid amount; the fold takes the entry's net at that time.
    TimePaid: [(data) => data],
    TimeUnpaid: [],
    LeaveAdjusted: [],
    ContractorTimeLoaded: [],
    ContractorTimeAmended: [],
    ContractorTimeDeleted: [],
    PeriodReviewed: [],
    PeriodClosed: [],
    PeriodReopened: [],
    MonthClosed: [],
    MemosErased: [],
    NextChequeStated: [],
    DocumentFiled: [],
    FilingWithdrawn: [],
    NoWorkRecorded: [],
    ObligationSettled: [],
    SettlementWithdrawn: [],
  },
  fillMissing: fillMissingConcepts,
};
