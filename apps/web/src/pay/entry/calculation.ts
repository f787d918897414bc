import { type LeaveEntry, leaveBalanceAt, leaveMovements } from '@garita/domain/employee/leave-balance';
import { LEAVE_KINDS, type LeaveKind, type LeavePolicy } from '@garita/domain/employee/leave-policy';
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
import { companyPayTerms, factsInYearWith, type PayFacts, payFactsWith } from '@garita/domain/pay/pay-facts';
import { calculateStatementWith, type PayStatement } from '@garita/domain/pay/pay-statement';
import type { PayInputs, TimeEntry, WorkedMinutes } from '@garita/domain/pay/time-entry.schema';
import { type SeveranceFacts, withSeveranceFacts } from '@garita/domain/pay/withholding/severance-exemption';
import { carriedInto, totalOnTips } from '@garita/domain/pay/withholding/tips-settlement';
import { type CalendarDate, yearOf } from '@garita/domain/time/calendar-date';
import type { Minutes } from '@garita/domain/time/work-minutes';
import type { PreparedPay } from '../prepared-pay.ts';
import type { CertificateRule } from './certificate-rule.ts';
import type { Correction, LoadedEntry, PayrollSheet, SavedEntry, SheetPeriod } from './sheet.ts';

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
  /** The rule of income tax by certificate, if pay of the sheet may need it. */
  rule?: CertificateRule | undefined;
  /** The amounts with which a new entry starts, if another screen prepared them. */
  prepared?: PreparedPay['preparedPay'] | undefined;
  /** The facts of now that exempt severance; absent until some is typed. */
  severance?: SeveranceFacts | undefined;
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

function calculateNew(work: EntryWork, { memo: _, ...inputs }: TimeEntry): EntryCalculation | undefined {
  const facts = factsNow(work, inputs.payDate);
  return facts && computed(work, { facts, inputs, payDate: inputs.payDate });
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
  const facts = moves
    ? factsInYearWith(
        { payDate: inputs.payDate, frozen, parameters: work.sheet.parameters },
        work.rule?.method,
      )
    : frozen;
  return facts && computed(work, { facts, inputs, payDate: inputs.payDate });
}

// A correction calculates what the entry should have come to on its own pay date.
function calculateCorrected(
  work: EntryWork & { saved: SavedEntry; correction: Correction },
  { memo: _, ...inputs }: TimeEntry,
): EntryCalculation {
  const { facts, payDate } = work.saved;
  return computed(work, { facts, inputs, payDate });
}

function factsNow({ sheet, period, rule }: EntryWork, payDate: CalendarDate): PayFacts | undefined {
  const { company, employee, certificates, parameters, companyLines } = sheet;
  const profile = { ...employee, certificates };
  const { leavePolicy } = period;
  const sources = { profile, period, payDate, parameters, companyLines, leavePolicy };
  return payFactsWith({ ...sources, company: companyPayTerms(company) }, rule?.method);
}

/** An entry to calculate as if it were paid on this date. */
type ToCalculate = { facts: PayFacts; inputs: PayInputs; payDate: CalendarDate };

