import { sumYearToDate } from '@garita/domain/pay/contributions';
import { yearToDateElsewhere } from '@garita/domain/pay/pay-elsewhere';
import { PERIOD_STATUSES } from '@garita/domain/pay/period/period-status';
import type { TimeEntryView } from '@garita/ledger/queries/pay/time-entry-view';
import { z } from 'zod';
import type { EmployeeRecord } from '../../../application/employee/employees.ts';
import type { PayrollSheet } from '../../../application/employee/payroll-sheet.ts';
import type { SheetPeriod } from '../../../application/employee/sheet-parts.ts';
import { companyWithEmployeesAnswer } from '../company/company.wire.ts';
import { employeeAnswer, paidEmployeeAnswer } from '../employee/employee.wire.ts';
import { companyTaxAnswer, fixedTaxTotalsAnswer } from '../tax/tax.wire.ts';
import { answerWire } from '../wire/answer-wire.ts';
import { PERIOD, periodAnswer } from '../wire/period.wire.ts';
import { amount, dollars } from '../wire/wire-amounts.ts';
import { timeEntryAnswer } from './saved-time.wire.ts';

type WholePeriod = Omit<SheetPeriod, 'entries' | 'isWithoutWork'> & { times: TimeEntryView[] };

/** A period of the sheet with its times. */
const sheetPeriodAnswer = answerWire(
  'PayrollPeriod',
  () => ({
    ...PERIOD,
    status: z.enum(PERIOD_STATUSES),
    times: z.array(timeEntryAnswer.schema()),
    years_left_out: z.array(z.int()),
  }),
  ({ times, leaveAtEnd, status, yearsLeftOut, ...period }: WholePeriod) => ({
    ...periodAnswer(period),
    status,
    years_left_out: yearsLeftOut,
    times: times.map((entry) => timeEntryAnswer({ ...entry, leaveAtEnd })),
  }),
);

/** A payroll sheet with whole times and the company's employees, to move from one to the next. */
type SheetOfCompany = PayrollSheet & { times: TimeEntryView[]; employees: EmployeeRecord[] };

/**
 * The payroll of an employee on the wire. `total` is the disability insurance withheld so far; `totals` has
 * all five.
 */
export const payrollSheetAnswer = answerWire(
  'PayrollSheet',
  () => ({
    company: companyWithEmployeesAnswer.schema(),
    employer: paidEmployeeAnswer.schema(),
    employers: z.array(employeeAnswer.schema()),
    taxes: z.array(companyTaxAnswer.schema()),
    total: amount,
    totals: fixedTaxTotalsAnswer.schema().optional(),
    periods: z.array(sheetPeriodAnswer.schema()),
    next_cheque_number: z.int(),
  }),
  (sheet: SheetOfCompany) => {
    const own = sheet.yearToDate[sheet.year];
    const elsewhere = yearToDateElsewhere(sheet.elsewhere[sheet.year]);
    // The limits apply to the person, whose other records count too.
    const totals = own && sumYearToDate([own, elsewhere]);
    return {
      company: companyWithEmployeesAnswer({ ...sheet.company, employees: sheet.employees }),
      employer: paidEmployeeAnswer(sheet.employee),
      employers: sheet.employees.map(employeeAnswer),
      taxes: sheet.companyTaxes.map(companyTaxAnswer),
      total: dollars(totals?.disabilityInsurance ?? 0),
      totals: totals && fixedTaxTotalsAnswer(totals),
      periods: sheet.periods.map((period) =>
        sheetPeriodAnswer({ ...period, times: sheet.times.filter((time) => time.period.id === period.id) }),
      ),
      next_cheque_number: sheet.nextCheque,
    };
  },
);
