import {
  eventsOfEntries,
  ledgerAmountsByEntry,
  ledgerAmountsByPayment,
} from '@garita/ledger/queries/booked-in-ledger';
import { companyLinesPaid } from '@garita/ledger/queries/pay/company-lines-paid';
import { correctionsOfPeriod, correctionsPaid } from '@garita/ledger/queries/pay/corrections';
import { findEntryPeriods } from '@garita/ledger/queries/pay/entry-periods';
import { entryYears } from '@garita/ledger/queries/pay/entry-years';
import { firstPayDate } from '@garita/ledger/queries/pay/first-pay-date';
import { loadedEntriesOfYear } from '@garita/ledger/queries/pay/loaded-entries';
import { listPaidEntries, listPayOfDay } from '@garita/ledger/queries/pay/paid-entries';
import {
  entriesNeedingRecalculation,
  entriesNeedingRecalculationAt,
} from '@garita/ledger/queries/pay/recalculations';
import { stubTotals } from '@garita/ledger/queries/pay/stub-totals';
import {
  timeEntriesOfTaxYear,
  timeEntryAt,
  timeEntryVersions,
} from '@garita/ledger/queries/pay/time-entries';
import { usedConcepts } from '@garita/ledger/queries/pay/used-concepts';
import { yearToDateTotals, yearTotals } from '@garita/ledger/queries/pay/year-to-date';
import { lastPayLagDays } from '@garita/ledger/queries/period/last-pay-lag';
import {
  type Answers,
  EMPLOYEE_IDS,
  EVERY_DAY,
  eachOf,
  QUARTER,
  type RecordedCompany,
  TAX_YEARS,
} from './answers.ts';

/** Returns the answers of all queries about employees' entries. Their order is not recorded. */
export async function entryAnswers({
  db,
  companyId,
  middleSeq,
  periodIds,
  entryIds,
}: RecordedCompany): Promise<Answers> {
  const employee = (employeeId: number) => ({ companyId, employeeId });
  return {
    'entries of each tax year': await eachOf(TAX_YEARS, (year) => timeEntriesOfTaxYear(db, companyId, year)),
    'versions of entries': await eachOf(entryIds, (entryId) => timeEntryVersions(db, { companyId, entryId })),
    'entries in the middle': await eachOf(entryIds, (entryId) =>
      timeEntryAt(db, { companyId, seq: middleSeq, entryId }),
    ),
    'entries to recalculate': await entriesNeedingRecalculation(db, { companyId }),
    'entries to recalculate in the middle': await eachOf(EMPLOYEE_IDS, (id) =>
      entriesNeedingRecalculationAt(db, employee(id), middleSeq),
    ),
    'entries loaded in 2026': await eachOf(EMPLOYEE_IDS, (id) => loadedEntriesOfYear(db, employee(id), 2026)),
    'places of entries': await findEntryPeriods(db, [companyId], entryIds),
    'years of entries': await entryYears(db, companyId, entryIds),
    'events of entries': await eventsOfEntries(db, companyId, entryIds),
    'totals on stubs': await stubTotals(db, companyId, entryIds),
    'corrections of periods': await eachOf(periodIds, (id) => correctionsOfPeriod(db, companyId, id)),
  };
}

/** Returns the answers of all queries about a company's pay. Their order is not recorded. */
export async function payAnswers({ db, companyId }: RecordedCompany): Promise<Answers> {
  const ofYears = <Answer>(ask: (taxYear: number) => Promise<Answer>) => eachOf(TAX_YEARS, ask);
  return {
    'pay of the first quarter': await listPaidEntries(db, [companyId], QUARTER),
    'pay of all days': await listPaidEntries(db, [companyId], EVERY_DAY),
    'pay for a day': await listPayOfDay(db, [companyId], { day: '2026-02-04' }),
    'corrections paid': await correctionsPaid(db, companyId, EVERY_DAY),
    'company lines paid': await companyLinesPaid(db, companyId, EVERY_DAY),
    'sums of events': await ofYears((taxYear) => ledgerAmountsByEntry(db, { companyId, taxYear })),
    'sums of services': await ofYears((taxYear) => ledgerAmountsByPayment(db, { companyId, taxYear })),
    'year to date': await eachOf(EMPLOYEE_IDS, (employeeId) =>
      yearToDateTotals(db, { companyId, employeeId }, TAX_YEARS),
    ),
    'totals of 2026': await eachOf(EMPLOYEE_IDS, (employeeId) =>
      yearTotals(db, { companyId, employeeId }, 2026),
    ),
    'concepts in use': await usedConcepts(db, companyId),
    'first pay date': (await firstPayDate(db, companyId)) ?? null,
    'days from the end of a week to its pay': (await lastPayLagDays(db, companyId, 'weekly')) ?? null,
  };
}
