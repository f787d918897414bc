import type { PgColumn } from 'drizzle-orm/pg-core';
import { objectFactory } from '../database/object-factory.ts';
import type { ProjectionDetails } from '../events/event-facts.ts';
import {
  additionalMedicareColumns,
  certificateColumns,
  limitColumns,
  nonResidentColumns,
  tipsColumns,
} from '../schema/amount-columns.ts';
import { details } from '../schema/index.ts';

type LimitColumns = ReturnType<typeof limitColumns> &
  ReturnType<typeof additionalMedicareColumns> &
  ReturnType<typeof certificateColumns> &
  ReturnType<typeof nonResidentColumns> &
  ReturnType<typeof tipsColumns>;

export type LimitName = keyof LimitColumns;

// The columns of the tables of entries and details.
const LIMIT_NAMES = Object.keys({
  ...limitColumns(),
  ...additionalMedicareColumns(),
  ...certificateColumns(),
  ...nonResidentColumns(),
  ...tipsColumns(),
}) as LimitName[];

const LIMIT_PLACES = Object.fromEntries(LIMIT_NAMES.map((name, place) => [name, place]));

/** Returns one of the limits of an entry, in cents; null where it has none. */
export function limitIn(limits: readonly (number | null)[] | undefined, name: LimitName): number | null {
  return limits?.[LIMIT_PLACES[name] ?? -1] ?? null;
}

const LEAVE_TERM_NAMES = [
  'vacationCreditMinutes',
  'vacationThresholdMinutes',
  'sickCreditMinutes',
  'sickThresholdMinutes',
  'salariedMinutes',
  'leaveDayMinutes',
  'vacationCreditAtEndMinutes',
] as const;

const NUMBER_NAMES = [
  'replacesSeq',
  'movedFromSeq',
  'corrects',
  'periodId',
  'category',
  'vacationOpeningMinutes',
  'sickOpeningMinutes',
  'openingExemptWages',
  'vacationMinutes',
  'sickMinutes',
  'paidAmount',
  'paidNet',
  'chequeNumber',
] as const;

const TEXT_NAMES = [
  'status',
  'payDate',
  'periodStart',
  'periodEnd',
  'vacationOpeningDate',
  'sickOpeningDate',
  'paidOn',
  'method',
  'coveredFrom',
  'coveredTo',
  'insuredSaturdays',
  'certificateTerms',
  'workedDays',
] as const;

/**
 * The details of an event that the fold reads. Limits and terms of leave are lists in the order of their
 * columns.
 */
export type LoggedDetails = Pick<
  ProjectionDetails,
  (typeof NUMBER_NAMES)[number] | (typeof TEXT_NAMES)[number]
> & {
  limits: (number | null)[];
  leaveTerms: (number | null)[];
};

/** Returns what the fold reads from some details. */
export function loggedDetails(facts: ProjectionDetails): LoggedDetails {
  return {
    ...Object.fromEntries([...NUMBER_NAMES, ...TEXT_NAMES].map((name) => [name, facts[name]])),
    limits: LIMIT_NAMES.map((name) => facts[name] ?? null),
    leaveTerms: LEAVE_TERM_NAMES.map((name) => facts[name] ?? null),
  };
}

/** The number columns of `ledger.details` that the fold reads, for `numberList`. */
export const DETAIL_NUMBERS: readonly PgColumn[] = [...LIMIT_NAMES, ...LEAVE_TERM_NAMES, ...NUMBER_NAMES].map(
  (name) => details[name],
);

/** The other columns of `ledger.details` that the fold reads. */
export const DETAIL_TEXTS = {
  status: details.status,
  payDate: details.payDate,
  periodStart: details.periodStart,
  periodEnd: details.periodEnd,
  vacationOpeningDate: details.vacationOpeningDate,
  sickOpeningDate: details.sickOpeningDate,
  paidOn: details.paidOn,
  method: details.method,
  coveredFrom: details.coveredFrom,
  coveredTo: details.coveredTo,
  insuredSaturdays: details.insuredSaturdays,
  certificateTerms: details.certificateTerms,
  workedDays: details.workedDays,
} satisfies Record<(typeof TEXT_NAMES)[number], PgColumn>;

type ReadTexts = { [Name in (typeof TEXT_NAMES)[number]]: (typeof details.$inferSelect)[Name] };
type ReadColumns = { numbers: readonly (number | null)[]; texts: ReadTexts };

const AFTER_LIMITS = LIMIT_NAMES.length;
const AFTER_LEAVE = AFTER_LIMITS + LEAVE_TERM_NAMES.length;

const detailsOf = objectFactory<ReadColumns>([
  { name: 'limits', read: ({ numbers }) => numbers.slice(0, AFTER_LIMITS) },
  { name: 'leaveTerms', read: ({ numbers }) => numbers.slice(AFTER_LIMITS, AFTER_LEAVE) },
  ...NUMBER_NAMES.map((name, place) => ({
    name,
    read: ({ numbers }: ReadColumns) => numbers[AFTER_LEAVE + place] ?? undefined,
  })),
  ...TEXT_NAMES.map((name) => ({ name, read: ({ texts }: ReadColumns) => texts[name] ?? undefined })),
]);

/** Returns the details that were read by these columns. */
export function readDetails(numbers: readonly (number | null)[], texts: ReadTexts): LoggedDetails {
  return detailsOf({ numbers, texts }) as LoggedDetails; // each name with the value of its column
}
