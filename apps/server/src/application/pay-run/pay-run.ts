import type { Cents } from '@garita/domain/money/cents';
import { type Amounts, addAmounts, amountsOf, NO_AMOUNTS } from '@garita/domain/pay/amounts';
import type { PayStatement } from '@garita/domain/pay/pay-statement';
import type { PayInputs, TimeEntry } from '@garita/domain/pay/time-entry.schema';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { RecordedEvents } from '@garita/ledger/live-entries/handle-year-command';
import type { NewEntry } from '@garita/ledger/record-pay/load-records';
import {
  type NewPayRun,
  readRecordedRun,
  recordPayRun as recordInLedger,
} from '@garita/ledger/record-pay/record-pay-run';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { employeeRegistry } from '@garita/ledger/registry/records/employees';
import type { CompanyScope } from '@garita/ledger/registry/registry';
import { AppError, type FieldError, orNotFound } from '../../refusal/app-error.ts';
import { companyScope } from '../access.ts';
import { companyPeriodOf } from '../company/company-periods.ts';
import {
  type ChangedEntry,
  type PayCommand,
  payRefusal,
  recordPayCommand,
  warningsAbout,
} from '../pay/change-pay.ts';
import { type UseCaseContext, useCase } from '../use-case.ts';

type RunCommand = Pick<PayCommand, 'commandId' | 'reason'> & { companyId: number };

/** Entries of a company's employees in any periods. */
export type PayRun = RunCommand & { payments: readonly NewEntry[] };

/**
 * Loads the time of a company's employees in one command, all or none, in any periods. If an employee is paid
 * more than once, the payments are calculated in the order given, each on the result of the previous ones.
 *
 * Errors: those of `loadTime`, with the refused payment in their path.
 */
export const recordPayRun = useCase(
  'pay:write',
  (context, input: PayRun): Promise<RecordedEvents> =>
    recordRun(context, input, { list: 'payments', entries: input.payments }),
);

/** A row of a run: the employee, and the entry without its period and pay date, which all rows share. */
export type RunRow = { employeeId: number; entry: Omit<TimeEntry, 'periodId' | 'payDate'> };

/**
 * The rows of a run of a company in a period, and the employees who did not work in it. With a position of
 * the log, a row is refused if its employee got pay of the period after it.
 */
export type RunInput = {
  companyId: number;
  periodId: number;
  payDate: CalendarDate;
  rows: readonly RunRow[];
  withoutWork?: readonly number[] | undefined;
  position?: number | undefined;
};

/**
 * A run that was loaded: its entries in their order, the ids of others that need recalculation because of it,
 * and the sums of its amounts.
 */
export type LoadedRun = { times: ChangedEntry[]; stale: number[]; totals: Amounts };

/** `confirmedTotal` is the net pay of all rows that a person confirmed. */
export type LoadRunInput = RunCommand & RunInput & { confirmedTotal?: Cents | undefined };

/**
 * Loads the rows of a run as new entries of a period, and settles the period for those who did not work, all
 * or none. What the draft of the run has of these employees is emptied in the same transaction.
 *
 * Errors: those of `loadTime`, with the refused row in their path, `invalid-input` without any row or for an
 * employee who has a row and did not work, and `run-total-changed` if the net pay of all rows is not the
 * confirmed total.
 */
export const loadPayRun = useCase('pay:write', async (context, input: LoadRunInput): Promise<LoadedRun> => {
  const { companyId, periodId, confirmedTotal } = input;
  const entries = newEntriesOf(input);
  const withoutWork = await settledIn(context, input);
  const events = await recordRun(context, input, {
    list: 'rows',
    entries,
    withoutWork,
    confirmedTotal,
    draft: { periodId, kind: 'regular', at: context.dependencies.now() },
  });
  const recorded = await readRecordedRun(context.dependencies.database, companyId, events);
  const { stale, toCheck } = recorded;
  const times = recorded.entries.map((entry, index): ChangedEntry => {
    const checked = toCheck[index];
    return { ...entry, stale: [], beside: [], warnings: checked ? warningsAbout(checked, context) : [] };
  });
  return { times, stale, totals: sumOfRun(recorded.entries) };
});

