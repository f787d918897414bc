import { z } from 'zod';
import type { PayrollSheet, SheetPeriod } from '../application/payroll-sheet.ts';
import { yearSchema } from '../application/year.ts';
import { companyAnswer } from './company.wire.ts';
import { employeeAnswer } from './employee.wire.ts';
import { as, recordWire } from './field-names.ts';
import { periodAnswer } from './period.wire.ts';
import { companyTaxAnswer, fixedTaxTotalsAnswer } from './tax.wire.ts';
import { timeEntryAnswer } from './time-entry.wire.ts';
import { dollars, wholeNumber } from './wire-values.ts';

/** Which year of an employee's payroll a path asks for. */
export const payrollYearWire = recordWire(z.strictObject({ year: yearSchema }), {
  year: as('year', wholeNumber),
});

/** The payroll of an employee on the wire. `total` is the disability insurance withheld so far; `totals` has all five. */
export function payrollSheetAnswer(sheet: PayrollSheet) {
  const totals = sheet.yearToDate[sheet.year];
  return {
    company: companyAnswer(sheet.company),
    employer: employeeAnswer(sheet.employee),
    employers: sheet.employees.map(employeeAnswer),
    taxes: sheet.companyTaxes.map(companyTaxAnswer),
    total: dollars(totals?.disabilityInsurance ?? 0),
    totals: totals && fixedTaxTotalsAnswer(totals),
    periods: sheet.periods.map(sheetPeriodAnswer),
  };
}

function sheetPeriodAnswer({ entries, leaveAtEnd, ...period }: SheetPeriod) {
  return {
    ...periodAnswer(period),
    times: entries.map((entry) => timeEntryAnswer({ ...entry, leaveAtEnd })),
  };
}
