import type { Company } from '@garita/domain/company/company.schema';
import type { Employee } from '@garita/domain/employee/employee.schema';
import { fullName } from '@garita/domain/employee/full-name';
import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { openingBalancesByPerson } from '@garita/domain/returns/pay-by-person';
import { compareBySurname } from '@garita/domain/text/spanish-order';
import {
  compareYearInSteps,
  type RecordedYear,
  type YearComparison,
} from '@garita/domain/what-if/compared-year';
import { NEW_EMPLOYEE_ID } from '@garita/domain/what-if/new-employee';
import type { RecordedEntry } from '@garita/domain/what-if/replayed-year';
import { sumOfYears } from '@garita/domain/what-if/sum-of-years';
import type { WhatIf } from '@garita/domain/what-if/what-if.schema';
import type { PayComparison } from '@garita/domain/what-if/what-if-comparison';
import { yearRanges } from '@garita/domain/what-if/year-ranges';
import { allOf } from '@garita/ledger/database/all-of';
import type { Database } from '@garita/ledger/database/client';
import { openingBalancesOfYear } from '@garita/ledger/queries/opening-balance/opening-balance';
import { timeEntriesOfTaxYear } from '@garita/ledger/queries/pay/time-entries';
import type { TimeEntryView } from '@garita/ledger/queries/pay/time-entry-view';
import { readPayTerms } from '@garita/ledger/record-pay/pay-subject';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import { employeeRegistry } from '@garita/ledger/registry/records/employees';
import { listPayCalendars } from '@garita/ledger/registry/records/pay-calendars';
import { listCompanyPersons } from '@garita/ledger/registry/records/person-records';
import type { SavedRecord } from '@garita/ledger/registry/registry';
import { whatIf as whatIfReport } from '@garita/reports/catalogue';
import { AppError, fieldError, orNotFound } from '../../../refusal/app-error.ts';
import { companyScope } from '../../access.ts';
import { createPause, longWork } from '../../long-work.ts';
import { type UseCaseContext, useCase } from '../../use-case.ts';
import { type PreparedReport, prepareReport } from '../prepared-report.ts';
import { employerYear } from '../span-pay.ts';

/** An employee's real and supposed pay; without a name, of a supposed new employee. */
export type SupposedEmployee = PayComparison['employees'][number] & { name?: string | undefined };

/** The recorded pay beside the supposed pay, the employees in the order of their names. */
type SupposedPay = Omit<PayComparison, 'employees'> & { employees: SupposedEmployee[] };

/** Totals of a date range, with one comparison for each calendar year. */
export type WhatIfAnswer = SupposedPay & { years: (SupposedPay & { year: number })[] };

type WhatIfRequest = Omit<ReportRequestOf<'what-if'>, 'report'>;

/** Compares recorded with supposed pay; nothing is stored. Errors: those of `comparePay`. */
export const whatIf = useCase('pay:read', async (context, request: WhatIfRequest): Promise<WhatIfAnswer> => {
  const { answer } = await comparePay(context, request);
  return answer;
});

/** The comparison with the records that it is about. */
type ComparedPay = {
  company: SavedRecord<Company>;
  /** The employees whose pay is raised; empty if everybody's is. */
  raised: SavedRecord<Employee>[];
  answer: WhatIfAnswer;
};

/**
 * Calculates the supposed pay between two days beside the recorded pay. The years are read one after the
 * other, so that memory holds only one.
 *
 * Errors: `not-found`, also for a raised employee who is not of the company; `parameters-missing` if a new
 * employee would be paid on a day without rates.
 */
async function comparePay(
  context: UseCaseContext,
  { companyId, whatIf: supposed }: WhatIfRequest,
): Promise<ComparedPay> {
  const { dependencies, actor } = context;
  const { database } = dependencies;
  const company = orNotFound(await companyRegistry.find(database, actor, companyId));
  const scope = companyScope(actor, companyId);
  const raised = await employeeRegistry.listByIds(database, scope, supposed.raise.employeeIds);
  if (raised.length < new Set(supposed.raise.employeeIds).size) throw new AppError('not-found');
  const years = await comparedYears(context, { company, whatIf: supposed });
  const all = sumOfYears(years);
  const ids = all.employees.map(({ employeeId }) => employeeId);
  const named = await employeeRegistry.listByIds(database, scope, ids);
  const answer = {
    ...inOrderOf(named, all),
    years: years.map(({ year, ...compared }) => ({ year, ...inOrderOf(named, compared) })),
  };
  return { company, raised, answer };
}

/** Compares the years of a range. Errors: `parameters-missing`. */
export const comparedYears = longWork(
  'what-if',
  async (context, { company, whatIf: supposed }: { company: SavedRecord<Company>; whatIf: WhatIf }) => {
    const { database } = context.dependencies;
    const { terms, calendars } = await allOf({
      terms: readPayTerms(database, companyScope(context.actor, company.id)),
      calendars: listPayCalendars(database, company.id),
    });
    const pause = createPause(context);
    const years: YearComparison[] = [];
    for (const { year, range } of yearRanges(supposed)) {
      const recorded = await recordedYear(database, company, year);
      const { policyPayrollMoved = 0 } = years.at(-1) ?? {};
      const steps = compareYearInSteps(recorded, range, { ...terms, calendars, policyPayrollMoved });
      let step = steps.next();
      for (; !step.done; step = steps.next()) await pause();
      if (!step.value) throw fieldError('parameters-missing', 'start');
      years.push(step.value);
    }
    return years;
  },
);

/** Reads the pay of a company's year that is in force. */
async function recordedYear(
  db: Database,
  company: SavedRecord<Company>,
  year: number,
): Promise<RecordedYear> {
  const { entries, before, persons } = await allOf({
    entries: timeEntriesOfTaxYear(db, company.id, year),
    before: openingBalancesOfYear(db, [company.id], year),
    persons: listCompanyPersons(db, [company.id]),
  });
  const ofPersons = openingBalancesByPerson(before, persons.first);
  const rules = await employerYear(db, { company, year }, ofPersons);
  return { year, recorded: entries.map(recordedEntry), rules, persons: persons.first };
}

function inOrderOf(
  named: readonly SavedRecord<Employee>[],
  { employees: compared, agencies, total }: PayComparison,
): SupposedPay {
  const names = named
    .toSorted(compareBySurname)
    .map((employee): [number, string | undefined] => [employee.id, fullName(employee)]);
  const byId = new Map(compared.map((one) => [one.employeeId, one]));
  const inOrder = [...names, [NEW_EMPLOYEE_ID, undefined] as const].flatMap(([id, name]) => {
    const one = byId.get(id);
    return one ? [{ ...one, name }] : [];
  });
  return { employees: inOrder, agencies, total };
}

/** Returns a saved entry as what-if comparisons compute it. */
export function recordedEntry({
  companyId,
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
    companyId,
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

/**
 * Prepares the comparison of the pay between two days with the supposed pay. Errors: those of `comparePay`.
 */
export async function whatIfBetween(
  context: UseCaseContext,
  { companyId, whatIf: supposition }: ReportRequestOf<'what-if'>,
): Promise<PreparedReport> {
  const { company, raised, answer } = await comparePay(context, { companyId, whatIf: supposition });
  const data = { ...answer, company, date: context.dependencies.today(), whatIf: supposition, raised };
  // Its figures are supposed; no entry is their source.
  return prepareReport(whatIfReport, data, { totals: [] });
}