/** Returns those who did not work with their period. Errors: `not-found`, `invalid-input`. */
async function settledIn(
  context: UseCaseContext,
  { companyId, periodId, rows, withoutWork = [] }: RunInput,
): Promise<NewPayRun['withoutWork']> {
  if (withoutWork.length === 0) return undefined;
  const { database } = context.dependencies;
  const scope = await scopeOfCompany(context, companyId);
  const others = new Set(rows.map(({ employeeId }) => employeeId));
  const errors = withoutWork.flatMap((employeeId, index): FieldError[] =>
    others.has(employeeId) ? [{ path: ['withoutWork', String(index)], code: 'line-repeated' }] : [],
  );
  if (errors.length > 0) throw new AppError('invalid-input', { errors });
  const employeeIds = [...new Set(withoutWork)];
  const employees = await employeeRegistry.listByIds(database, scope, employeeIds);
  if (employees.length < employeeIds.length) throw new AppError('not-found');
  return { employeeIds, period: await companyPeriodOf(database, { companyId, periodId }) };
}

/**
 * Returns the rows of a run as new entries. Errors: `invalid-input` without any row or person who did not
 * work.
 */
export function newEntriesOf({ periodId, payDate, position, rows, withoutWork = [] }: RunInput): NewEntry[] {
  if (rows.length + withoutWork.length === 0)
    throw new AppError('invalid-input', { errors: [{ path: ['rows'], code: 'required' }] });
  return rows.map(({ employeeId, entry }) => ({
    employeeId,
    entry: { ...entry, periodId, payDate },
    position,
  }));
}

/** Returns the sums of calculated entries, in cents and minutes. */
export function sumOfRun(entries: readonly { inputs: PayInputs; statement: PayStatement }[]): Amounts {
  return entries.map(({ inputs, statement }) => amountsOf(inputs, statement)).reduce(addAmounts, NO_AMOUNTS);
}

/** Returns the scope of a company of the account. Errors: `not-found`. */
export async function scopeOfCompany(
  { dependencies, actor }: UseCaseContext,
  companyId: number,
): Promise<CompanyScope> {
  const scope = companyScope(actor, companyId);
  orNotFound(await companyRegistry.find(dependencies.database, scope, companyId));
  return scope;
}

async function recordRun(
  context: UseCaseContext,
  { companyId, ...input }: RunCommand,
  { list, ...run }: NewPayRun & { list: string },
): Promise<RecordedEvents> {
  await scopeOfCompany(context, companyId);
  const command = recordPayCommand(context, { companyId, operation: 'pay-run', input });
  const outcome = await recordInLedger(context.dependencies.database, command, run);
  if (outcome.ok) return outcome.events;
  const refusal = await payRefusal(context, companyId, outcome);
  throw outcome.entryIndex === undefined ? refusal : atRow([list, outcome.entryIndex], refusal);
}

// The fields that all rows of a run share.
const SHARED_FIELDS: readonly string[] = ['periodId', 'payDate'] satisfies (keyof RunInput)[];

/**
 * Returns the refusal of one entry, with its row in the path: `['rows', '3', 'minutes', 'regular']`. A field
 * that all rows share keeps its own path.
 */
function atRow([list, index]: readonly [string, number], { code, facts }: AppError): AppError {
  const errors = facts.errors ?? [{ path: [], code }];
  const isShared = (field = '') => list === 'rows' && SHARED_FIELDS.includes(field);
  const named = errors.map((error) =>
    isShared(error.path[0]) ? error : { ...error, path: [list, String(index), ...error.path] },
  );
  return new AppError(code, { ...facts, errors: named });
}
