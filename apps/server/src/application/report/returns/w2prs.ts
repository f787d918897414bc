import { byName } from '@garita/domain/pay/concepts';
import { boxParts } from '@garita/domain/report/box-source';
import type { ReportRequestOf } from '@garita/domain/report/report-request';
import { peopleTotal, sumTotal } from '@garita/domain/report/report-total';
import { incomeTaxedEntries } from '@garita/domain/returns/exempt-wages';
import { openingBalancePay } from '@garita/domain/returns/opening-balance-of-year';
import { BOX_NAMES, totalPay, type W2prPart, w2prParts, w2prsOfYear } from '@garita/domain/returns/w2pr';
import { type ControlNumbers, findControlNumbers } from '@garita/ledger/registry/records/control-numbers';
import { getWageBase } from '@garita/ledger/registry/records/pay-parameters';
import { companyW2prs, employeeW2pr } from '@garita/reports/catalogue';
import { AppError } from '../../../refusal/app-error.ts';
import { companyScope } from '../../access.ts';
import { formHead } from '../form-head.ts';
import { type PreparedReport, prepareReport } from '../prepared-report.ts';
import { type ReportContext, reportCacheOf } from '../report-cache.ts';
import {
  employeesWithNumbers,
  listPaidEmployeeIds,
  payAndOpeningBalancesOf,
  personsOf,
  youngTest,
} from '../taxable-pay.ts';
import { controlNumbers } from './control-numbers.ts';

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
  const { dependencies, actor } = context;
  const { company, date } = await formHead(context, companyId);
  const { made, boxes, totals } = await prepareW2prs(context, { companyId, employeeId, year });
  const report = employeeId === null ? companyW2prs : employeeW2pr;
  const withNumbers = (numbers: ControlNumbers) => {
    const certificates = made.map((one) => ({ ...one, controlNumber: numbers.get(one.employee.id) }));
    return prepareReport(report, { company, date, year, certificates }, { totals, boxes });
  };
  const scope = companyScope(actor, companyId);
  const personIds = made.map(({ employee }) => employee.id);
  return {
    ...withNumbers(await findControlNumbers(dependencies.database, 'w2pr', scope, year)),
    file: async () =>
      withNumbers(await controlNumbers(context, { form: 'w2pr', companyId, year, personIds })).file(),
  };
}

/** Gathers the data of the certificates, the employees, and the totals. Errors: `nothing-paid-in-year`. */
export async function prepareW2prs(
  context: ReportContext,
  { companyId, employeeId, year }: Omit<ReportRequestOf<'w2pr'>, 'report'>,
) {
  const { database } = context.dependencies;
  const { entries, before } = await payAndOpeningBalancesOf(reportCacheOf(context), companyId, year);
  const { first } = await personsOf(reportCacheOf(context), companyId);
  const wanted = employeeId === null ? null : (first.get(employeeId) ?? employeeId);
  const isWanted = (one: { employeeId: number }) => wanted === null || one.employeeId === wanted;
  const everybody = await employeesWithNumbers(context, companyId, listPaidEmployeeIds(entries, before));
  const wageBase = await getWageBase(database, year);
  const isExempt = youngTest(everybody, year);
  const rules = { before, isExempt, ...(wageBase === undefined ? {} : { wageBase }) };
  const w2prs = w2prsOfYear(entries, rules).filter(isWanted);
  if (w2prs.length === 0) throw new AppError('nothing-paid-in-year');
  const records = new Map(everybody.map((employee) => [employee.id, employee]));
  const certified = new Set(w2prs.map(({ employeeId: id }) => id));
  const isCertified = (one: { employeeId: number }) => certified.has(one.employeeId);
  const openingPay = openingBalancePay(before);
  const paid = [...openingPay, ...entries].filter(isCertified);
  const taxed = [...openingPay, ...incomeTaxedEntries(entries, { before, isExempt })].filter(isCertified);
  return {
    made: w2prs.flatMap(({ employeeId: id, boxes }) => {
      const employee = records.get(id);
      return employee ? [{ employee, boxes }] : [];
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
      sumTotal('exempt', taxed, ({ exempt }) => exempt),
      sumTotal('withheld', paid, ({ amounts }) => amounts.incomeTaxWithheld),
    ],
  };
}
