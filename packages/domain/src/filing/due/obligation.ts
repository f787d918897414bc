import type { Cents } from '../../money/cents.ts';
import type { Agency } from '../../reference/agencies.ts';
import type { DateRange } from '../../returns/quarter.ts';
import type { CalendarDate } from '../../time/calendar-date.ts';
import type { DepositFact } from './known-history.ts';

/** The payments that are made separately from a return. */
export const DEPOSIT_KINDS = [
  'fica-deposit',
  'futa-deposit',
  'income-tax-deposit',
  'services-deposit',
  'non-residents-deposit',
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
  'non-residents',
] as const;
export type ObligationKind = (typeof OBLIGATION_KINDS)[number];

/** The document of an obligation and the period to request it for. */
export type DueDocument =
  | {
      report: 'form-941' | 'form-499' | 'unemployment' | 'chauffeur-insurance';
      year: number;
      quarter: number;
    }
  | { report: 'form-940' | 'form-943' | 'w2pr' | 'christmas-bonus'; year: number }
  | { report: 'form-480-text' | 'non-residents'; year: number }
  | { report: 'workers-compensation'; fiscalYear: number }
  | { report: 'contractor-payments'; start: CalendarDate; end: CalendarDate };

/**
 * The states of an obligation: `open` while more pay may be added, `ready`, `filed`, `settled` outside
 * Garita, or `overdue`. Garita does not know about deposits, so those of a filed or settled return are
 * `covered`.
 */
export const OBLIGATION_STATES = ['open', 'ready', 'filed', 'settled', 'covered', 'overdue'] as const;
export type ObligationState = (typeof OBLIGATION_STATES)[number];

export type Obligation = {
  companyId: number;
  kind: ObligationKind;
  agency: Agency;
  /** The range of days that the obligation is for. */
  period: DateRange;
  due: CalendarDate;
  /** The later due date with all deposits on time, or with an extension; null if there is none. */
  later: CalendarDate | null;
  /** The amount to pay in cents; null if nothing is paid with it, or if it is unknown. */
  cents: Cents | null;
  state: ObligationState;
  /** True if the document would have blanks. Always false until the period is over. */
  lacksFacts: boolean;
  /** The document; null if Garita does not make it. */
  document: DueDocument | null;
  /** True if it may still be paid with the return, but is close to 2,500.00. */
  nearsDeposits: boolean;
  /** The facts that its deposits depend on and that are missing because earlier pay is in another system. */
  unknown: readonly DepositFact[];
};

/** The obligations of one company; all others belong to its employer number. */
const OF_COMPANY: readonly ObligationKind[] = [
  'services-deposit',
  'services-return',
  'workers-compensation',
  'christmas-bonus',
  'form-480',
];

/** Returns true if an obligation belongs to an employer number, so to all companies that have it. */
export function isObligationOfEmployer(kind: ObligationKind): boolean {
  return !OF_COMPANY.includes(kind);
}

/** Returns true if a kind is a payment without a form. */
export function isDeposit(kind: ObligationKind): boolean {
  return DEPOSIT_KINDS.some((deposit) => deposit === kind);
}

/**
 * An obligation with the name of its company. An obligation of an employer number is listed once, and
 * `sharedWith` lists the other companies with that number.
 */
export type DueOfCompany = Obligation & {
  company: string;
  sharedWith?: readonly { companyId: number; company: string }[];
};

/** Returns true if a company has an obligation, alone or together with others. */
export function isDueOf({ companyId: own, sharedWith = [] }: DueOfCompany, companyId: number): boolean {
  return own === companyId || sharedWith.some((one) => one.companyId === companyId);
}

/** An obligation before its state is known. */
export type Due = Omit<Obligation, 'companyId' | 'state' | 'lacksFacts'>;
