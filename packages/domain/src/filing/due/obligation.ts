import type { Cents } from '../../money/cents.ts';
import type { Agency } from '../../reference/agencies.ts';
import type { DateRange } from '../../returns/quarter.ts';
import type { CalendarDate } from '../../time/calendar-date.ts';
import type { DepositFact } from './known-history.ts';

/** The payments that are made apart from a return. */
export const DEPOSIT_KINDS = [
  'fica-deposit',
  'futa-deposit',
  'income-tax-deposit',
  'services-deposit',
] as const;

/** The kinds of obligation: what a company owes to an agency, or to its employees, by a day. */
export const OBLIGATION_KINDS = [
  ...DEPOSIT_KINDS,
  'form-941',
  'form-499',
  'unemployment',
  'chauffeur-insurance',
  'services-return',
  'form-943',
  'form-944',
  'form-940',
  'schedule-h',
  'w2pr',
  'workers-compensation',
  'christmas-bonus',
  'form-480',
] as const;
export type ObligationKind = (typeof OBLIGATION_KINDS)[number];

/** The document that says it, as far as it is chosen by what is due. */
export type DueDocument =
  | {
      report: 'form-941' | 'form-499' | 'unemployment' | 'chauffeur-insurance';
      year: number;
      quarter: number;
    }
  | { report: 'form-940' | 'form-943' | 'w2pr' | 'christmas-bonus'; year: number }
  | { report: 'form-480-text'; year: number }
  | { report: 'workers-compensation'; fiscalYear: number }
  | { report: 'contractor-payments'; start: CalendarDate; end: CalendarDate };

/**
 * The states of an obligation: `open` while more pay may be added to it, `ready`, `filed`, `settled`
 * outside Garita, or `overdue`. Garita does not learn of deposits: those of a return that was filed or
 * settled are `covered` by it.
 */
export const OBLIGATION_STATES = ['open', 'ready', 'filed', 'settled', 'covered', 'overdue'] as const;
export type ObligationState = (typeof OBLIGATION_STATES)[number];

export type Obligation = {
  companyId: number;
  kind: ObligationKind;
  agency: Agency;
  /** The days that it covers. */
  period: DateRange;
  due: CalendarDate;
  /** The later day of whoever deposited everything in time, or asks for more days. */
  later: CalendarDate | null;
  /** The amount to pay; null where nothing is paid with it, or it is not known here. */
  cents: Cents | null;
  state: ObligationState;
  /** Its document would print a blank. Said once its period is over. */
  lacksFacts: boolean;
  /** Null where Garita makes none. */
  document: DueDocument | null;
  /** It is paid with the return as long as it stays below 2,500.00, and is not far from it. */
  nearsDeposits: boolean;
  /** The facts that decide its deposits and nobody has stated, where the pay began elsewhere. */
  unknown: readonly DepositFact[];
};

/** The obligations of one company; all others are of its employer number. */
const OF_COMPANY: readonly ObligationKind[] = [
  'services-deposit',
  'services-return',
  'workers-compensation',
  'christmas-bonus',
  'form-480',
];

/** Returns true if an obligation is of an employer number: of all companies that have it together. */
export function isObligationOfEmployer(kind: ObligationKind): boolean {
  return !OF_COMPANY.includes(kind);
}

/** Returns true if a kind is paid without a form. */
export function isDeposit(kind: ObligationKind): boolean {
  return DEPOSIT_KINDS.some((deposit) => deposit === kind);
}

/** An obligation with the company's name. */
export type DueOfCompany = Obligation & { company: string };

/** An obligation before its state is known. */
export type Due = Omit<Obligation, 'companyId' | 'state' | 'lacksFacts'>;
