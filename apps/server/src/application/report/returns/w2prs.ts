import { byName } from '@garita/domain/pay/concepts';
import { boxParts } from '@garita/domain/report/box-source';
import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { peopleTotal, sumTotal } from '@garita/domain/report/report-total';
import { exemptPayOf, incomeTaxedEntries } from '@garita/domain/returns/exempt-wages';
import { openingBalancePay } from '@garita/domain/returns/opening-balance-of-year';
import { BOX_NAMES, totalPay, type W2prPart, w2prParts, w2prsOfYear } from '@garita/domain/returns/w2pr';
import type { ControlNumbers } from '@garita/ledger/registry/records/control-numbers';
import { getWageBase } from '@garita/ledger/registry/records/pay-parameters';
import { companyW2prs, employeeW2pr } from '@garita/reports/catalogue';
import { AppError } from '../../../refusal/app-error.ts';
import { type CompanyEmployee, type Employer, employerHead, employerOf } from '../employer.ts';
import { type PreparedReport, prepareReport } from '../prepared-report.ts';
import { type ReportContext, reportCacheOf } from '../report-cache.ts';
import {
  employeesWithNumbers,
  listPaidEmployeeIds,
  payAndOpeningBalancesOf,
  personsOf,
  youngTest,
} from '../taxable-pay.ts';
import { controlNumbers, existingControlNumbers, type NumberRange } from './control-numbers.ts';

/**
 * Prepares the W-2PR of a year, of one employee or of everybody who was paid in it. Missing control numbers
 * are assigned when the file is made; a preview shows the existing ones.
 *
 * Errors: `nothing-paid-in-year`; of the file those of `controlNumbers`.
 */
export async function w2prsOf(
  context: ReportContext,
  { companyId, employeeId, year }: ReportRequestOf<'w2pr'>,
): Promise<PreparedReport> {
  const employer = await employerOf(context, companyId);
  const { company, date } = await employerHead(context, employer);
  const { made, boxes, totals } = await prepareW2prs(context, { employer, employeeId, year });
  const report = employeeId === null ? companyW2prs : employeeW2pr;
  const withNumbers = (numbers: ControlNumbers) => {
    const certificates = made.map((one) => ({ ...one, controlNumber: numbers.get(one.employee.id) }));
    return prepareReport(report, { company, date, year, certificates }, { totals, boxes });
  };
  const numbered = { form: 'w2pr', year, ranges: w2prRanges(employer, made) } as const;
  return {
    ...withNumbers(await existingControlNumbers(context, numbered)),
    file: async () => withNumbers(await controlNumbers(context, numbered)).file(),
  };
}

/** Returns who takes a number of each company's range: the people whose first record is of that company. */
export function w2prRanges(
  { companies }: Employer,
  made: readonly { employee: CompanyEmployee }[],
): NumberRange[] {
  const people = made.map(({ employee }) => employee);
  return companies.map(({ id: companyId, w2ControlRange: range }) => {
    const own = people.filter((employee) => employee.companyId === companyId);
    return { companyId, range, personIds: own.map(({ id }) => id) };
  });
}

/**
 * Gathers the data of the certificates, in the order of surnames, the employees, and the totals. Errors:
 * `nothing-paid-in-year`.
 */
export async function prepareW2prs(
  context: ReportContext,
  {
    employer: { companyIds },
    employeeId,
    year,
  }: Pick<ReportRequestOf<'w2pr'>, 'employeeId' | 'year'> & { employer: Employer },
) {
  const { database } = context.dependencies;
  const { entries, before } = await payAndOpeningBalancesOf(reportCacheOf(context), companyIds, year);
  const { first } = await personsOf(reportCacheOf(context), companyIds);
  const wanted = employeeId === null ? null : (first.get(employeeId) ?? employeeId);
  const isWanted = (one: { employeeId: number }) => wanted === null || one.employeeId === wanted;
  const everybody = await employeesWithNumbers(context, companyIds, listPaidEmployeeIds(entries, before));
  const wageBase = await getWageBase(database, year);
  const isExempt = youngTest(everybody, year);
  const rules = { before, isExempt, ...(wageBase === undefined ? {} : { wageBase }) };
  const w2prs = w2prsOfYear(entries, rules).filter(isWanted);
  if (w2prs.length === 0) throw new AppError('nothing-paid-in-year');
  const boxesOf = new Map(w2prs.map(({ employeeId: id, boxes }) => [id, boxes]));
  const isCertified = (one: { employeeId: number }) => boxesOf.has(one.employeeId);
  const openingPay = openingBalancePay(before);
  const paid = [...openingPay, ...entries].filter(isCertified);
  const residents = entries.filter(({ isNonResident }) => !isNonResident);
  const wages = [...openingPay, ...residents].filter(isCertified);
  const taxed = [...openingPay, ...incomeTaxedEntries(entries, { before, isExempt })].filter(isCertified);
  return {
    made: everybody.flatMap((employee) => {
      const boxes = boxesOf.get(employee.id);
      return boxes ? [{ employee, boxes }] : [];
    }),
    boxes: boxParts(w2prParts(entries, rules).filter(isWanted), {
      ...byName(
        BOX_NAMES,
        (name) =>
          ({ boxes }: W2prPart) =>
            boxes[name],
      ),
      totalPay: ({ boxes }) => totalPay(boxes),
    }),
    totals: [
      peopleTotal('employees', paid, ({ amounts }) => amounts.gross),
      sumTotal('gross', paid, ({ amounts }) => amounts.gross),
      sumTotal('exempt', taxed, exemptPayOf),
      sumTotal('withheld', wages, ({ amounts }) => amounts.incomeTaxWithheld),
    ],
  };
}
