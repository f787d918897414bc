import type { Amounts } from '@garita/domain/pay/amounts';
import type { ProjectionDetails } from '../projections/event-facts.ts';
import { CONTRACTOR_AMOUNT_NAMES } from '../schema/amount-columns.ts';
import { addTo, emptySum, type LoggedEvent, subjectOfStream } from './logged-event.ts';
import type { ContractorPaymentRow, EntryRow } from './projection-rows.ts';

/** An entry of an employee, or a payment of a contractor, as its events so far leave it. */
export type FoldedEntry = {
  entryId: number;
  kind: 'employee' | 'contractor';
  subjectId: number;
  taxYear: number;
  payDate: string | undefined;
  createdSeq: number;
  lastSeq: number;
  /** The stream of its last event, and its type. */
  stream: string;
  lastType: string;
  /** In force: the sum of everything that its events changed. */
  amounts: Amounts;
  /** What its last event says of it. */
  details: ProjectionDetails | undefined;
};

export type FoldedEntries = Map<number, FoldedEntry>;

/** Applies an event that changes the amounts of an entry or a payment. A mark as paid leaves both as they are. */
export function applyToEntries(entries: FoldedEntries, event: LoggedEvent): void {
  const { entryId, seq, type, stream, payDate, delta, details } = event;
  const subject = subjectOfStream(stream);
  if (entryId === undefined || !delta || !subject) return;
  const { createdSeq = seq, amounts = emptySum() } = entries.get(entryId) ?? {};
  addTo(amounts, delta);
  const { kind, id: subjectId, taxYear } = subject;
  const last = { payDate, stream, lastSeq: seq, lastType: type, details };
  entries.set(entryId, { entryId, kind, subjectId, taxYear, createdSeq, amounts, ...last });
}

/** Tells if an entry or a payment is in force. */
export function isLive({ details }: FoldedEntry): boolean {
  return details?.status === 'live';
}

/** Returns the row of an employee's entry. */
export function entryRow(companyId: number, entry: FoldedEntry, isStale: boolean): EntryRow {
  const { entryId, subjectId: employeeId, taxYear, payDate, createdSeq, lastSeq, amounts } = entry;
  const details = entry.details ?? {};
  return {
    companyId,
    entryId,
    employeeId,
    taxYear,
    payDate,
    createdSeq,
    lastSeq,
    isStale,
    ...amounts,
    status: details.status,
    periodId: details.periodId,
    periodStart: details.periodStart,
    periodEnd: details.periodEnd,
    ...limitsOf(entry),
    vacationCreditMinutes: details.vacationCreditMinutes ?? 0,
    vacationThresholdMinutes: details.vacationThresholdMinutes ?? 0,
    sickCreditMinutes: details.sickCreditMinutes ?? 0,
    sickThresholdMinutes: details.sickThresholdMinutes ?? 0,
    salariedMinutes: details.salariedMinutes ?? 0,
  } as EntryRow; // append requires of each of its events what no entry is without
}

/** Returns the limits that the last event held an entry to, in cents; null where there is none. */
export function limitsOf({ details = {} }: FoldedEntry) {
  return {
    disabilityInsuranceUncapped: details.disabilityInsuranceUncapped ?? null,
    disabilityInsuranceLimit: details.disabilityInsuranceLimit ?? null,
    medicareUncapped: details.medicareUncapped ?? null,
    medicareLimit: details.medicareLimit ?? null,
    socialSecurityUncapped: details.socialSecurityUncapped ?? null,
    socialSecurityLimit: details.socialSecurityLimit ?? null,
    socialSecurityOnTipsUncapped: details.socialSecurityOnTipsUncapped ?? null,
    socialSecurityOnTipsLimit: details.socialSecurityOnTipsLimit ?? null,
    chauffeurInsuranceUncapped: details.chauffeurInsuranceUncapped ?? null,
    chauffeurInsuranceLimit: details.chauffeurInsuranceLimit ?? null,
    additionalMedicareBase: details.additionalMedicareBase ?? null,
    additionalMedicare: details.additionalMedicare ?? null,
  };
}

/** Returns the row of a contractor's payment. */
export function contractorPaymentRow(companyId: number, payment: FoldedEntry): ContractorPaymentRow {
  const { entryId, subjectId: contractorId, taxYear, payDate, createdSeq, lastSeq, details } = payment;
  return {
    companyId,
    entryId,
    contractorId,
    taxYear,
    payDate,
    createdSeq,
    lastSeq,
    status: details?.status,
    category: details?.category ?? null,
    ...Object.fromEntries(CONTRACTOR_AMOUNT_NAMES.map((name) => [name, payment.amounts[name]])),
  } as ContractorPaymentRow; // append requires of each of its events what no payment is without
}
