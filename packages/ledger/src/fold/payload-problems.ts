import { isDeepStrictEqual } from 'node:util';
import { type Amounts, amountsDelta, amountsOf, NO_AMOUNTS, negateAmounts } from '@garita/domain/pay/amounts';
import { ownYearToDate } from '@garita/domain/pay/pay-elsewhere';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import { CONTRIBUTION_CONCEPTS } from '@garita/domain/pay/withholding/tax-parameters';
import { yearOf } from '@garita/domain/time/calendar-date';
import type { SequencedEvent } from '../event-store/event.ts';
import type { AnyLedgerEvent } from '../events/any-ledger-event.ts';
import type { ContractorYearEvent } from '../events/contractor-events.ts';
import {
  type AmountsChange,
  type Calculation,
  employeeStream,
  type PayrollYearEvent,
} from '../events/payroll-events.ts';
import {
  type ClosedTotals,
  closedBefore,
  correctedAfter,
  type EntryBefore,
  entryBefore,
  recordYear,
  type YearBefore,
  yearBefore,
} from './before-event.ts';
import type { LogState } from './log-state.ts';
import type { LoggedEvent } from './logged-event.ts';

/**
 * A rule that an event breaks and that only its payload shows. `replaced`: it does not change what was in
 * force to what its statement comes to. `year-to-date`: it counts another year than there was. `closing`: it
 * states other totals than it closes. `filing`: the document was made of an older log.
 */
export type PayloadProblem = 'replaced' | 'year-to-date' | 'closing' | 'filing';

/** An event in today's shape, what its typed columns say, and the amounts in force after it. */
type StoredEvent = {
  event: SequencedEvent<AnyLedgerEvent>;
  logged: LoggedEvent;
  after: Amounts | undefined;
};

/**
 * Checks the payload of an event against the state of the log before it: what `append` or the decision
 * refused when it was recorded.
 */
export function payloadProblems({ event, logged, after }: StoredEvent, before: LogState): PayloadProblem[] {
  switch (event.type) {
    case 'TimeLoaded':
    case 'TimeAmended':
    case 'TimeRecalculated':
      return [
        ...(changesEntryInForce({ event, after }, entryBefore(logged, before)) &&
        statesCorrectedResult(event.data, correctedAfter(logged, before))
          ? []
          : ['replaced' as const]),
        ...(countsItsYear(event, yearBefore(logged, before), before) ? [] : ['year-to-date' as const]),
      ];
    case 'TimeDeleted':
    case 'ContractorTimeLoaded':
    case 'ContractorTimeAmended':
    case 'ContractorTimeDeleted':
    case 'OpeningBalanceSet':
    case 'OpeningBalanceCorrected':
      return changesEntryInForce({ event, after }, entryBefore(logged, before)) ? [] : ['replaced'];
    case 'PeriodClosed':
    case 'MonthClosed':
      return statesClosedTotals(event, closedBefore(logged, before)) ? [] : ['closing'];
    case 'DocumentFiled':
      return event.data.asOfSeq === event.seq - 1 ? [] : ['filing'];
    case 'TimePaid':
    case 'TimeUnpaid':
    case 'LeaveAdjusted':
    case 'PeriodReviewed':
    case 'PeriodReopened':
    case 'MemosErased':
    case 'NextChequeStated':
    case 'FilingWithdrawn':
    case 'NoWorkRecorded':
    case 'ObligationSettled':
    case 'SettlementWithdrawn':
      return [];
  }
}

type Changing = Exclude<
  PayrollYearEvent | ContractorYearEvent,
  { type: 'TimePaid' | 'TimeUnpaid' | 'LeaveAdjusted' | 'NoWorkRecorded' | 'SettlementWithdrawn' }
>;

