import { byName, CONCEPT_NAMES, isOfKind } from '../pay/concepts.ts';
import { EMPLOYER_TAXES } from '../returns/employer-cost.ts';
import { FORM_480_ITEMS } from '../returns/form-480.ts';

const inCents = () => 'cents' as const;

/**
 * The amounts of pay that document figures are made of, with their units. A name has the meaning of its
 * document: `socialSecurity` is withheld on a stub, but an employer contribution in the employer's cost.
 */
export const BOX_UNITS = {
  // Stubs and lists: the concepts of a statement
  ...byName(CONCEPT_NAMES, (name) => (isOfKind(name, 'minutes') ? 'minutes' : 'cents')),
  allTips: 'cents',
  companyLine: 'cents',
  grossSoFar: 'cents',
  withheldSoFar: 'cents',
  netSoFar: 'cents',
  // Employer contributions and the journal
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
  ficaUncollected: 'cents',
  // 940
  futaWages: 'cents',
  // 499 R-1B and W-2PR
  exemptWages: 'cents',
  exemptSeverance: 'cents',
  taxableWages: 'cents',
  wages: 'cents',
  totalPay: 'cents',
  donations: 'cents',
  socialSecurityWithheld: 'cents',
  medicareWithheld: 'cents',
  uncollectedSocialSecurity: 'cents',
  uncollectedMedicare: 'cents',
  // PRUI-10 and its text file
  disabilityWages: 'cents',
  unemploymentBase: 'cents',
  disabilityBase: 'cents',
  quarterWages: 'cents',
  // choferil
  weeks: 'count',
  // Head counts; the parts are the pay that makes a person count
  counted: 'cents',
} as const satisfies Record<string, 'count' | 'cents' | 'minutes'>;
export type BoxAmount = keyof typeof BOX_UNITS;

/** The names of all box amounts. */
// The keys of a record over a closed union are that union.
export const BOX_AMOUNTS = Object.keys(BOX_UNITS) as [BoxAmount];

/** Returns true if a name is a box amount. */
export function isBoxAmount(name: string): name is BoxAmount {
  return Object.hasOwn(BOX_UNITS, name);
}
