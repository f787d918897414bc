import { yearOf } from '@garita/domain/time/calendar-date';
import { fileNameOf, periodParts } from './file-name.ts';
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
