import { isDeepStrictEqual } from 'node:util';
import { subjectPart } from '@garita/domain/contractor/contractor-rule';
import { type Amounts, amountsDelta, amountsOf, NO_AMOUNTS, negateAmounts } from '@garita/domain/pay/amounts';
import { ownYearToDate } from '@garita/domain/pay/pay-elsewhere';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import { CONTRIBUTION_CONCEPTS } from '@garita/domain/pay/withholding/tax-parameters';
import { yearOf } from '@garita/domain/time/calendar-date';
import type { SequencedEvent } from '../event-store/event.ts';
import type { AnyLedgerEvent } from '../events/any-ledger-event.ts';
import type { ContractorCalculation, ContractorYearEvent } from '../events/contractor-events.ts';
import {
  type AmountsChange,
  type Calculation,
  employeeStream,
  type PayrollYearEvent,
} from '../events/payroll-events.ts';
import {
  type ClosedTotals,
  closedBefore,
  contractorPaidBefore,
  correctedAfter,
  type EntryBefore,
  entryBefore,
  recordSaturdays,
  recordYear,
  type YearBefore,
  yearBefore,
} from './before-event.ts';
import { countsCertificates } from './certificate-years.ts';
import { countsSeverance } from './counted-severance.ts';
import { countsDays } from './entries-by-day.ts';
import type { LogState } from './log-state.ts';
import { type LoggedEvent, subjectOfStream } from './logged-event.ts';
import { countsSettlements } from './settled-years.ts';

/**
 * A rule that an event breaks, as only its payload shows. `replaced`: its change does not lead from the
 * amounts in force to its statement. `year-to-date`: it was calculated on another year to date. `closing`:
 * its totals differ from those of the period or month. `filing`: the document was made from an older log.
 */
export type PayloadProblem = 'replaced' | 'year-to-date' | 'closing' | 'filing';

/** An event in today's shape, its typed columns, and the amounts in force after it. */
type StoredEvent = {
  event: SequencedEvent<AnyLedgerEvent>;
  logged: LoggedEvent;
  after: Amounts | undefined;
};

/**
 * Returns the rules that the payload of an event breaks in the state of the log before it; `append` or the
 * decision refuses these when it records.
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
        ...(countsItsYear(event, logged, before) ? [] : ['year-to-date' as const]),
      ];
    case 'ContractorTimeLoaded':
    case 'ContractorTimeAmended':
      return [
        ...(changesEntryInForce({ event, after }, entryBefore(logged, before)) ? [] : ['replaced' as const]),
        ...(countsEarlierPay(event.data, logged, before) ? [] : ['year-to-date' as const]),
      ];
    case 'TimeDeleted':
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

/** Returns true if an event changes the amounts in force before it, and holds those in force after it. */
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

/** Returns true for a new entry; one that moves to another tax year was deleted in the old one. */
function isNew(data: object, was: EntryBefore | undefined): boolean {
  const isMoved = 'movedFromSeq' in data;
  return was ? isMoved && isDeepStrictEqual(was.amounts, NO_AMOUNTS) : !isMoved;
}

/** Returns true if a corrected entry with all its corrections has the result that the correction holds. */
function statesCorrectedResult({ corrects }: Calculation, corrected: Amounts | undefined): boolean {
  return !corrects || isDeepStrictEqual(amountsOf(corrects.inputs, corrects.result), corrected);
}

const COUNTED = ['gross', ...CONTRIBUTION_CONCEPTS] as const;

type Calculated = SequencedEvent<AnyLedgerEvent> & {
  data: Calculation & Partial<AmountsChange> & { movedFromSeq?: number };
};

/**
 * Returns true if a calculation counted the withholding of its year before it, and the days of its weeks. A
 * calculation that was kept, because nothing that pay depends on changed, counted an older year and changes
 * no amount.
 */
function countsItsYear({ seq, data }: Calculated, logged: LoggedEvent, before: LogState): boolean {
  const year = yearBefore(logged, before);
  const { basis, result, corrects, movedFromSeq } = data;
  const isAnew = basis.asOfSeq === seq - (movedFromSeq === undefined ? 1 : 2);
  if (!isAnew && !(data.after && isDeepStrictEqual(data.before, data.after))) return false;
  const { yearToDate } = basis.soFar;
  const own = ownYearToDate(basis.soFar);
  const countsOwn = COUNTED.every((name) => own[name] === year[name]);
  const isOfYear =
    countsOwn &&
    countsOtherRecords(data, logged, before) &&
    countsCertificates(data, logged, before) &&
    countsSettlements(data, logged, before) &&
    countsSeverance(data);
  return (
    (!isAnew || isOfYear) &&
    countsDays(data, logged, { before, isAnew }) &&
    countsAsKnown(corrects?.result ?? result, yearToDate)
  );
}

/**
 * Returns true if a calculation counted the pay of the person's other records in the company before it, each
 * once, and the Saturdays of its period that they withheld for.
 */
function countsOtherRecords(
  { basis: { soFar }, inputs, period, corrects }: Calculation,
  { stream }: LoggedEvent,
  before: LogState,
): boolean {
  const here = (soFar.elsewhere ?? []).filter(({ companyId }) => companyId === before.companyId);
  const counted = new Set([stream]);
  return here.every(({ employeeId, yearToDate, saturdays }) => {
    const other = employeeStream(employeeId, yearOf(inputs.payDate));
    if (counted.has(other)) return false;
    counted.add(other);
    const year = recordYear(other, before);
    const insured = () => recordSaturdays(employeeId, corrects?.period ?? period, before);
    return (
      COUNTED.every((name) => yearToDate[name] === year[name]) &&
      (saturdays === undefined || isDeepStrictEqual(saturdays, insured()))
    );
  });
}

/**
 * Returns true if a payment to a contractor counted what the records of the payee in the company were paid
 * before it, each once, and left the first 500.00 of the year out.
 */
function countsEarlierPay(
  { facts: { earlierPay }, inputs: { payDate }, result }: ContractorCalculation,
  { stream, entryId = 0 }: LoggedEvent,
  before: LogState,
): boolean {
  const paid = { entryId, payDate, taxYear: yearOf(payDate) };
  if (result.notSubject !== result.gross - subjectPart(result.gross, earlierPay)) return false;
  if (!earlierPay) return true;
  const own = subjectOfStream(stream)?.id ?? 0;
  const here = earlierPay.elsewhere.filter(({ companyId }) => companyId === before.companyId);
  return (
    new Set([own, ...here.map(({ contractorId }) => contractorId)]).size === here.length + 1 &&
    earlierPay.own === contractorPaidBefore(own, paid, before) &&
    here.every(({ contractorId, gross }) => gross === contractorPaidBefore(contractorId, paid, before))
  );
}

/**
 * Returns true if each contribution was limited by the known year to date; wages and tips share one limit.
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
