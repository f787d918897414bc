import type { Cents } from '@garita/domain/money/cents';
import type { Amounts } from '@garita/domain/pay/amounts';
import { insuredSaturdays } from '@garita/domain/pay/chauffeur-saturdays';
import { byName } from '@garita/domain/pay/concepts';
import {
  mapYearToDate,
  NO_YEAR_TO_DATE,
  type OtherRecord,
  type YearToDate,
  yearToDateOfEntry,
} from '@garita/domain/pay/contributions';
import type { RecordedDays } from '@garita/domain/pay/day-hours/recorded-days';
import {
  certificateTermsOf,
  certificateTermsText,
  INCOME_TAXED_AMOUNTS,
  type IncomeTaxedAmounts,
} from '@garita/domain/pay/income-tax-year';
import { type EntryLimits, entryLimits } from '@garita/domain/pay/needs-recalculation';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/period-id';
import type { SequencedEvent } from '../event-store/event.ts';
import {
  type Calculation,
  type OpeningBalance,
  type PayrollYearEvent,
  recordedDaysOf,
} from '../events/payroll-events.ts';
import {
  type LiveEntries,
  type LiveEntryState,
  liveEntryOf,
  NO_ENTRIES,
  putLiveEntry,
  removeLiveEntry,
  removePaidMark,
} from '../live-entries/live-entries.ts';
import { putPaidMark } from '../live-entries/paid-mark.ts';

/**
 * The state of a live time entry: its period, what it adds to its year, its limits, and the entry of a closed
 * period that it corrects, if any.
 */
type CountedEntry = LiveEntryState & {
  period: PayPeriod;
  added: YearToDate;
  limits: EntryLimits;
  /** The Saturdays that a chauffeur's entry withholds for. */
  saturdays: readonly CalendarDate[];
  corrects?: number;
  /** The amounts that income tax by certificate counts. The terms of an entry of that method are a text. */
  incomeTaxed: IncomeTaxedAmounts;
  certificateTerms: string | null;
  /** The days of an entry by day; undefined for typed hours. */
  recordedDays: RecordedDays | undefined;
};

/** The calculation of an event, and the amounts in force with it. */
type RecordedCalculation = { calculation: Calculation; amounts: Amounts };

/** A live time entry of an employee, with its calculation if it was read as a whole. */
export type LiveEntry = CountedEntry & Partial<RecordedCalculation>;
export type FullEntry = CountedEntry & RecordedCalculation;

/**
 * Returns the whole entry of a change. Throws if the change did not announce it, so that only its columns
 * were read.
 */
export function requireFullEntry(entry: LiveEntry): FullEntry {
  const { calculation, amounts } = entry;
  if (!calculation || !amounts) throw new RangeError(`Entry ${entry.entryId} was not read as a whole`);
  return { ...entry, calculation, amounts };
}

/**
 * A live entry of the same employee that is paid in another tax year, with the Saturdays that it withholds
 * for and its days.
 */
export type EntryElsewhere = {
  entryId: number;
  taxYear: number;
  period: PayPeriod;
  saturdays: readonly CalendarDate[];
  recordedDays: RecordedDays | undefined;
};

/**
 * The state of one employee's tax year that a decision needs. `elsewhere` are the entries subject to the
 * chauffeur insurance whose periods may also be paid in this year, because that insurance is due once for
 * each Saturday, and the entries by day, because a week may be paid in two years. `otherRecords` are the same
 * tax year of the person's other records at the employer. Both are as they were read.
 */
export type PayrollYear = LiveEntries<LiveEntry> & {
  version: number;
  opening?: { seq: number; balance: OpeningBalance };
  elsewhere: readonly EntryElsewhere[];
  otherRecords: readonly OtherRecord[];
};

export const EMPTY_PAYROLL_YEAR: PayrollYear = {
  version: 0,
  elsewhere: [],
  otherRecords: [],
  ...NO_ENTRIES,
};

