import { employeeStubFileName, periodStubsFileName } from './file-name.ts';
import { firstStub, renderPayStubs } from './pay-stub/pay-stub.ts';
import type { PayStubData } from './pay-stub/pay-stub-data.ts';
import type { Report } from './report.ts';

/** One employee's stubs of a period: of one entry or of all of them. RangeError without a stub. */
export const employeeStubs: Report<readonly PayStubData[]> = {
  contentType: 'application/pdf',
  fileName: (stubs) => {
    const { employee, period } = firstStub(stubs);
    return employeeStubFileName(employee, period.number);
  },
  render: renderPayStubs,
};

/** The stubs of everyone paid in a period, in one file. RangeError without a stub. */
export const periodStubs: Report<readonly PayStubData[]> = {
  contentType: 'application/pdf',
  fileName: (stubs) => periodStubsFileName(firstStub(stubs).period.number),
  render: renderPayStubs,
};
