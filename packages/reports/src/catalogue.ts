import { yearOf } from '@garita/domain/time/calendar-date';
import { fileNameOf, periodParts } from './file-name.ts';
import { type ChristmasBonusData, christmasBonusList } from './lists/christmas-bonus.ts';
import { type ContractorPaymentsData, contractorPaymentsList } from './lists/contractor-payments.ts';
import { type ContractorYearData, contractorYearList } from './lists/contractor-year.ts';
import { type LeaveData, leaveList } from './lists/leave.ts';
import type { ListReport } from './lists/list-report.ts';
import { renderList } from './lists/render-list.ts';
import { type SalariesData, salariesList } from './lists/salaries.ts';
import { type WorkersCompensationData, workersCompensationList } from './lists/workers-compensation.ts';
import { firstStub, renderPayStubs } from './pay-stub/pay-stub.ts';
import type { PayStubData } from './pay-stub/pay-stub-data.ts';
import type { Report } from './report.ts';
import { FILE_NAMES } from './text/labels.es.ts';

/** One employee's stubs of a period: of one entry or of all of them. RangeError without a stub. */
export const employeeStubs: Report<readonly PayStubData[]> = {
  contentType: 'application/pdf',
  fileName: (stubs) => {
    const { employee, period, company } = firstStub(stubs);
    return fileNameOf([...employeeParts(employee), ...periodParts(period), company.name], 'pdf');
  },
  render: renderPayStubs,
};

/** One employee's stubs of the year in which they were paid. RangeError without a stub. */
export const yearStubs: Report<readonly PayStubData[]> = {
  contentType: 'application/pdf',
  fileName: (stubs) => {
    const { employee, payDate, company } = firstStub(stubs);
    const year = String(yearOf(payDate));
    return fileNameOf([...employeeParts(employee), FILE_NAMES.stubs, year, company.name], 'pdf');
  },
  render: renderPayStubs,
};

/** The stubs of everyone paid in a period, in one file. RangeError without a stub. */
export const periodStubs: Report<readonly PayStubData[]> = {
  contentType: 'application/pdf',
  fileName: (stubs) => {
    const { period, company } = firstStub(stubs);
    return fileNameOf([FILE_NAMES.allEmployees, ...periodParts(period), company.name], 'pdf');
  },
  render: renderPayStubs,
};

function employeeParts({ firstName, lastName }: PayStubData['employee']): string[] {
  return [FILE_NAMES.employee, firstName, lastName];
}

/** What everybody was paid between two days, with every amount. */
export const salaries = listOf<SalariesData>(salariesList, ({ start, end }) => [
  FILE_NAMES.salaries,
  start,
  end,
]);

/** Everybody's vacation and sick time between two days. */
export const leave = listOf<LeaveData>(leaveList, ({ start, end }) => [FILE_NAMES.leave, start, end]);

/** What everybody is due as Christmas bonus. */
export const christmasBonus = listOf<ChristmasBonusData>(christmasBonusList, ({ year }) => [
  FILE_NAMES.christmasBonus,
  String(year),
]);

/** The payroll that the CFSE insures. */
export const workersCompensation = listOf<WorkersCompensationData>(
  workersCompensationList,
  ({ fiscalYear }) => [FILE_NAMES.workersCompensation, String(fiscalYear - 1), String(fiscalYear)],
);

/** What every contractor was paid between two days. */
export const contractorPayments = listOf<ContractorPaymentsData>(contractorPaymentsList, ({ start, end }) => [
  FILE_NAMES.contractors,
  start,
  end,
]);

/** A year's payments of every contractor, month by month. */
export const contractorYear = listOf<ContractorYearData>(contractorYearList, ({ year }) => [
  FILE_NAMES.contractors,
  String(year),
]);

/** A report that is a list, named after what it covers and the company. */
function listOf<Data extends { company: { name: string } }>(
  toList: (data: Data) => ListReport,
  nameParts: (data: Data) => string[],
): Report<Data> {
  return {
    contentType: 'application/pdf',
    fileName: (data) => fileNameOf([...nameParts(data), data.company.name], 'pdf'),
    render: (data) => renderList(toList(data)),
  };
}
