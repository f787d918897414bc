import { byName, CONCEPT_NAMES, isOfKind } from '../pay/concepts.ts';
import { EMPLOYER_TAXES } from '../returns/employer-cost.ts';
import { FORM_480_ITEMS } from '../returns/form-480.ts';

const inCents = () => 'cents' as const;

/**
 * The amounts of each pay that the figures of documents are made of, with their units. A name means what the
 * document means by it: `socialSecurity` is withheld on a stub, and is the employer's in the cost of pay.
 */
export const BOX_UNITS = {
  // Stubs and lists: what a statement has
  ...byName(CONCEPT_NAMES, (name) => (isOfKind(name, 'minutes') ? 'minutes' : 'cents')),
  companyLine: 'cents',
  grossSoFar: 'cents',
  withheldSoFar: 'cents',
  netSoFar: 'cents',
  // What pay costs the employer, and its books
  ...byName(EMPLOYER_TAXES, inCents),
  employerShare: 'cents',
  totalCost: 'cents',
  debit: 'cents',
  credit: 'cents',
  // Leave and the Christmas bonus
  vacationTaken: 'minutes',
  sickTaken: 'minutes',
  countedMinutes: 'minutes',
  // Contractors and the 480.6SP
  ...byName(FORM_480_ITEMS, inCents),
  totalPaid: 'cents',
  totalWithheld: 'cents',
  // 941 and 943
  socialSecurityWages: 'cents',
  socialSecurityTips: 'cents',
  socialSecurityPay: 'cents',
  medicareWages: 'cents',
  additionalMedicareWages: 'cents',
  ficaWithheld: 'cents',
  // 940
  futaWages: 'cents',
  // 499 R-1B and W-2PR
  exemptWages: 'cents',
  taxableWages: 'cents',
  wages: 'cents',
  totalPay: 'cents',
  donations: 'cents',
  socialSecurityWithheld: 'cents',
  medicareWithheld: 'cents',
  // PRUI-10 and its text file
  disabilityWages: 'cents',
  unemploymentBase: 'cents',
  disabilityBase: 'cents',
  quarterWages: 'cents',
  // choferil
  weeks: 'count',
  // Those who are counted on a line: what they were paid of what makes them count
  counted: 'cents',
} as const satisfies Record<string, 'count' | 'cents' | 'minutes'>;
export type BoxAmount = keyof typeof BOX_UNITS;

/** The names of all box amounts. */
// The keys of a record over a closed union are that union.
export const BOX_AMOUNTS = Object.keys(BOX_UNITS) as [BoxAmount];

/** Returns true if a name is one of them. */
export function isBoxAmount(name: string): name is BoxAmount {
  return Object.hasOwn(BOX_UNITS, name);
}
