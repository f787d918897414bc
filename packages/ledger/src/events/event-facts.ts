import { coveredDays } from '@garita/domain/filing/filed/filed-document';
import { insuredSaturdays, saturdaysText } from '@garita/domain/pay/chauffeur-saturdays';
import { byName } from '@garita/domain/pay/concepts';
import { recordedDaysText } from '@garita/domain/pay/day-hours/recorded-days';
import { certificateTermsOf, certificateTermsText } from '@garita/domain/pay/income-tax-year';
import { ENTRY_LIMITS, entryLimits } from '@garita/domain/pay/needs-recalculation';
import { daysOfMonth } from '@garita/domain/time/calendar-month';
import { columnName } from '../schema/amount-columns.ts';
import type { details } from '../schema/index.ts';
import { amountsAfter } from './amounts-after.ts';
import type { AnyLedgerEvent } from './any-ledger-event.ts';
import type { DocumentFiled, MonthClosed, ObligationSettled, PeriodClosed } from './company-events.ts';
import type { ContractorYearEvent } from './contractor-events.ts';
import type { TimePaid } from './paid-mark-events.ts';
import { type Calculation, type OpeningBalance, recordedDaysOf } from './payroll-events.ts';

type DetailsRow = Omit<typeof details.$inferSelect, 'companyId' | 'seq'>;

/** The columns of an event's row in `ledger.details`; a missing property is null there. */
export type ProjectionDetails = Partial<{
  [Name in keyof DetailsRow]: NonNullable<DetailsRow[Name]> | undefined;
}>;

/** Returns what SQL needs of an event beside its envelope and its amounts. */
export function projectionDetails(event: AnyLedgerEvent): ProjectionDetails {
  switch (event.type) {
    case 'TimeLoaded':
      return {
        movedFromSeq: event.data.movedFromSeq,
        corrects: event.data.corrects?.entryId,
        ...entryDetails(event.data),
      };
    case 'TimeAmended':
    case 'TimeRecalculated':
      return { replacesSeq: event.data.replacesSeq, ...entryDetails(event.data) };
    case 'TimeDeleted':
      return { replacesSeq: event.data.replacesSeq, status: 'deleted', ...periodDetails(event.data) };
    case 'OpeningBalanceSet':
      return openingBalanceDetails(event.data);
    case 'OpeningBalanceCorrected':
      return { replacesSeq: event.data.replacesSeq, ...openingBalanceDetails(event.data) };
    case 'TimePaid':
      return markDetails(event.data);
    case 'LeaveAdjusted':
      return { vacationMinutes: 0, sickMinutes: 0, [`${event.data.kind}Minutes`]: event.data.minutes };
    case 'ContractorTimeLoaded':
      return { movedFromSeq: event.data.movedFromSeq, ...paymentDetails(event.data) };
    case 'ContractorTimeAmended':
      return { replacesSeq: event.data.replacesSeq, ...paymentDetails(event.data) };
    case 'ContractorTimeDeleted':
      return { replacesSeq: event.data.replacesSeq, status: 'deleted' };
    case 'PeriodReviewed':
    case 'PeriodClosed':
    case 'PeriodReopened':
    case 'NoWorkRecorded':
      return { periodId: event.data.period.id };
    case 'MonthClosed':
      return monthDetails(event.data);
    case 'NextChequeStated':
      return { chequeNumber: event.data.number };
    case 'DocumentFiled':
      return filingDetails(event.data);
    case 'ObligationSettled':
      return settlementDetails(event.data);
    case 'FilingWithdrawn':
    case 'SettlementWithdrawn':
      return { replacesSeq: event.data.replacesSeq };
    case 'TimeUnpaid':
    case 'MemosErased':
      return {};
  }
}

/**
 * Returns the facts of an event as `ledger_code.append` takes them: by column names, with the amounts that
 * the domain computes to be in force after the event, and with what a closing or a filing records of the log.
 * SQL refuses an event whose facts differ from its payload.
 */
export function eventFacts(event: AnyLedgerEvent): object {
  const columns = Object.entries(projectionDetails(event)).map(([name, value]) => [columnName(name), value]);
  return {
    ...Object.fromEntries(columns),
    amounts: amountsAfter(event),
    ...(event.type === 'PeriodClosed' ? closingOf(event.data) : {}),
    ...(event.type === 'MonthClosed' ? monthClosingOf(event.data) : {}),
    ...(event.type === 'DocumentFiled' ? { asOfSeq: event.data.asOfSeq } : {}),
  };
}

