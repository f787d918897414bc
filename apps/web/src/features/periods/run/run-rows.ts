import { fullName } from '@garita/domain/employee/full-name';
import type { FieldCode } from '@garita/domain/field-code';
import { isOfKind, PAY_CONCEPTS } from '@garita/domain/pay/concepts';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import { RUN_COLUMNS, type RunColumn, type TypedCells } from '@garita/domain/pay/run/drafted-row.schema';
import type { TimeEntry } from '@garita/domain/pay/time-entry.schema';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { formatMinutes } from '@garita/domain/time/work-minutes';
import type { AppRouter } from '@garita/server/router';
import type { inferRouterOutputs } from '@trpc/server';
import { calculate, leaveEffects } from '../../../pay/entry/calculation.ts';
import { certificateRule } from '../../../pay/entry/certificate-rule.ts';
import { newDraft } from '../../../pay/entry/entry-draft.ts';
import { isByCertificate, type PayrollSheet, type SheetPeriod } from '../../../pay/entry/sheet.ts';
import { type EntryWarning, entryWarnings } from '../../../pay/entry/typed-warnings.ts';
import { isHours, type ReadCell, readCell } from './run-columns.ts';

/** A company's run of a period, as the server answers it. */
export type RunSheet = inferRouterOutputs<AppRouter>['payRuns']['get'];

/** A person without pay in the period, with the sheet by which the pay is calculated. */
export type RunPayee = { employeeId: number; name: string; sheet: PayrollSheet; period: SheetPeriod };

/** Returns the people of a run who are due and have no pay in its period, nor did not work in it. */
export function peopleToLoad({ people, ...shared }: RunSheet): RunPayee[] {
  const { id, year } = shared.period;
  return people.flatMap(({ isDue, ...person }) => {
    const period = person.periods.find((one) => one.id === id);
    if (!isDue || !period || period.isWithoutWork) return [];
    if (period.entries.some(({ corrects }) => !corrects)) return [];
    const sheet: PayrollSheet = { ...shared, ...person, year };
    return [{ employeeId: person.employee.id, name: fullName(person.employee), sheet, period }];
  });
}

/**
 * A row as it is typed: the entry that it would load, undefined if it is blank and nobody is paid for it; the
 * amounts, undefined where no rates are in force; and its faulty cells.
 */
export type RunRow = {
  payee: RunPayee;
  entry: TimeEntry | undefined;
  statement: PayStatement | undefined;
  warnings: EntryWarning[];
  faults: Partial<Record<RunColumn, FieldCode>>;
};

/** Returns the row of a person to whom nothing is paid. */
export function unpaidRow(payee: RunPayee): RunRow {
  return { payee, entry: undefined, statement: undefined, warnings: [], faults: {} };
}

/** Calculates a row. */
export function rowOf(
  payee: RunPayee,
  cells: TypedCells,
  terms: { payDate: CalendarDate; accountantId: number },
): RunRow {
  const { sheet, period } = payee;
  const faults: RunRow['faults'] = {};
  const draft: TimeEntry = { ...newDraft(sheet, period, terms.payDate), accountantId: terms.accountantId };
  const entry = Object.entries(cells).reduce((typed, [name, text]) => {
    const column = name as RunColumn; // Object.entries loses the type of the keys
    const read: ReadCell = readCell(column, text);
    if ('code' in read) {
      faults[column] = read.code;
      return typed;
    }
    return read.value === undefined ? typed : withCell(typed, column, read.value);
  }, draft);
  const isBlank = Object.values(cells).every((text) => text.trim() === '');
  if (isBlank && (draft.earnings.salary ?? 0) === 0) {
    return unpaidRow(payee);
  }
  const work = {
    sheet,
    period,
    saved: undefined,
    rule: isByCertificate(sheet) ? certificateRule : undefined,
  };
  const calculation = calculate(work, entry);
  const policy = calculation?.facts.leavePolicy;
  const leave = policy && leaveEffects(work, { minutes: entry.minutes, policy });
  const warnings = calculation ? entryWarnings(work, { entry, calculation, leave }) : [];
  return { payee, entry, statement: calculation?.statement, warnings, faults };
}

function withCell(entry: TimeEntry, column: RunColumn, value: number): TimeEntry {
  if (isHours(column)) {
    return { ...entry, minutes: { ...entry.minutes, [PAY_CONCEPTS[column].time]: value } };
  }
  if (column === 'reimbursedExpenses') return { ...entry, reimbursedExpenses: value };
  return isOfKind(column, 'typed-deduction')
    ? { ...entry, deductions: { ...entry.deductions, [column]: value } }
    : { ...entry, earnings: { ...entry.earnings, [column]: value } };
}

/** Returns the cells of the hours that a person was paid in the period before; none without such pay. */
export function previousCells({ sheet, period }: RunPayee): TypedCells | undefined {
  const [previous] = sheet.periods
    .filter(
      ({ frequency, start, entries }) =>
        frequency === period.frequency && start < period.start && entries.length > 0,
    )
    .toSorted((one, other) => (one.start < other.start ? 1 : -1));
  if (!previous) return undefined;
  const cells: TypedCells = {};
  for (const { column, time } of HOURS) {
    const minutes = previous.entries.reduce((sum, entry) => sum + entry.minutes[time], 0);
    if (minutes > 0) cells[column] = formatMinutes(minutes);
  }
  return cells;
}

/** A refusal of the server at a row: the cell, undefined if it is about the whole row, and the sentence. */
export type RowRefusal = { employeeId: number; column: RunColumn | undefined; msg: string };

/**
 * Returns what the server refused of the rows that were sent, in their order. A field is named by its path in
 * the run: `rows.3.minutes.regular`.
 */
export function rowRefusals(
  errors: readonly { field: string; msg: string }[],
  sent: readonly { employeeId: number }[],
): RowRefusal[] {
  return errors.flatMap(({ field, msg }) => {
    const [list, index, ...path] = field.split('.');
    const row = list === 'rows' ? sent[Number(index)] : undefined;
    return row ? [{ employeeId: row.employeeId, column: columnAt(path), msg }] : [];
  });
}

function columnAt([part, name = part]: readonly string[]): RunColumn | undefined {
  return RUN_COLUMNS.find((column) =>
    part === 'minutes' ? isHours(column) && PAY_CONCEPTS[column].time === name : column === name,
  );
}

const HOURS = (['regularPay', 'overtimePay', 'mealPeriodPay'] as const).map((column) => ({
  column,
  time: PAY_CONCEPTS[column].time,
}));
