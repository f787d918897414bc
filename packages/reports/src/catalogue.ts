import { yearOf } from '@garita/domain/time/calendar-date';
import { employeeStubFileName, periodStubsFileName, yearStubsFileName } from './file-name.ts';
import { firstStub, renderPayStubs } from './pay-stub/pay-stub.ts';
import type { PayStubData } from './pay-stub/pay-stub-data.ts';
import type { Report } from './report.ts';

/** One employee's stubs of a period: of one entry or of all of them. RangeError without a stub. */
export const employeeStubs: Report<readonly PayStubData[]> = {
  contentType: 'application/pdf',
  fileName: (stubs) => {
    const { employee, period, company } = firstStub(stubs);
    return employeeStubFileName(employee, period, company.name);
  },
  render: renderPayStubs,
};

/** One employee's stubs of the year in which they were paid. RangeError without a stub. */
export const yearStubs: Report<readonly PayStubData[]> = {
  contentType: 'application/pdf',
  fileName: (stubs) => {
    const { employee, payDate, company } = firstStub(stubs);
    return yearStubsFileName(employee, yearOf(payDate), company.name);
  },
  render: renderPayStubs,
};

/** The stubs of everyone paid in a period, in one file. RangeError without a stub. */
export const periodStubs: Report<readonly PayStubData[]> = {
  contentType: 'application/pdf',
  fileName: (stubs) => {
    const { period, company } = firstStub(stubs);
    return periodStubsFileName(period, company.name);
  },
  render: renderPayStubs,
};