function closingOf({ entryCount, seq, hash }: Pick<PeriodClosed['data'], 'entryCount' | 'seq' | 'hash'>) {
  return { entryCount, seq, hash };
}

function monthClosingOf({ paymentCount, paymentTotals, ...closing }: MonthClosed['data']) {
  return { ...closingOf(closing), paymentCount, paymentAmounts: paymentTotals };
}

function monthDetails({ month }: MonthClosed['data']): ProjectionDetails {
  const { from, to } = daysOfMonth(month);
  return { coveredFrom: from, coveredTo: to };
}

function entryDetails(calculation: Calculation): ProjectionDetails {
  const { period, inputs, facts, result } = calculation;
  if (inputs.periodId !== period.id) throw new RangeError('An entry is typed for the period that it is of');
  const { vacation, sick, salariedMinutes, byLaw } = facts.leavePolicy;
  const lines = result.companyLines.map(({ taxId, amount }) => ({ taxId, cents: amount }));
  return {
    status: 'live',
    payDate: inputs.payDate,
    ...periodDetails({ period }),
    ...limitDetails(calculation),
    vacationCreditMinutes: vacation.minutesPerMonth,
    vacationThresholdMinutes: vacation.thresholdMinutes,
    sickCreditMinutes: sick.minutesPerMonth,
    sickThresholdMinutes: sick.thresholdMinutes,
    salariedMinutes,
    leaveDayMinutes: byLaw?.dayMinutes,
    vacationCreditAtEndMinutes: byLaw?.vacationAtEnd,
    insuredSaturdays: calculation.corrects
      ? undefined
      : saturdaysText(insuredSaturdays(period, result.contributions)),
    workedDays: workedDaysOf(calculation),
    companyLines: lines.length > 0 ? lines : undefined,
  };
}

/** Returns the text of the days of an entry; undefined for an entry of typed hours. */
function workedDaysOf(calculation: Calculation): string | undefined {
  const recorded = recordedDaysOf(calculation);
  return recorded && recordedDaysText(recorded);
}

function periodDetails({ period }: Pick<Calculation, 'period'>): ProjectionDetails {
  return { periodId: period.id, periodStart: period.start, periodEnd: period.end };
}

function limitDetails(calculation: Calculation): ProjectionDetails {
  const limits = entryLimits(calculation);
  const terms = calculation.corrects ? null : certificateTermsOf(calculation.facts);
  return {
    ...byName(ENTRY_LIMITS, (name) => limits[name] ?? undefined),
    certificateTerms: terms ? certificateTermsText(terms) : undefined,
  };
}

function openingBalanceDetails({
  taxYear,
  asOf,
  bases,
  leave: { vacation, sick },
}: OpeningBalance): ProjectionDetails {
  return {
    taxYear,
    payDate: asOf,
    vacationOpeningMinutes: vacation?.minutes,
    vacationOpeningDate: vacation?.asOf,
    sickOpeningMinutes: sick?.minutes,
    sickOpeningDate: sick?.asOf,
    openingExemptWages: bases?.exemptWages ?? undefined,
  };
}

function markDetails({ paidOn, method, amount, net, chequeNumber }: TimePaid['data']): ProjectionDetails {
  return { paidOn, method, paidAmount: amount, paidNet: net, chequeNumber };
}

function filingDetails({ request, filedOn, confirmation, copy }: DocumentFiled['data']): ProjectionDetails {
  const { from, to } = coveredDays(request);
  return {
    filedReport: request.report,
    filedOn,
    confirmation,
    coveredFrom: from,
    coveredTo: to,
    copyHash: copy.hash,
  };
}

function settlementDetails({ obligation, from, to }: ObligationSettled['data']): ProjectionDetails {
  return { obligation, coveredFrom: from, coveredTo: to };
}

type Payment = Extract<ContractorYearEvent, { type: 'ContractorTimeLoaded' }>['data'];

function paymentDetails({ inputs, result }: Pick<Payment, 'inputs' | 'result'>): ProjectionDetails {
  return { status: 'live', payDate: inputs.payDate, category: result.category };
}
