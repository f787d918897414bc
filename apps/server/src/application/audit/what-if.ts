import type { Employee } from '@garita/domain/employee/employee.schema';
import { fullName } from '@garita/domain/employee/full-name';
import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { yearOf } from '@garita/domain/time/calendar-date';
import { NEW_EMPLOYEE_ID } from '@garita/domain/what-if/new-employee';
import type { RecordedEntry } from '@garita/domain/what-if/replayed-year';
import { supposedYear } from '@garita/domain/what-if/supposed-year';
import { comparedPay, type PayComparison } from '@garita/domain/what-if/what-if-comparison';
import { together } from '@garita/ledger/database/together';
import { openingsOfYear } from '@garita/ledger/queries/opening/opening-balance';
import { timeEntriesOfTaxYear } from '@garita/ledger/queries/pay/time-entries';
import type { TimeEntryView } from '@garita/ledger/queries/pay/time-entry-view';
import { companies } from '@garita/ledger/registry/records/companies';
import { employees } from '@garita/ledger/registry/records/employees';
import type { Registered } from '@garita/ledger/registry/registry';
import { AppError, fieldError } from '../app-error.ts';
import { companyScope } from '../company-scope.ts';
import { existing } from '../existing.ts';
import { readPayTerms } from '../pay/pay-facts.ts';
import { whoWasPaid } from '../report/filed-pay.ts';
import { employerYear } from '../report/span-pay.ts';
import { type Context, useCase } from '../use-case.ts';

/** An employee's pay beside what it would have been; without a name, of the one who is supposed to be employed. */
export type SupposedEmployee = PayComparison['employees'][number] & { name?: string | undefined };

/** What was paid beside what would have been, the employees in the order of their names. */
export type WhatIfAnswer = Omit<PayComparison, 'employees'> & { employees: SupposedEmployee[] };

type AskedWhatIf = Omit<ReportRequestOf<'what-if'>, 'report'>;

/** What a year's pay would have been; nothing is stored. Errors: those of `supposedPay`. */
export const whatIf = useCase('pay:read', supposedPay);

/**
 * What was paid between two days beside what would have been.
 *
 * Errors: `not-found`, also for somebody to raise who is not of the company; `parameters-missing` where a new employee would be paid
 * on a day without rates.
 */
export async function supposedPay(
  { dependencies: { database }, actor }: Context,
  { companyId, whatIf: supposed }: AskedWhatIf,
): Promise<WhatIfAnswer> {
  const company = existing(await companies.find(database, actor, companyId));
  const scope = companyScope(actor, companyId);
  const year = yearOf(supposed.start);
  const { recorded, before, terms } = await together({
    recorded: timeEntriesOfTaxYear(database, companyId, year),
    before: openingsOfYear(database, companyId, year),
    terms: readPayTerms(database, scope),
  });
  const { employeeIds: raised } = supposed.raise;
  const all = await employees.some(database, scope, [...raised, ...whoWasPaid(recorded, before)]);
  const known = new Set(all.map(({ id }) => id));
  if (!raised.every((id) => known.has(id))) throw new AppError('not-found');
  const real = recorded.map(recordedEntry);
  const replayed = supposedYear(real, supposed, { ...terms, before });
  if (!replayed) throw fieldError('parameters-missing', 'start');
  const costs = await employerYear(database, { company, paid: all, year }, before);
  const comparison = comparedPay({ real, supposed: replayed }, supposed, costs);
  return { ...comparison, employees: inOrderOf(all, comparison.employees) };
}

function inOrderOf(
  all: readonly Registered<Employee>[],
  compared: PayComparison['employees'],
): SupposedEmployee[] {
  const names = all.map((employee): [number, string | undefined] => [employee.id, fullName(employee)]);
  return [...names, [NEW_EMPLOYEE_ID, undefined] as const].flatMap(([id, name]) =>
    compared.filter(({ employeeId }) => employeeId === id).map((one) => ({ ...one, name })),
  );
}

function recordedEntry({
  employeeId,
  entryId,
  period,
  inputs,
  facts,
  basis,
  statement,
  corrects,
}: TimeEntryView): RecordedEntry {
  return {
    employeeId,
    entryId,
    period,
    inputs,
    facts,
    basis,
    result: statement,
    isCorrection: corrects !== null,
  };
}
