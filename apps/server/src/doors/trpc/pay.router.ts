import { leaveAdjustmentSchema } from '@garita/domain/employee/leave-adjustment.schema';
import { positionSchema, recordIdSchema } from '@garita/domain/field/record-id.schema';
import { openingBalanceSchema } from '@garita/domain/pay/opening-balance/opening-balance.schema';
import { changeTo } from '@garita/domain/pay/time-change.schema';
import { timeEntrySchema } from '@garita/domain/pay/time-entry.schema';
import { payFrequencySchema } from '@garita/domain/reference/enumerations';
import { calendarMonthSchema } from '@garita/domain/time/calendar-month';
import { z } from 'zod';
import { listCompanyBalances } from '../../application/employee/payees.ts';
import { payrollSheet } from '../../application/employee/payroll-sheet.ts';
import { adjustLeave } from '../../application/pay/adjust-leave.ts';
import { daysAround, severanceAround } from '../../application/pay/around-entry.ts';
import { requiredReasonSchema } from '../../application/pay/change-pay.ts';
import {
  amendTime,
  correctTime,
  deleteTime,
  loadTime,
  markTimePaid,
} from '../../application/pay/change-time.ts';
import { employeeBalances } from '../../application/pay/employee-balances.ts';
import { closeMonth, listMonths } from '../../application/pay/months.ts';
import { removeOpeningBalance, saveOpeningBalance } from '../../application/pay/opening-balance.ts';
import {
  closePeriod,
  getPeriod,
  listPeriods,
  reopenPeriod,
  reviewPeriod,
} from '../../application/pay/periods.ts';
import { previewRecalculation, recalculateTime } from '../../application/pay/recalculate-time.ts';
import { getTime, listLoadedTime, listTimeNeedingRecalculation } from '../../application/pay/saved-time.ts';
import { timeHistory, yearPayments } from '../../application/pay/year-payments.ts';
import { entryReach } from '../../application/report/reach.ts';
import { payrollYearSchema, yearSchema } from '../../application/year.ts';
import {
  ANSWERED,
  commandInput,
  companyInput,
  confirmedNetSchema,
  deletionInput,
  paidMarkInput,
  payChangeInput,
  positionInput,
  reasonInput,
  savedPayInput,
} from './inputs.ts';
import { permitted, router, run, sentBack, signedIn } from './trpc.ts';

const payWriterProcedure = permitted('pay:write');

const entryInput = z.strictObject({ entryId: recordIdSchema });
const employeeInput = z.strictObject({ employeeId: recordIdSchema });
const employeeYearInput = employeeInput.extend({ year: yearSchema });
const payChangeWithEntryInput = { ...payChangeInput, entry: timeEntrySchema };
// The form sends the whole entry; a missing field is empty.
const timeAmendmentInput = savedPayInput
  .extend(payChangeWithEntryInput)
  .transform(({ entry, ...saved }) => ({ ...saved, change: changeTo(entry) }));

/** The procedures of an employee's pay. */
export const payrollRouter = router({
  sheet: signedIn
    .input(employeeInput.extend({ ...companyInput.shape, year: payrollYearSchema }))
    .query(run(payrollSheet)),
  load: payWriterProcedure
    .input(employeeInput.extend({ ...payChangeWithEntryInput, ...positionInput }))
    .mutation(run(loadTime)),
  get: signedIn.input(entryInput).query(run(getTime)),
  history: signedIn.input(entryInput).query(run(timeHistory)),
  reach: signedIn.input(entryInput).query(run(entryReach)),
  stale: signedIn.input(companyInput).query(run(listTimeNeedingRecalculation)),
  loaded: signedIn.input(companyInput.extend({ periodId: recordIdSchema })).query(run(listLoadedTime)),
  daysAround: payWriterProcedure
    .input(employeeInput.extend({ periodId: recordIdSchema }))
    .query(run(daysAround)),
  severanceAround: payWriterProcedure
    .input(employeeInput.extend({ periodId: recordIdSchema }))
    .query(run(severanceAround)),
  amend: payWriterProcedure.input(timeAmendmentInput).mutation(run(amendTime)),
  correct: payWriterProcedure.input(timeAmendmentInput).mutation(run(correctTime)),
  previewRecalculation: signedIn.input(savedPayInput).query(run(previewRecalculation)),
  recalculate: payWriterProcedure.input(savedPayInput.extend(payChangeInput)).mutation(run(recalculateTime)),
  delete: payWriterProcedure.input(savedPayInput.extend(deletionInput)).mutation(run(deleteTime)),
  markPaid: payWriterProcedure
    .use(sentBack('paid', ANSWERED.paidMark))
    .input(savedPayInput.extend(paidMarkInput))
    .mutation(run(markTimePaid)),
});

const openingBalanceInput = employeeInput.extend({
  ...commandInput,
  opening: openingBalanceSchema,
  includesEntries: z.boolean().optional(),
  ...reasonInput,
});
const leaveAdjustmentInput = employeeInput.extend({ ...commandInput, adjustment: leaveAdjustmentSchema });

/** The procedures of an employee's balances in a year. */
export const balancesRouter = router({
  get: signedIn.input(employeeYearInput.extend(companyInput.partial().shape)).query(run(employeeBalances)),
  payments: signedIn.input(employeeYearInput).query(run(yearPayments)),
  ofCompany: signedIn.input(companyInput).query(run(listCompanyBalances)),
  bringForward: payWriterProcedure
    .use(sentBack('opening', ANSWERED.opening))
    .input(openingBalanceInput)
    .mutation(run(saveOpeningBalance)),
  removeOpening: payWriterProcedure
    .input(employeeYearInput.extend({ ...commandInput, ...reasonInput }))
    .mutation(run(removeOpeningBalance)),
  adjustLeave: payWriterProcedure
    .use(sentBack('adjustment', ANSWERED.leaveMovement))
    .input(leaveAdjustmentInput)
    .mutation(run(adjustLeave)),
});

const periodInput = companyInput.extend({ periodId: recordIdSchema });
const periodVersionInput = periodInput.extend({
  ...commandInput,
  version: positionSchema,
});
const periodListInput = z.strictObject({ year: payrollYearSchema, frequency: payFrequencySchema });

export const periodsRouter = router({
  list: signedIn.input(periodListInput).query(run(listPeriods)),
  get: signedIn.input(periodInput).query(run(getPeriod)),
  review: payWriterProcedure.input(periodVersionInput).mutation(run(reviewPeriod)),
  close: payWriterProcedure.input(periodVersionInput).mutation(run(closePeriod)),
  reopen: payWriterProcedure
    .input(periodVersionInput.extend({ reason: requiredReasonSchema }))
    .mutation(run(reopenPeriod)),
});

const monthClosingInput = companyInput.extend({
  ...commandInput,
  month: calendarMonthSchema,
  confirmedNet: confirmedNetSchema.optional(),
});

export const monthsRouter = router({
  list: signedIn.input(companyInput.extend({ year: payrollYearSchema })).query(run(listMonths)),
  close: payWriterProcedure.input(monthClosingInput).mutation(run(closeMonth)),
});
