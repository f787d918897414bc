import { leaveAdjustmentSchema } from '@garita/domain/employee/leave-adjustment.schema';
import { recordIdSchema } from '@garita/domain/field/record-id.schema';
import { openingBalanceSchema } from '@garita/domain/pay/opening-balance.schema';
import { changeTo } from '@garita/domain/pay/time-change.schema';
import { timeEntrySchema } from '@garita/domain/pay/time-entry.schema';
import { payFrequencySchema } from '@garita/domain/reference/enumerations';
import { calendarMonthSchema } from '@garita/domain/time/calendar-month';
import { z } from 'zod';
import { listCompanyBalances } from '../application/employee/payees.ts';
import { adjustLeave } from '../application/pay/adjust-leave.ts';
import { amendTime } from '../application/pay/amend-time.ts';
import { requiredReasonSchema } from '../application/pay/change-pay.ts';
import { correctTime } from '../application/pay/correct-time.ts';
import { deleteTime } from '../application/pay/delete-time.ts';
import { employeeBalances } from '../application/pay/employee-balances.ts';
import { loadTime } from '../application/pay/load-time.ts';
import { markTimePaid } from '../application/pay/mark-paid.ts';
import { closeMonth, listMonths } from '../application/pay/months.ts';
import { bringForward, removeOpening } from '../application/pay/opening-balance.ts';
import { payrollSheet } from '../application/pay/payroll-sheet.ts';
import {
  closePeriod,
  getPeriod,
  listPeriods,
  reopenPeriod,
  reviewPeriod,
} from '../application/pay/periods.ts';
import { previewRecalculation, recalculateTime } from '../application/pay/recalculate-time.ts';
import { getTime, listLoadedTime, listStaleTime } from '../application/pay/saved-time.ts';
import { timeHistory, yearPayments } from '../application/pay/year-payments.ts';
import { entryReach } from '../application/report/reach/entry-reach.ts';
import { payrollYearSchema, yearSchema } from '../application/year.ts';
import { command, deletion, marking, ofCompany, payChange, savedPay, why } from './inputs.ts';
import { permitted, router, run, signedIn } from './trpc.ts';

const paying = permitted('pay:write');

const ofEntry = z.strictObject({ entryId: recordIdSchema });
const ofEmployee = z.strictObject({ employeeId: recordIdSchema });
const yearOfEmployee = ofEmployee.extend({ year: yearSchema });
const change = { ...payChange, entry: timeEntrySchema };
// The form has the whole entry; what it leaves out is nothing.
const amended = savedPay
  .extend(change)
  .transform(({ entry, ...saved }) => ({ ...saved, change: changeTo(entry) }));

/** What an employee is paid. */
export const payrollRouter = router({
  sheet: signedIn
    .input(ofEmployee.extend({ ...ofCompany.shape, year: payrollYearSchema }))
    .query(run(payrollSheet)),
  load: paying.input(ofEmployee.extend(change)).mutation(run(loadTime)),
  get: signedIn.input(ofEntry).query(run(getTime)),
  history: signedIn.input(ofEntry).query(run(timeHistory)),
  reach: signedIn.input(ofEntry).query(run(entryReach)),
  stale: signedIn.input(ofCompany).query(run(listStaleTime)),
  loaded: signedIn.input(ofCompany.extend({ periodId: recordIdSchema })).query(run(listLoadedTime)),
  amend: paying.input(amended).mutation(run(amendTime)),
  correct: paying.input(amended).mutation(run(correctTime)),
  previewRecalculation: signedIn.input(savedPay).query(run(previewRecalculation)),
  recalculate: paying.input(savedPay.extend(payChange)).mutation(run(recalculateTime)),
  delete: paying.input(savedPay.extend(deletion)).mutation(run(deleteTime)),
  markPaid: paying.input(savedPay.extend(marking)).mutation(run(markTimePaid)),
});

const stated = ofEmployee.extend({
  ...command,
  opening: openingBalanceSchema,
  includesEntries: z.boolean().optional(),
  ...why,
});
const corrected = ofEmployee.extend({ ...command, adjustment: leaveAdjustmentSchema });

/** Where an employee stands in a year. */
export const balancesRouter = router({
  get: signedIn.input(yearOfEmployee.extend(ofCompany.partial().shape)).query(run(employeeBalances)),
  payments: signedIn.input(yearOfEmployee).query(run(yearPayments)),
  ofCompany: signedIn.input(ofCompany).query(run(listCompanyBalances)),
  bringForward: paying.input(stated).mutation(run(bringForward)),
  removeOpening: paying.input(yearOfEmployee.extend({ ...command, ...why })).mutation(run(removeOpening)),
  adjustLeave: paying.input(corrected).mutation(run(adjustLeave)),
});

const ofPeriod = ofCompany.extend({ periodId: recordIdSchema });
const seenPeriod = ofPeriod.extend({ ...command, version: z.int('required').nonnegative('required') });
const periodsOf = z.strictObject({ year: payrollYearSchema, frequency: payFrequencySchema });

export const periodsRouter = router({
  list: signedIn.input(periodsOf).query(run(listPeriods)),
  get: signedIn.input(ofPeriod).query(run(getPeriod)),
  review: paying.input(seenPeriod).mutation(run(reviewPeriod)),
  close: paying.input(seenPeriod).mutation(run(closePeriod)),
  reopen: paying.input(seenPeriod.extend({ reason: requiredReasonSchema })).mutation(run(reopenPeriod)),
});

const closedMonth = ofCompany.extend({
  ...command,
  month: calendarMonthSchema,
  confirmedNet: z.int('amount-invalid').optional(),
});

export const monthsRouter = router({
  list: signedIn.input(ofCompany.extend({ year: payrollYearSchema })).query(run(listMonths)),
  close: paying.input(closedMonth).mutation(run(closeMonth)),
});