/** Returns the year after one more event of its stream. */
export function evolvePayrollYear(before: PayrollYear, event: SequencedEvent<PayrollYearEvent>): PayrollYear {
  const { version, seq } = event;
  const year = { ...before, version };
  switch (event.type) {
    case 'TimeLoaded':
      return putLiveEntry(year, entryOf(event, event.data, event.data.delta));
    case 'TimeAmended':
    case 'TimeRecalculated':
      return putLiveEntry(year, entryOf(event, event.data, event.data.after));
    case 'TimeDeleted':
      return removeLiveEntry(year, liveEntryOf(event.entryId));
    case 'TimePaid':
      return putPaidMark(year, liveEntryOf(event.entryId), event.data);
    case 'TimeUnpaid':
      return removePaidMark(year, liveEntryOf(event.entryId));
    case 'OpeningBalanceSet':
    case 'OpeningBalanceCorrected':
      return { ...year, opening: { seq, balance: openingBalanceOf(event.data) } };
    case 'LeaveAdjusted':
    case 'NoWorkRecorded':
    case 'SettlementWithdrawn':
      return year;
  }
}

function entryOf(
  { entryId, seq }: { entryId?: number; seq: number },
  calculation: Calculation,
  amounts: Amounts,
): FullEntry {
  const { period, inputs, facts, result, corrects } = calculation;
  const terms = corrects ? null : certificateTermsOf(facts);
  return {
    entryId: liveEntryOf(entryId),
    seq,
    payDate: inputs.payDate,
    net: amounts.net,
    period,
    added: yearToDateOfEntry(result),
    limits: entryLimits(calculation),
    saturdays: corrects ? [] : (insuredSaturdays(period, result.contributions) ?? []),
    ...(corrects ? { corrects: corrects.entryId } : {}),
    incomeTaxed: byName(INCOME_TAXED_AMOUNTS, (name) => amounts[name]),
    certificateTerms: terms && certificateTermsText(terms),
    recordedDays: recordedDaysOf(calculation),
    calculation,
    amounts,
  };
}

/**
 * An event of an entry, read from the columns beside its payload: its change of the amounts, and its new
 * values.
 */
export type AmountsEvent = Pick<
  CountedEntry,
  'seq' | 'entryId' | 'payDate' | 'period' | 'limits' | 'saturdays' | 'certificateTerms' | 'recordedDays'
> & {
  version: number;
  isNew: boolean;
  delta: Omit<YearToDate, 'additionalMedicareBase'> & { net: Cents } & IncomeTaxedAmounts;
  corrects: number | null;
};

/**
 * Applies an event as `evolvePayrollYear` does, but without its payload, so that the calculation stays
 * unknown.
 */
export function evolveByAmounts(
  before: PayrollYear,
  { version, isNew, delta, corrects, ...entry }: AmountsEvent,
): PayrollYear {
  const known = isNew ? undefined : before.live.get(entry.entryId);
  const sums = { ...delta, additionalMedicareBase: entry.limits.additionalMedicareBase ?? 0 };
  const was = { ...(known?.added ?? NO_YEAR_TO_DATE), additionalMedicareBase: 0 }; // the event says all of it
  return putLiveEntry(
    { ...before, version },
    {
      ...entry,
      net: (known?.net ?? 0) + delta.net,
      added: mapYearToDate((name) => was[name] + sums[name]),
      incomeTaxed: byName(INCOME_TAXED_AMOUNTS, (name) => (known?.incomeTaxed[name] ?? 0) + delta[name]),
      ...(corrects === null ? {} : { corrects }),
    },
  );
}

// Leaves out what the event records of its change.
function openingBalanceOf({ taxYear, asOf, source, amounts, bases, leave }: OpeningBalance): OpeningBalance {
  return { taxYear, asOf, source, amounts, ...(bases ? { bases } : {}), leave };
}
