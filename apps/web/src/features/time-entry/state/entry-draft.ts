import type { Cents } from '@garita/domain/money/cents';
import { type CompanyLine, isLineActive } from '@garita/domain/pay/company-line';
import { isPayDateInWindow, proposedPayDate } from '@garita/domain/pay/pay-date';
import { startingSalary } from '@garita/domain/pay/pay-facts';
import { NOTHING_TYPED, type TimeEntry } from '@garita/domain/pay/time-entry.schema';
import { type CalendarDate, isCalendarDate } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/pay-period';
import type { PayrollSheet, SavedEntry, SheetPeriod } from './sheet.ts';

/**
 * What a new entry of a period starts with: nothing worked, the salary where it is the period's first pay, and unless a pay date was
 * chosen, as many days after the period as the company paid the last time.
 */
export function newDraft(
  sheet: PayrollSheet,
  period: SheetPeriod,
  payDate: CalendarDate = proposedPayDate(period, sheet.payLagDays),
): TimeEntry {
  return {
    periodId: period.id,
    payDate,
    accountantId: defaultAccountantId(sheet),
    ...NOTHING_TYPED,
    earnings: {
      ...NOTHING_TYPED.earnings,
      salary: startingSalary(
        sheet.employee,
        period.entries.some(({ corrects }) => !corrects),
      ),
    },
    memo: '',
  };
}

/** A saved entry as it was typed. What was left out stays out, so that saving it unchanged changes nothing. */
export function savedDraft({ inputs, memo }: SavedEntry): TimeEntry {
  return { ...inputs, memo };
}

/** The company's accountant while active, else the first active one; 0, which is nobody, where there is none. */
export function defaultAccountantId({
  company,
  accountants,
}: Pick<PayrollSheet, 'company' | 'accountants'>): number {
  const active = accountants.filter(({ isActive }) => isActive);
  const chosen = active.find(({ id }) => id === company.accountantId) ?? active[0];
  return chosen?.id ?? 0;
}

/** What the form holds of a company line: a choice whose typed amount may still be a text that is none. */
export type TypedChoice = {
  taxId: number;
  isActive: boolean;
  editedCents?: Cents | string | null | undefined;
};

type Choices = readonly TypedChoice[] | undefined;

/**
 * The choices of an entry with one of them changed. Naming one line means naming all: an optional line that is not named
 * would be off.
 */
export function withChoice(
  lines: readonly CompanyLine[],
  choices: Choices,
  changed: TypedChoice,
): TypedChoice[] {
  return lines.map((line) => (line.taxId === changed.taxId ? changed : choiceOf(line, choices)));
}

/** What an entry says of a line, in so many words. */
export function choiceOf(line: CompanyLine, choices: Choices): TypedChoice {
  const switches = choices?.map(({ taxId, isActive }) => ({ taxId, isActive }));
  const named = choices?.find(({ taxId }) => taxId === line.taxId);
  return { ...named, taxId: line.taxId, isActive: isLineActive(line, switches) };
}

type Payday = { companyId: number; period: PayPeriod };

/** Keeps the pay date that was chosen for an employee for the next one of the period, while the tab is open. */
export function choosePayDate(payday: Payday, payDate: CalendarDate): void {
  sessionStorage.setItem(keyOf(payday), payDate);
}

/** The pay date that was last chosen for somebody in the period; undefined where nobody chose one. */
export function chosenPayDate(payday: Payday): CalendarDate | undefined {
  const kept = sessionStorage.getItem(keyOf(payday));
  if (kept === null || !isCalendarDate(kept)) return undefined;
  return isPayDateInWindow(kept, payday.period) ? kept : undefined;
}

const keyOf = ({ companyId, period }: Payday) => `pay-date-${companyId}-${period.id}`;