function computed(work: EntryWork, { facts: given, inputs, payDate }: ToCalculate): EntryCalculation {
  const facts = withSeveranceFacts(given, inputs, work.severance);
  const soFar = withCarriedTaxes(work, withCertificate(work, { facts, payDate }), payDate);
  const statement = calculateStatementWith({ facts, inputs, soFar }, work.rule?.method);
  return { facts, soFar, statement, isStored: false };
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

/** Adds the taxes on tips that earlier entries of the year could not collect. */
function withCarriedTaxes(work: EntryWork, soFar: WithheldSoFar, payDate: CalendarDate): WithheldSoFar {
  const recorded = work.sheet.settledPay[yearOf(payDate)] ?? [];
  if (recorded.length === 0) return soFar;
  const own = ownEntryIds(work);
  const others = recorded.filter(({ entryId }) => !own.includes(entryId));
  const carriedIn = carriedInto(others, { entryId: own[0] ?? NEW_ENTRY, payDate });
  return totalOnTips(carriedIn) > 0 ? { ...soFar, carriedIn } : soFar;
}

/** Returns the numbers of the saved entry and its corrections; none for a new entry. */
function ownEntryIds({ saved, correction }: EntryWork): number[] {
  if (!saved) return [];
  return [saved.entryId, ...(correction?.corrections ?? []).map(({ entryId }) => entryId)];
}

/** Returns what was withheld before this entry, with the year before it if its method is by certificate. */
function withCertificate(
  work: EntryWork,
  { facts, payDate }: Pick<ToCalculate, 'facts' | 'payDate'>,
): WithheldSoFar {
  const { sheet, period, rule } = work;
  const soFar = withheldSoFar(work, payDate);
  if (!rule) return soFar;
  const year = yearOf(payDate);
  const others = sheet.elsewhere[year] ?? [];
  const except = ownEntryIds(work);
  const [entryId = NEW_ENTRY] = except;
  return rule.withYear(
    soFar,
    { own: sheet.incomeTaxYears[year], others },
    { entryId, payDate, periodId: period.id, facts, except },
  );
}

// The number of a new entry is higher than those of all entries so far.
const NEW_ENTRY = Number.MAX_SAFE_INTEGER;

/**
 * Calculates a saved entry again with its frozen facts, on what the year has by now.
 *
 * @throws RangeError for an entry by certificate without that rule
 */
export function recalculated(work: EntryWork, { facts, inputs, payDate }: SavedEntry): PayStatement {
  return computed(work, { facts, inputs, payDate }).statement;
}

function without(totals: YearToDate, added: YearToDate): YearToDate {
  return mapYearToDate((name) => totals[name] - added[name]);
}

/**
 * The effect of an entry on a leave balance, in minutes: the time taken so far and now, and the balance at
 * the end of its period before and after. A month of work may also earn a credit, or lose it.
 */
export type LeaveEffect = { takenBefore: Minutes; taken: Minutes; balance: Minutes; balanceAfter: Minutes };

/** Calculates the effect of these hours on vacation and sick time. */
export function leaveEffects(
  { sheet, period, saved }: EntryWork,
  { minutes, policy }: { minutes: WorkedMinutes; policy: LeavePolicy },
): Record<LeaveKind, LeaveEffect> {
  const saves = sheet.periods.flatMap(({ entries }) => entries).map(leaveEntry);
  const others = saves.filter(({ entryId }) => entryId !== saved?.entryId);
  const after = [...others, typedEntry(period, minutes, policy)];
  const effect = (kind: LeaveKind): LeaveEffect => {
    const opening = sheet.leaveOpening[kind];
    const balanceOf = (entries: LeaveEntry[]) =>
      leaveBalanceAt(leaveMovements(kind, { opening, entries }), period.end);
    const balance = period.leaveAtEnd[kind];
    return {
      takenBefore: saved?.inputs.minutes[kind] ?? 0,
      taken: minutes[kind],
      balance,
      // Only the difference counts: entries of other years are in the balance but not on this sheet.
      balanceAfter: balance + balanceOf(after) - balanceOf(saves),
    };
  };
  const [vacation, sick] = LEAVE_KINDS;
  return { vacation: effect(vacation), sick: effect(sick) };
}

function leaveEntry({ entryId, version, period, minutes, leavePolicy }: LoadedEntry): LeaveEntry {
  return { ...entryOf(period, minutes, leavePolicy), entryId, seq: version };
}

// The typed entry counts as the newest of its month, as it will be once it is saved.
function typedEntry(period: SheetPeriod, minutes: WorkedMinutes, policy: LeavePolicy): LeaveEntry {
  return { ...entryOf(period, minutes, policy), entryId: 0, seq: Number.MAX_SAFE_INTEGER };
}

function entryOf(
  { id, start, end }: Pick<SheetPeriod, 'id' | 'start' | 'end'>,
  minutes: WorkedMinutes,
  policy: LeavePolicy,
) {
  return {
    periodId: id,
    periodStart: start,
    periodEnd: end,
    workedMinutes: Object.values(minutes).reduce((sum, bucket) => sum + bucket, 0),
    taken: { vacation: minutes.vacation, sick: minutes.sick },
    policy,
  };
}
