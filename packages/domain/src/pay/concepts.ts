import type { HourlyRates } from '../employee/hourly-rates.ts';

/** The kinds of concepts, each with its effect on the net. */
export const CONCEPT_KINDS = {
  /** Time at a rate, part of gross. */
  hourly: 'addition',
  /** Part of gross, typed; a new entry starts with the employee's salary. */
  salary: 'addition',
  /** Part of gross, typed. */
  'typed-earning': 'addition',
  /** A payroll tax with a limit per year. Each has a rule of its own. */
  contribution: 'deduction',
  /** Income tax. */
  withholding: 'deduction',
  /** Typed and deducted from pay. */
  'typed-deduction': 'deduction',
  /** Typed and added to the net, not part of gross. */
  reimbursement: 'addition',
  /** The sums of the company lines that deduct, and of those that add. */
  'company-deductions': 'deduction',
  'company-additions': 'addition',
  /** Computed and deducted because of tips that the employee already has. */
  'tips-deduction': 'deduction',
  /** A computed part of a typed earning. It changes no sum. */
  'exempt-part': 'none',
  /** A sum of others. A subtotal exists only in the statement and is stored nowhere else. */
  total: 'none',
  subtotal: 'none',
  /** Time of one kind. */
  minutes: 'none',
} as const satisfies Record<string, 'addition' | 'deduction' | 'none'>;

/**
 * The one table of pay concepts: each amount of a pay statement and each kind of time, in the order of
 * statement and screen. Whatever is typed, computed, stored, shown, explained or printed follows from this
 * table. A name that is not in it does not compile; a new one needs its words and its name on the wire.
 *
 * `stubRow` is the row in its table of the printed stub, which has another order. The contributions are in
 * the order of their ids 1 to 5 on the wire. Leave and holidays are paid at the regular rate.
 */
export const PAY_CONCEPTS = {
  regularPay: { kind: 'hourly', stubRow: 1, time: 'regular', rate: 'regular' },
  overtimePay: { kind: 'hourly', stubRow: 4, time: 'overtime', rate: 'overtime' },
  mealPeriodPay: { kind: 'hourly', stubRow: 5, time: 'mealPeriod', rate: 'mealPeriod' },
  vacationPay: { kind: 'hourly', stubRow: 6, time: 'vacation', rate: 'regular' },
  sickPay: { kind: 'hourly', stubRow: 7, time: 'sick', rate: 'regular' },
  holidayPay: { kind: 'hourly', stubRow: 8, time: 'holiday', rate: 'regular' },
  tips: { kind: 'typed-earning', stubRow: 9 },
  commissions: { kind: 'typed-earning', stubRow: 10 },
  concessions: { kind: 'typed-earning', stubRow: 11 },
  salary: { kind: 'salary', stubRow: 2 },
  bonus: { kind: 'typed-earning', stubRow: 3 },
  /** Tips that the employee already has: part of the gross, and deducted again by `tipsHeld`. */
  tipsReceived: { kind: 'typed-earning', stubRow: 12 },
  /** The severance (mesada) of who is dismissed. */
  severance: { kind: 'typed-earning', stubRow: 13 },
  /** The part of the severance that pays no income tax. */
  severanceExempt: { kind: 'exempt-part' },
  gross: { kind: 'total' },

  disabilityInsurance: { kind: 'contribution', stubRow: 5 },
  medicare: { kind: 'contribution', stubRow: 4 },
  socialSecurity: { kind: 'contribution', stubRow: 2 },
  socialSecurityOnTips: { kind: 'contribution', stubRow: 3 },
  incomeTaxWithheld: { kind: 'withholding', stubRow: 1 },
  chauffeurInsurance: { kind: 'contribution', stubRow: 6 },
  donation: { kind: 'typed-deduction', stubRow: 2 },
  reimbursedExpenses: { kind: 'reimbursement', stubRow: 1 },
  others: { kind: 'typed-deduction', stubRow: 6 },
  childSupport: { kind: 'typed-deduction', stubRow: 1 },
  aflac: { kind: 'typed-deduction', stubRow: 3 },
  medicalPlan: { kind: 'typed-deduction', stubRow: 5 },
  codaPlans: { kind: 'typed-deduction', stubRow: 4 },
  otherDiscounts: { kind: 'company-deductions' },
  otherIncreases: { kind: 'company-additions' },
  /** The tips received, which are not paid again. */
  tipsHeld: { kind: 'tips-deduction' },
  /** Social security and Medicare on tips that earlier entries of the year could not collect. */
  carriedIn: { kind: 'tips-deduction' },

  withheld: { kind: 'subtotal' },
  deducted: { kind: 'subtotal' },
  added: { kind: 'subtotal' },
  net: { kind: 'total' },
  uncollected: { kind: 'total' },

  regularMinutes: { kind: 'minutes', time: 'regular' },
  overtimeMinutes: { kind: 'minutes', time: 'overtime' },
  mealPeriodMinutes: { kind: 'minutes', time: 'mealPeriod' },
  vacationMinutes: { kind: 'minutes', time: 'vacation' },
  sickMinutes: { kind: 'minutes', time: 'sick' },
  holidayMinutes: { kind: 'minutes', time: 'holiday' },
} as const satisfies Record<string, PayConcept>;

