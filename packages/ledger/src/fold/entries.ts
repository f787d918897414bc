import type { LimitedEntry } from '@garita/domain/pay/needs-recalculation';
import { CONTRACTOR_AMOUNT_NAMES } from '../schema/amount-columns.ts';
import { type AmountList, addTo, amountIn } from './amount-list.ts';
import { type LimitName, type LoggedDetails, limitIn } from './logged-details.ts';
import { type LoggedEvent, subjectOfStream } from './logged-event.ts';
import type { PackedRow } from './packed-rows.ts';

/** An entry of an employee, or a payment of a contractor, after its events so far. */
export type FoldedEntry = {
  entryId: number;
  kind: 'employee' | 'contractor';
  subjectId: number;
  taxYear: number;
  payDate: string | undefined;
  createdSeq: number;
  lastSeq: number;
  /** The stream, the type and the command of its last event. */
  stream: string;
  lastType: string;
  lastCommandId: string;
  /** The period in which its last event is booked; a payment has none. */
  periodId: number | undefined;
  /** The amounts in force: the sum of all changes. */
  amounts: AmountList;
  /** The details of its last event. */
  details: LoggedDetails | undefined;
};

export type FoldedEntries = Map<number, FoldedEntry>;

/**
 * Applies an event that changes the amounts of an entry or a payment. A mark as paid leaves both as they are.
 */
export function applyToEntries(entries: FoldedEntries, event: LoggedEvent): void {
  const { entryId, seq, type, stream, periodId, payDate, commandId, delta, details } = event;
  const subject = subjectOfStream(stream);
  if (entryId === undefined || !delta || !subject) return;
  const before = entries.get(entryId);
  const { createdSeq = seq, amounts = [...delta] } = before ?? {};
  if (before) addTo(amounts, delta);
  const { kind, id: subjectId, taxYear } = subject;
  const last = { payDate, periodId, stream, lastSeq: seq, lastType: type, lastCommandId: commandId, details };
  entries.set(entryId, { entryId, kind, subjectId, taxYear, createdSeq, amounts, ...last });
}

/** Returns true if an entry or a payment is in force. */
export function isLive({ details }: FoldedEntry): boolean {
  return details?.status === 'live';
}

/**
 * Returns what yearly limits need of an entry. Written out by name, because it is made for every entry of a
 * log.
 */
export function limitedEntry({ amounts, details }: FoldedEntry): LimitedEntry {
  const limit = (name: LimitName) => limitIn(details?.limits, name);
  return {
    withheld: {
      gross: amountIn(amounts, 'gross'),
      disabilityInsurance: amountIn(amounts, 'disabilityInsurance'),
      medicare: amountIn(amounts, 'medicare'),
      socialSecurity: amountIn(amounts, 'socialSecurity'),
      socialSecurityOnTips: amountIn(amounts, 'socialSecurityOnTips'),
      chauffeurInsurance: amountIn(amounts, 'chauffeurInsurance'),
    },
    limits: {
      disabilityInsuranceUncapped: limit('disabilityInsuranceUncapped'),
      disabilityInsuranceLimit: limit('disabilityInsuranceLimit'),
      medicareUncapped: limit('medicareUncapped'),
      medicareLimit: limit('medicareLimit'),
      socialSecurityUncapped: limit('socialSecurityUncapped'),
      socialSecurityLimit: limit('socialSecurityLimit'),
      socialSecurityOnTipsUncapped: limit('socialSecurityOnTipsUncapped'),
      socialSecurityOnTipsLimit: limit('socialSecurityOnTipsLimit'),
      chauffeurInsuranceUncapped: limit('chauffeurInsuranceUncapped'),
      chauffeurInsuranceLimit: limit('chauffeurInsuranceLimit'),
      additionalMedicareBase: limit('additionalMedicareBase'),
      additionalMedicare: limit('additionalMedicare'),
      certificateTaxed: limit('certificateTaxed'),
      certificateRegularTax: limit('certificateRegularTax'),
      certificateAdditional: limit('certificateAdditional'),
      certificateBonus: limit('certificateBonus'),
      certificateBonusTax: limit('certificateBonusTax'),
      certificateExempt: limit('certificateExempt'),
      certificateDeferred: limit('certificateDeferred'),
      nonResidentPay: limit('nonResidentPay'),
      carriedInSocialSecurity: limit('carriedInSocialSecurity'),
      carriedInMedicare: limit('carriedInMedicare'),
      carriedSocialSecurity: limit('carriedSocialSecurity'),
      carriedMedicare: limit('carriedMedicare'),
    },
  };
}

/** Returns the row of an employee's entry; undefined if the details of its last event are missing. */
export function entryRow(
  companyId: number,
  entry: FoldedEntry,
  needsRecalculation: boolean,
): PackedRow | undefined {
  const { entryId, subjectId, taxYear, payDate, createdSeq, lastSeq, amounts, details } = entry;
  if (!details) return undefined;
  const { periodId = null, periodStart = null, periodEnd = null, status = null } = details;
  const { insuredSaturdays = null, workedDays = null } = details;
  const terms = details.leaveTerms.map((minutes) => minutes ?? 0);
  const ids = [companyId, entryId, subjectId, taxYear, periodId, createdSeq, lastSeq];
  return {
    numbers: [...ids, ...amounts, ...details.limits, ...terms],
    others: [
      payDate ?? null,
      periodStart,
      periodEnd,
      status,
      needsRecalculation,
      insuredSaturdays,
      workedDays,
    ],
  };
}

/** Returns the row of a contractor's payment; undefined if the details of its last event are missing. */
export function contractorPaymentRow(companyId: number, payment: FoldedEntry): PackedRow | undefined {
  const { entryId, subjectId, taxYear, payDate, createdSeq, lastSeq, amounts, details } = payment;
  if (!details) return undefined;
  const ids = [companyId, entryId, subjectId, taxYear, createdSeq, lastSeq, details.category ?? null];
  return {
    numbers: [...ids, ...CONTRACTOR_AMOUNT_NAMES.map((name) => amountIn(amounts, name))],
    others: [payDate ?? null, details.status ?? null],
  };
}
