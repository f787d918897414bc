import type { FieldCode } from '@garita/domain/field-code';
import type { Cents } from '@garita/domain/money/cents';
import { type CompanyLine, isLineActive } from '@garita/domain/pay/company-line';
import { correctionOf, isEmptyCorrection } from '@garita/domain/pay/correction';
import { isNothingToPay } from '@garita/domain/pay/nothing-to-pay';
import { proposedSalary } from '@garita/domain/pay/period/paid-days';
import { isPayDateInWindow } from '@garita/domain/pay/period/pay-date';
import { NOTHING_TYPED, type TimeEntry, timeEntrySchema } from '@garita/domain/pay/time-entry.schema';
import { type CalendarDate, isCalendarDate } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/period-id';
import type { PreparedPay } from '../prepared-pay.ts';
import { calculate, type EntryWork } from './calculation.ts';
import {
  type Correction,
  correctionDraft,
  type PayrollSheet,
  type SavedEntry,
  type SheetPeriod,
} from './sheet.ts';

/** Returns the first values of the form: those of a correction, of a saved entry or of a new one. */
export function draftOf({ sheet, period, saved, correction, prepared }: EntryWork): TimeEntry {
  if (correction) return correctionDraft(period, correction);
  if (saved) return savedDraft(saved);
  const draft = newDraft(sheet, period, chosenPayDate({ companyId: sheet.company.id, period }));
  return prepared ? withPrepared(draft, prepared) : draft;
}

/** Adds amounts that another screen prepared to a new entry. */
function withPrepared(
  { minutes, earnings, ...draft }: TimeEntry,
  { vacationMinutes, salary, severance }: PreparedPay['preparedPay'],
): TimeEntry {
  return {
    ...draft,
    minutes: { ...minutes, vacation: vacationMinutes },
    earnings: { ...earnings, salary: (earnings.salary ?? 0) + salary, severance },
  };
}

/**
 * Refuses nothing to pay, and a correction that changes nothing. An unchanged saved entry is always valid.
 */
export function payableEntry(work: EntryWork) {
  return timeEntrySchema
    .refine((entry) => {
      const calculation = work.correction ? undefined : calculate(work, entry);
      return !calculation || calculation.isStored || !isNothingToPay(entry, calculation.statement);
    }, atHours('nothing-to-pay'))
    .refine(
      (entry) => !work.correction || changesAnything(work, work.correction, entry),
      atHours('nothing-to-correct'),
    );
}

function atHours(message: FieldCode) {
  return { path: ['minutes', 'regular'], message };
}

/** Returns true if the correction would change any amount. */
function changesAnything(work: EntryWork, { before }: Correction, entry: TimeEntry): boolean {
  const calculation = calculate(work, entry);
  if (!calculation) return true;
  const { periodId, payDate, accountantId } = entry;
  const after = { inputs: entry, result: calculation.statement };
  return !isEmptyCorrection(correctionOf(before, after, { periodId, payDate, accountantId }));
}

/**
 * Returns the first values of a new entry: no time, and the salary if it is the period's first pay; of a
 * short period the part of its days. Unless another pay date is given, the pay date is the period's payday.
 */
export function newDraft(
  sheet: PayrollSheet,
  period: SheetPeriod,
  payDate: CalendarDate = period.defaultPayDate,
): TimeEntry {
  return {
    periodId: period.id,
    payDate,
    accountantId: defaultAccountantId(sheet),
    ...NOTHING_TYPED,
    earnings: {
      ...NOTHING_TYPED.earnings,
      salary: proposedSalary(
        sheet.employee,
        period,
        period.entries.some(({ corrects }) => !corrects),
      ),
    },
    memo: '',
  };
}

/**
 * Returns a saved entry as it was typed. Absent fields stay absent, so that saving it unchanged changes
 * nothing.
 */
export function savedDraft({ inputs, memo }: SavedEntry): TimeEntry {
  return { ...inputs, memo };
}

/** Returns the company's accountant if active, else the first active one; 0 where there is none. */
export function defaultAccountantId({
  company,
  accountants,
}: Pick<PayrollSheet, 'company' | 'accountants'>): number {
  const active = accountants.filter(({ isActive }) => isActive);
  const chosen = active.find(({ id }) => id === company.accountantId) ?? active[0];
  return chosen?.id ?? 0;
}

/** The form's choice for a company line; its typed amount may still be a text that is no amount. */
export type TypedChoice = {
  taxId: number;
  isActive: boolean;
  editedCents?: Cents | string | null | undefined;
};

type Choices = readonly TypedChoice[] | undefined;

/**
 * Returns the choices with one of them changed. All lines are named then: an optional line that is not named
 * would be switched off.
 */
export function withChoice(
  lines: readonly CompanyLine[],
  choices: Choices,
  changed: TypedChoice,
): TypedChoice[] {
  return lines.map((line) => (line.taxId === changed.taxId ? changed : choiceOf(line, choices)));
}

/** Returns the choice of an entry for a line, explicit even where the entry does not name the line. */
export function choiceOf(line: CompanyLine, choices: Choices): TypedChoice {
  const switches = choices?.map(({ taxId, isActive }) => ({ taxId, isActive }));
  const named = choices?.find(({ taxId }) => taxId === line.taxId);
  return { ...named, taxId: line.taxId, isActive: isLineActive(line, switches) };
}

type Payday = { companyId: number; period: PayPeriod };

/** Remembers the chosen pay date for the next employee of the period, while the tab is open. */
export function choosePayDate(payday: Payday, payDate: CalendarDate): void {
  sessionStorage.setItem(keyOf(payday), payDate);
}

/** Returns the pay date last chosen in the period; undefined where none was chosen. */
export function chosenPayDate(payday: Payday): CalendarDate | undefined {
  const stored = sessionStorage.getItem(keyOf(payday));
  if (stored === null || !isCalendarDate(stored)) return undefined;
  return isPayDateInWindow(stored, payday.period) ? stored : undefined;
}

const keyOf = ({ companyId, period }: Payday) => `pay-date-${companyId}-${period.id}`;
