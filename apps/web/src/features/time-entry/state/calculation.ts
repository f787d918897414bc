import { freeSaturdays } from '@garita/domain/pay/chauffeur-saturdays';
import {
  mapYearToDate,
  NO_YEAR_TO_DATE,
  type WithheldSoFar,
  type YearToDate,
  yearToDateOfEntry,
} from '@garita/domain/pay/contributions';
import { changesPay } from '@garita/domain/pay/pay-change';
import { withheldForPeriod, withPayElsewhere } from '@garita/domain/pay/pay-elsewhere';
import { factsInYearOf, type PayFacts, payFacts } from '@garita/domain/pay/pay-facts';
import { calculatePayStatement, type PayStatement } from '@garita/domain/pay/pay-statement';
import type { PayInputs, TimeEntry } from '@garita/domain/pay/time-entry.schema';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/pay-period';
import type { Correction, PayrollSheet, SavedEntry, SheetPeriod } from './sheet.ts';

/**
 * A statement with the facts and totals that it was computed from. `isStored` is true for the ledger's own.
 */
export type EntryCalculation = {
  facts: PayFacts;
  soFar: WithheldSoFar;
  statement: PayStatement;
  isStored: boolean;
};

/**
 * The entry that is worked on: a new one, a change of a saved one, or a correction booked in another period.
 */
export type EntryWork = {
  sheet: PayrollSheet;
  period: SheetPeriod;
  saved: SavedEntry | undefined;
  correction?: Correction | undefined;
};

/** Calculates the entry as typed; undefined where no rates or tables are in force on its pay date. */
export function calculate(work: EntryWork, entry: TimeEntry): EntryCalculation | undefined {
  const { saved, correction } = work;
  if (!saved) return calculateNew(work, entry);
  return correction
    ? calculateCorrected({ ...work, saved, correction }, entry)
    : calculateSaved({ ...work, saved }, entry);
}

/** Returns the stored statement with its corrections; undefined for a new entry. */
export function storedStatement({ saved, correction }: EntryWork): PayStatement | undefined {
  return correction?.before.result ?? saved?.statement;
}

function calculateNew(
  { sheet, period }: EntryWork,
  { memo: _, ...inputs }: TimeEntry,
): EntryCalculation | undefined {
  const facts = factsNow(sheet, period, inputs.payDate);
  return facts && computed(facts, inputs, withheldSoFar({ sheet, period, saved: undefined }, inputs.payDate));
}

// The server decides in the same way: the stored statement stands while nothing that pay depends on changes.
function calculateSaved(
  work: EntryWork & { saved: SavedEntry },
  { memo: _, ...inputs }: TimeEntry,
): EntryCalculation | undefined {
  const { facts: frozen, basis, statement, taxYear, inputs: before } = work.saved;
  const moves = yearOf(inputs.payDate) !== taxYear;
  if (!moves && !changesPay(before, inputs, frozen))
    return { facts: frozen, soFar: basis.soFar, statement, isStored: true };
  const facts = moves ? factsInYearOf(inputs.payDate, frozen, work.sheet.parameters) : frozen;
  return facts && computed(facts, inputs, withheldSoFar(work, inputs.payDate));
}

// A correction calculates what the entry should have come to on its own pay date.
function calculateCorrected(
  work: EntryWork & { saved: SavedEntry; correction: Correction },
  { memo: _, ...inputs }: TimeEntry,
): EntryCalculation {
  const { facts, payDate } = work.saved;
  return computed(facts, inputs, withheldSoFar(work, payDate));
}

function factsNow(sheet: PayrollSheet, period: PayPeriod, payDate: CalendarDate): PayFacts | undefined {
  const { employee: profile, parameters, companyLines } = sheet;
  return payFacts({ profile, period, payDate, parameters, companyLines });
}

function computed(facts: PayFacts, inputs: PayInputs, soFar: WithheldSoFar): EntryCalculation {
  return { facts, soFar, statement: calculatePayStatement(facts, inputs, soFar), isStored: false };
}

/** Returns what was withheld before this entry in the year of the pay date, without the entry itself. */
export function withheldSoFar(
  { sheet, period, saved, correction }: EntryWork,
  payDate: CalendarDate,
): WithheldSoFar {
  const year = yearOf(payDate);
  const totals = sheet.yearToDate[year] ?? NO_YEAR_TO_DATE;
  const own = {
    yearToDate:
      saved?.taxYear === year
        ? [
            yearToDateOfEntry(saved.statement),
            ...(correction?.corrections ?? []).map(({ added }) => added),
          ].reduce(without, totals)
        : totals,
    chauffeurInPeriod: period.entries
      .filter(({ entryId }) => entryId !== saved?.entryId)
      .reduce((sum, { added }) => sum + added.chauffeurInsurance, 0),
    freeSaturdays: freeSaturdays(
      period,
      sheet.periods
        .flatMap(({ entries }) => entries)
        .flatMap(({ entryId, saturdays }) => (entryId === saved?.entryId ? [] : saturdays)),
    ),
  };
  const { isChauffeur } = saved?.facts ?? sheet.employee;
  return withheldForPeriod(withPayElsewhere(own, sheet.elsewhere[year]), { period, isChauffeur });
}

function without(totals: YearToDate, added: YearToDate): YearToDate {
  return mapYearToDate((name) => totals[name] - added[name]);
}
