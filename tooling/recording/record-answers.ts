import {
  contractorPaymentsOfYear,
  contractorPaymentVersions,
} from '@garita/ledger/queries/contractor/contractor-payments';
import {
  contractorPaymentsBetween,
  contractorYearToDate,
} from '@garita/ledger/queries/contractor/contractor-totals';
import { leaveBalancesByEmployee } from '@garita/ledger/queries/leave/leave-balances';
import {
  leaveCorrections,
  leaveMovementsAt,
  listLeaveMovements,
  listLeaveOpeningBalances,
} from '@garita/ledger/queries/leave/leave-movements';
import { lastMonthClosings } from '@garita/ledger/queries/month/month-closings';
import { openPeriodsInMonths, payByMonth } from '@garita/ledger/queries/month/paid-in-months';
import {
  findOpeningBalance,
  openingBalancesOfYear,
} from '@garita/ledger/queries/opening-balance/opening-balance';
import { openingBalanceDatesAt } from '@garita/ledger/queries/opening-balance/opening-balance-dates';
import { nextChequeNumber, voidChequesOf } from '@garita/ledger/queries/pay/cheques';
import { listUsersWhoBooked } from '@garita/ledger/queries/period/period-bookers';
import {
  listPeriodStatusesOfYear,
  listPeriodTransitions,
} from '@garita/ledger/queries/period/period-statuses';
import { periodTimeTotals } from '@garita/ledger/queries/period/period-time-totals';
import { hasHistory } from '@garita/ledger/queries/recorded-use';
import { recordedYears } from '@garita/ledger/queries/recorded-years';
import {
  type Answers,
  CONTRACTOR_IDS,
  EMPLOYEE_IDS,
  EVERY_DAY,
  eachOf,
  type RecordedCompany,
  TAX_YEARS,
} from './answers.ts';

const MONTHS = { first: '2026-01', last: '2027-02' };

/** Returns the answers of all queries about leave, opening balances and contractors. */
export async function personAnswers({
  db,
  companyId,
  middleSeq,
  entryIds,
}: RecordedCompany): Promise<Answers> {
  const employee = (employeeId: number) => ({ companyId, employeeId });
  const ofEach = <Answer>(ask: (employeeId: number) => Promise<Answer>) => eachOf(EMPLOYEE_IDS, ask);
  return {
    'leave balances': await leaveBalancesByEmployee(db, { companyId }),
    'leave movements': await ofEach((id) => listLeaveMovements(db, employee(id))),
    'leave movements in the middle': await ofEach((id) => leaveMovementsAt(db, employee(id), middleSeq)),
    'leave corrections': await ofEach((id) => leaveCorrections(db, employee(id))),
    'leave at the opening': await ofEach((id) => listLeaveOpeningBalances(db, employee(id))),
    'opening balances': await eachOf(TAX_YEARS, (year) => openingBalancesOfYear(db, [companyId], year)),
    'opening balances of 2026': await ofEach((id) =>
      findOpeningBalance(db, { ...employee(id), taxYear: 2026 }),
    ),
    'days of opening balances in the middle': await ofEach((id) =>
      openingBalanceDatesAt(db, employee(id), middleSeq),
    ),
    'payments of contractors': await contractorPaymentsBetween(db, companyId, EVERY_DAY),
    'payments of contractors in 2026': await eachOf(CONTRACTOR_IDS, (contractorId) =>
      contractorPaymentsOfYear(db, { companyId, contractorId }, 2026),
    ),
    'versions of payments': await eachOf(entryIds, (entryId) =>
      contractorPaymentVersions(db, { companyId, entryId }),
    ),
    'year to date of contractors': await eachOf(CONTRACTOR_IDS, (contractorId) =>
      contractorYearToDate(db, { companyId, contractorId, taxYear: 2026 }),
    ),
  };
}

/** Returns the answers of all queries about periods, months and cheques. */
export async function periodAnswers({ db, companyId, periodIds }: RecordedCompany): Promise<Answers> {
  return {
    'periods of 2026': await listPeriodStatusesOfYear(db, companyId, 2026),
    'turns of periods': await eachOf(periodIds, (periodId) => listPeriodTransitions(db, companyId, periodId)),
    'loaded in periods': await eachOf(periodIds, (periodId) => periodTimeTotals(db, companyId, periodId)),
    'who booked in periods': await eachOf(periodIds, (periodId) =>
      listUsersWhoBooked(db, companyId, periodId),
    ),
    'paid in months': await payByMonth(db, companyId, MONTHS),
    'open periods of months': await openPeriodsInMonths(db, companyId, MONTHS),
    'closings of months': await lastMonthClosings(db, companyId, MONTHS),
    'next cheque': await nextChequeNumber(db, companyId),
    'void cheques': await voidChequesOf(db, companyId),
    'years with pay': await recordedYears(db, companyId),
    'anything recorded': await hasHistory(db, companyId),
  };
}
