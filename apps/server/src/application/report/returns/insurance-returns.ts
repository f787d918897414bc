import { withUnemploymentRateOf } from '@garita/domain/company/unemployment-rate';
import { boxParts, firstKnownParts } from '@garita/domain/report/box-source';
import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { derivedTotal, earnersTotal, peopleTotal, sumTotal } from '@garita/domain/report/report-total';
import { chauffeurWeeks, insuredWeeks } from '@garita/domain/returns/chauffeur-weeks';
import {
  type Insurance,
  insuranceRates,
  insuranceReturn,
  insuredEntries,
  insuredWages,
} from '@garita/domain/returns/insurance';
import { entriesOfQuarter, quarterMonths } from '@garita/domain/returns/quarter';
import { allOf } from '@garita/ledger/database/all-of';
import { getEmployerLaw } from '@garita/ledger/registry/records/pay-parameters';
import { chauffeurQuarter, unemploymentQuarter } from '@garita/reports/catalogue';
import { monthLabel } from '@garita/reports/insurance-returns/unemployment';
import { employerHead, employerOf } from '../employer.ts';
import { type PreparedReport, prepareReport } from '../prepared-report.ts';
import { type ReportContext, reportCacheOf } from '../report-cache.ts';
import { employeesWithNumbers, listPaidEmployeeIds, payAndOpeningBalancesOf } from '../taxable-pay.ts';
import { countOfPeople, paidOnTwelfthOfMonth } from './paid-on-twelfth.ts';

/**
 * Returns each employee's pay of a quarter and the insured part of it, in the order of surnames, with the
 * year's entries. Social security numbers are whole.
 */
export async function insuredInQuarter(
  context: ReportContext,
  { companyIds, year, quarter }: { companyIds: readonly number[]; year: number; quarter: number },
) {
  const { entries, before } = await payAndOpeningBalancesOf(reportCacheOf(context), companyIds, year);
  const everybody = await employeesWithNumbers(context, companyIds, listPaidEmployeeIds(entries, before));
  const { unemploymentBase } = await getEmployerLaw(context.dependencies.database, year);
  const insurance: Insurance = { before, unemploymentBase };
  const insured = insuredWages(entries, quarter, insurance);
  const wagesOf = new Map(insured.map(({ employeeId, wages }) => [employeeId, wages]));
  const rows = everybody.flatMap((employee) => {
    const wages = wagesOf.get(employee.id);
    return wages ? [{ employee, wages }] : [];
  });
  return { entries, insurance, insured, rows };
}

/** Prepares PRUI-10 of a quarter with its detail. The form has whole social security numbers. */
export async function unemploymentOfQuarter(
  context: ReportContext,
  { companyId, year, quarter }: ReportRequestOf<'unemployment'>,
): Promise<PreparedReport> {
  const employer = await employerOf(context, companyId);
  const { companyIds } = employer;
  const {
    head,
    year: ofYear,
    months,
  } = await allOf({
    head: employerHead(context, employer),
    year: insuredInQuarter(context, { companyIds, year, quarter }),
    months: onPayroll(context, { companyIds, year, quarter }),
  });
  const { entries, insurance, insured, rows } = ofYear;
  const rates = insuranceRates(withUnemploymentRateOf(head.company, year));
  const [first = 0, second = 0, third = 0] = months.map(countOfPeople);
  const ofQuarter = entriesOfQuarter(entries, quarter);
  const gross = sumTotal('gross', ofQuarter, ({ amounts }) => amounts.gross);
  const lines = insuranceReturn(insured, rates);
  const data = {
    ...head,
    year,
    quarter,
    employees: [first, second, third] as const,
    lines,
    rates,
    rows: rows.map(({ employee, wages }) => ({ ...employee, name: employee, wages })),
  };
  return prepareReport(unemploymentQuarter, data, {
    boxes: firstKnownParts(
      boxParts(entriesOfQuarter(insuredEntries(entries, insurance), quarter), {
        gross: ({ wages }) => wages,
        disabilityWages: (entry) => entry.disabilityWages,
        unemploymentBase: (entry) => entry.unemployment,
        disabilityBase: (entry) => entry.disability,
      }),
      boxParts(
        months.flat(),
        { counted: (pay) => pay.gross },
        ({ month }, label) => monthLabel(month) === label,
      ),
    ),
    totals: [
      earnersTotal(ofQuarter, ({ amounts }) => amounts.gross),
      gross,
      derivedTotal('unemploymentDue', lines.due.unemployment, gross),
      derivedTotal('disabilityDue', lines.due.disability, gross),
    ],
  });
}

/**
 * Returns the employees on the payroll in each month of a quarter: all who earned something in the pay
 * period that holds its 12th.
 */
async function onPayroll(
  context: ReportContext,
  { companyIds, year, quarter }: { companyIds: readonly number[]; year: number; quarter: number },
) {
  const cache = reportCacheOf(context);
  return Promise.all(
    quarterMonths(quarter).map(async (month) => {
      const pay = await paidOnTwelfthOfMonth(cache, companyIds, { year, month });
      return pay.map((one) => ({ ...one, month }));
    }),
  );
}

/**
 * Prepares the return of the chauffeur insurance of a quarter. The form has whole social security numbers.
 */
export async function chauffeursOfQuarter(
  context: ReportContext,
  { companyId, year, quarter }: ReportRequestOf<'chauffeur-insurance'>,
): Promise<PreparedReport> {
  const employer = await employerOf(context, companyId);
  const { companyIds } = employer;
  const head = await employerHead(context, employer);
  const { entries } = await payAndOpeningBalancesOf(reportCacheOf(context), companyIds, year);
  const paid = entries.filter(({ isChauffeur }) => isChauffeur);
  const everybody = await employeesWithNumbers(context, companyIds, listPaidEmployeeIds(paid));
  const ofQuarter = entriesOfQuarter(paid, quarter);
  const rows = everybody.flatMap((person) => {
    const isTheirs = ({ employeeId }: { employeeId: number }) => employeeId === person.id;
    if (!ofQuarter.some(isTheirs)) return [];
    return [{ ...person, name: person, weeks: chauffeurWeeks(paid.filter(isTheirs), quarter) }];
  });
  const { chauffeurWeeklyRate: weeklyRate } = head.company;
  const gross = sumTotal('gross', ofQuarter, ({ amounts }) => amounts.gross);
  const weeks = rows.reduce((sum, row) => sum + row.weeks, 0);
  return prepareReport(
    chauffeurQuarter,
    { ...head, year, quarter, weeklyRate, rows },
    {
      boxes: boxParts(entriesOfQuarter(insuredWeeks(paid), quarter), { weeks: (entry) => entry.weeks }),
      totals: [
        peopleTotal('employees', ofQuarter, ({ amounts }) => amounts.gross),
        derivedTotal('weeks', weeks, gross),
        derivedTotal('due', weeks * weeklyRate, gross),
      ],
    },
  );
}