/** Tells if an event changes what was in force before it and states what is in force after it. */
function changesEntryInForce(
  { event: { data }, after }: { event: Changing; after: Amounts | undefined },
  was: EntryBefore | undefined,
): boolean {
  if (!('replacesSeq' in data)) return isNew(data, was) && isDeepStrictEqual(data.delta, after);
  const { replacesSeq, before, delta } = data;
  return (
    replacesSeq === was?.lastSeq &&
    isDeepStrictEqual(before, was.amounts) &&
    isDeepStrictEqual(delta, after ? amountsDelta(before, after) : negateAmounts(before)) &&
    isDeepStrictEqual('after' in data ? data.after : undefined, after)
  );
}

/** Pay that moves to another tax year was deleted in the old one and is loaded in the new one. */
function isNew(data: object, was: EntryBefore | undefined): boolean {
  const isMoved = 'movedFromSeq' in data;
  return was ? isMoved && isDeepStrictEqual(was.amounts, NO_AMOUNTS) : !isMoved;
}

/**
 * Tells if a corrected entry comes, with everything that corrects it, to the result that its correction
 * states.
 */
function statesCorrectedResult({ corrects }: Calculation, corrected: Amounts | undefined): boolean {
  return !corrects || isDeepStrictEqual(amountsOf(corrects.inputs, corrects.result), corrected);
}

const COUNTED = ['gross', ...CONTRIBUTION_CONCEPTS] as const;

type Calculated = SequencedEvent<AnyLedgerEvent> & {
  data: Calculation & Partial<AmountsChange> & { movedFromSeq?: number };
};

/**
 * Tells if a calculation counted what the year had withheld before it. A calculation that was kept as it was,
 * because nothing changed that pay depends on, counted an older one, and changes no amount.
 */
function countsItsYear({ seq, data }: Calculated, year: YearBefore, before: LogState): boolean {
  const { basis, result, corrects, movedFromSeq } = data;
  const isAnew = basis.asOfSeq === seq - (movedFromSeq === undefined ? 1 : 2);
  if (!isAnew && !(data.after && isDeepStrictEqual(data.before, data.after))) return false;
  const { yearToDate } = basis.soFar;
  const own = ownYearToDate(basis.soFar);
  const isOfYear = COUNTED.every((name) => own[name] === year[name]) && countsOtherRecords(data, before);
  return (!isAnew || isOfYear) && countsAsKnown(corrects?.result ?? result, yearToDate);
}

/** Tells if a calculation counted what the person's other records in the company had been paid before it. */
function countsOtherRecords({ basis: { soFar }, inputs }: Calculation, before: LogState): boolean {
  const here = (soFar.elsewhere ?? []).filter(({ companyId }) => companyId === before.companyId);
  return here.every(({ employeeId, yearToDate }) => {
    const year = recordYear(employeeStream(employeeId, yearOf(inputs.payDate)), before);
    return COUNTED.every((name) => yearToDate[name] === year[name]);
  });
}

/**
 * Tells if each contribution was held to the year to date, that on wages and tips together, as their limit
 * is.
 */
function countsAsKnown({ contributions }: PayStatement, known: YearBefore): boolean {
  const both = known.socialSecurity + known.socialSecurityOnTips;
  const { socialSecurity, socialSecurityOnTips } = contributions;
  return CONTRIBUTION_CONCEPTS.every((name) => {
    const line = contributions[name];
    if (line.rule === 'excluded') return true;
    if (name === 'socialSecurity') return line.yearToDate === both;
    const isShared = line === socialSecurityOnTips && line.yearToDate === both + socialSecurity.amount;
    return isShared || line.yearToDate === known[name];
  });
}

type Closing = Extract<SequencedEvent<AnyLedgerEvent>, { type: 'PeriodClosed' | 'MonthClosed' }>;

function statesClosedTotals({ seq, data }: Closing, closed: ClosedTotals | undefined): boolean {
  if (!closed) return false;
  const { seal: _, ...closing } = data;
  return isDeepStrictEqual({ ...closing, ...closed, seq: seq - 1 }, closing);
}