export type ConceptKind = keyof typeof CONCEPT_KINDS;

type Sum =
  | 'company-deductions'
  | 'company-additions'
  | 'tips-deduction'
  | 'exempt-part'
  | 'total'
  | 'subtotal';
type PayConcept =
  | { kind: 'hourly'; stubRow: number; time: string; rate: keyof HourlyRates }
  | { kind: Exclude<ConceptKind, Sum | 'hourly' | 'minutes'>; stubRow: number }
  | { kind: Sum }
  | { kind: 'minutes'; time: string };

type Concepts = typeof PAY_CONCEPTS;

export type ConceptName = keyof Concepts;

/** The names of the concepts of these kinds. */
export type ConceptOf<Kind extends ConceptKind> = {
  [Name in ConceptName]: Concepts[Name]['kind'] extends Kind ? Name : never;
}[ConceptName];

/** A kind of time as typed: `regular`, `overtime`, … */
export type TimeKind = Concepts[ConceptOf<'minutes'>]['time'];

/** The names of all concepts, in the order of the table. */
export const CONCEPT_NAMES = Object.keys(PAY_CONCEPTS) as ConceptName[]; // Object.keys returns string[]

/** Returns true if a concept is of one of these kinds. */
export function isOfKind<Kind extends ConceptKind>(
  name: ConceptName,
  ...kinds: readonly Kind[]
): name is ConceptOf<Kind> {
  return kinds.some((kind) => kind === PAY_CONCEPTS[name].kind);
}

/** Returns the concepts of these kinds, in the order of the table. */
export function conceptsOf<Kind extends ConceptKind>(...kinds: readonly Kind[]): ConceptOf<Kind>[] {
  return CONCEPT_NAMES.filter((name) => isOfKind(name, ...kinds));
}

/** The kinds of concepts that are amounts by themselves, not sums. */
export const LINE_KINDS = [
  'hourly',
  'salary',
  'typed-earning',
  'contribution',
  'withholding',
  'typed-deduction',
  'reimbursement',
  'tips-deduction',
  'exempt-part',
] as const;

export type LineConcept = ConceptOf<(typeof LINE_KINDS)[number]>;

/** The concepts of `LINE_KINDS`, in the order of the table. */
export const LINE_CONCEPTS: readonly LineConcept[] = conceptsOf(...LINE_KINDS);

/** The kinds of time, in the order of the table. */
export const TIME_KINDS: readonly TimeKind[] = conceptsOf('minutes').map((name) => PAY_CONCEPTS[name].time);

/** Builds a record with one value for each name. */
export function byName<Name extends string, Value>(
  names: readonly Name[],
  value: (name: Name) => Value,
): Record<Name, Value> {
  // The type of `fromEntries` loses the keys.
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;
}
