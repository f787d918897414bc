import type { FilePerson, ReportFinding } from '../finding.ts';
import type { ReadFileRecord } from '../read-records.ts';
import { numberIn, type RecordTableField, valueOf } from '../record-table.ts';
import type { Rule } from '../rules.ts';
import { areDifferent } from '../totals.ts';
import { type EmployeeNumbers, type FileEmployee, type FileEmployer, numbersOf } from './employee.ts';
import { W2PR_RECORDS } from './w2pr-records.ts';

const { RW, RO } = W2PR_RECORDS.suri;

/** 6.2 %, of wages and of tips: 26 U.S.C. § 3101(a). */
const SOCIAL_SECURITY_RATE = 0.062;
/** 1.45 %: 26 U.S.C. § 3101(b)(1). */
const MEDICARE_RATE = 0.0145;
/** 0.9 % more of what is above 200,000: 26 U.S.C. § 3102(f). */
const ADDITIONAL_MEDICARE = { rate: 0.009, from: 200_000_00 };
/** The largest number of payments in a year, 53 weekly paydays: each is rounded to the cent. */
const ROUNDED_PAYMENTS = 53;

/** A rule about the amounts of one employee, and the field at which it is reported. */
type AmountRule = {
  rule: Rule;
  record: 'RW' | 'RO';
  field: RecordTableField;
  isBroken: (numbers: EmployeeNumbers, employer: FileEmployer) => boolean;
  /** Returns the right amount, if there is a single one. */
  expected?: (numbers: EmployeeNumbers) => number;
};

const RULES: readonly AmountRule[] = [
  // Hacienda (Pub. 17-04, and the circulars on it).
  {
    rule: 'box-11',
    record: 'RO',
    field: RO.fields.totalPay,
    isBroken: (of) => areDifferent(of.totalPay, totalPay(of)),
    expected: totalPay,
  },
  {
    rule: 'social-security-above-base',
    record: 'RW',
    field: RW.fields.socialSecurityWages,
    isBroken: (of, { taxYear }) =>
      socialSecurityPay(of) > (wageLimits(taxYear)?.socialSecurityBase ?? Infinity),
  },
  {
    rule: 'social-security-tax-above-limit',
    record: 'RW',
    field: RW.fields.socialSecurityWithheld,
    isBroken: (of, { taxYear }) =>
      of.socialSecurityWithheld >
      Math.round((wageLimits(taxYear)?.socialSecurityBase ?? Infinity) * SOCIAL_SECURITY_RATE),
  },

  // The SSA returns a file for these (Pub. 42-007, tax year 2023, V.3; instructions of W-3C (PR)).
  {
    rule: 'medicare-below-social-security',
    record: 'RW',
    field: RW.fields.medicareWages,
    isBroken: (of) => of.medicareWages < socialSecurityPay(of),
  },
  {
    rule: 'social-security-tax-without-wages',
    record: 'RW',
    field: RW.fields.socialSecurityWithheld,
    isBroken: (of) => of.socialSecurityWithheld > 0 && socialSecurityPay(of) === 0,
  },
  {
    rule: 'medicare-tax-without-wages',
    record: 'RW',
    field: RW.fields.medicareWithheld,
    isBroken: (of) => of.medicareWithheld > 0 && of.medicareWages === 0,
  },
  {
    rule: 'household-below-threshold',
    record: 'RW',
    field: RW.fields.socialSecurityWages,
    isBroken: (of, employer) => isBelowThreshold(socialSecurityPay(of), employer),
  },
  {
    rule: 'household-below-threshold',
    record: 'RW',
    field: RW.fields.medicareWages,
    isBroken: (of, employer) => isBelowThreshold(of.medicareWages, employer),
  },

  // No agency returns a file for these, but each is likely a mistake.
  {
    rule: 'social-security-tax-differs',
    record: 'RW',
    field: RW.fields.socialSecurityWithheld,
    isBroken: (of) => isAllCollected(of) && isFarFrom(of.socialSecurityWithheld, socialSecurityTax(of)),
    expected: socialSecurityTax,
  },
  {
    rule: 'medicare-tax-differs',
    record: 'RW',
    field: RW.fields.medicareWithheld,
    isBroken: (of) => isAllCollected(of) && isFarFrom(of.medicareWithheld, medicareTax(of)),
    expected: medicareTax,
  },
  {
    rule: 'tax-without-wages',
    record: 'RO',
    field: RO.fields.incomeTaxWithheld,
    isBroken: (of) => of.incomeTaxWithheld > 0 && of.totalPay === 0,
  },
];

/** Checks the amounts of an employee against each other and against the limits of the year. */
export function checkAmounts(
  employee: FileEmployee,
  { employer, tell }: { employer: FileEmployer; tell: ReportFinding },
): void {
  const numbers = numbersOf(employee);
  for (const { rule, record: type, field, isBroken, expected } of RULES) {
    const record = employee[type];
    if (!record || !isBroken(numbers, employer)) continue;
    // Every rule is reported at a field of its own record.
    const found = numbers[field.name as keyof EmployeeNumbers];
    const amounts = expected && { amounts: { expected: expected(numbers), found } };
    tell(rule, { record, field, person: employee.person, ...amounts });
  }
}

/** Returns box 11: 7 + 8 + 9 + 10. */
function totalPay({ wages, commissions, concessions, tips }: EmployeeNumbers): number {
  return wages + commissions + concessions + tips;
}

/** Returns boxes 20 and 24, the pay subject to social security. */
function socialSecurityPay({ socialSecurityWages, socialSecurityTips }: EmployeeNumbers): number {
  return socialSecurityWages + socialSecurityTips;
}

// Where taxes on tips could not be collected, less is withheld than due. One of the files has only their sum.
function isAllCollected({ uncollectedTipsTax }: EmployeeNumbers): boolean {
  return !(uncollectedTipsTax > 0);
}

function socialSecurityTax(numbers: EmployeeNumbers): number {
  return Math.round(socialSecurityPay(numbers) * SOCIAL_SECURITY_RATE);
}

function medicareTax({ medicareWages }: EmployeeNumbers): number {
  const { rate, from } = ADDITIONAL_MEDICARE;
  return Math.round(medicareWages * MEDICARE_RATE + Math.max(0, medicareWages - from) * rate);
}

function isFarFrom(withheld: number, tax: number): boolean {
  return Math.abs(withheld - tax) > ROUNDED_PAYMENTS;
}

function isBelowThreshold(pay: number, { taxYear, employmentCode }: FileEmployer): boolean {
  return employmentCode === 'H' && pay > 0 && pay < (wageLimits(taxYear)?.householdThreshold ?? 0);
}

/** The limits that federal law sets for a year, in cents. */
type WageLimits = { socialSecurityBase: number; householdThreshold: number };

/**
 * The wage base of social security, announced by the SSA each October, and the least pay of a household
 * employee that is subject to social security and Medicare (SSA Pub. 42-007; Pub. 926).
 */
const BY_YEAR: Readonly<Record<number, WageLimits>> = {
  2024: { socialSecurityBase: 168_600_00, householdThreshold: 2_700_00 },
  2025: { socialSecurityBase: 176_100_00, householdThreshold: 2_800_00 },
  2026: { socialSecurityBase: 184_500_00, householdThreshold: 3_000_00 },
};

/**
 * Returns the limits of a year; undefined if they are not known yet, so that nothing is checked against them.
 */
function wageLimits(year: number): WageLimits | undefined {
  return BY_YEAR[year];
}

const { fields } = W2PR_RECORDS.suri.RS;

const BOXES = [
  { amount: fields.exemptWages16, code: fields.exemptCode16 },
  { amount: fields.exemptWages17, code: fields.exemptCode17 },
  { amount: fields.exemptWages18, code: fields.exemptCode18 },
];

/**
 * The limits of what is deferred in a CODA plan in a year, in cents: of a plan qualified in Puerto Rico
 * alone, of one that the IRS qualifies too, and how much more from the year of the 50th birthday. Sec.
 * 1081.01(d) of the Internal Revenue Code of Puerto Rico.
 */
const CODA_BY_YEAR: Readonly<Record<number, { puertoRico: number; dual: number; catchUp: number }>> = {
  2024: { puertoRico: 15_000_00, dual: 20_000_00, catchUp: 1_500_00 },
  2025: { puertoRico: 15_000_00, dual: 20_000_00, catchUp: 1_500_00 },
  2026: { puertoRico: 15_000_00, dual: 22_500_00, catchUp: 1_500_00 },
};
const CATCH_UP_AGE = 50;

/**
 * Checks what an employee deferred in CODA plans (box 15) against the limits of the year. The file does not
 * tell the kind of the plan, so that above the lower limit it is only a warning.
 */
export function checkDeferrals(
  { record, person }: { record: ReadFileRecord; person: FilePerson },
  { employer, tell }: { employer: FileEmployer; tell: ReportFinding },
): void {
  const limits = CODA_BY_YEAR[employer.taxYear];
  const deferred = numberIn(record, fields.codaPlans);
  if (!limits) return;
  const birthDate = numberIn(record, fields.birthDate);
  // Whose age is unknown may be 50.
  const isYounger = birthDate > 0 && employer.taxYear - Math.floor(birthDate / 10_000) < CATCH_UP_AGE;
  const more = isYounger ? 0 : limits.catchUp;
  const place = { record, field: fields.codaPlans, person };
  if (deferred > limits.dual + more) tell('coda-above-limit', place);
  else if (deferred > limits.puertoRico + more) tell('coda-above-puerto-rico-limit', place);
}

/** Codes that Hacienda accepts without a documented meaning. */
const UNEXPLAINED = /[H-J]/;
/**
 * Wages of employees who are 16 to 26 at the end of the year, up to 40,000: sec. 1031.02(a)(36) of the
 * Internal Revenue Code of Puerto Rico.
 */
const YOUNG = { code: 'E', ages: { from: 16, to: 26 }, limit: 40_000_00 };

/** Checks the exempt wages of an employee (boxes 16 to 18) against their codes. */
export function checkExemptWages(
  { record, person }: { record: ReadFileRecord; person: FilePerson },
  { employer, tell }: { employer: FileEmployer; tell: ReportFinding },
): void {
  for (const { amount, code: field } of BOXES) {
    const code = valueOf(record, field);
    const cents = numberIn(record, amount);
    const tellOf = (rule: Rule, at = field) => tell(rule, { record, field: at, person });

    if (cents > 0 && code.trim() === '') tellOf('exempt-code-missing');
    if (UNEXPLAINED.test(code)) tellOf('exempt-code-unexplained');
    if (!code.includes(YOUNG.code)) continue;
    const age = employer.taxYear - Number(valueOf(record, fields.birthDate).slice(0, 4));
    if (numberIn(record, fields.birthDate) > 0) {
      if (age < YOUNG.ages.from || age > YOUNG.ages.to) tellOf('young-outside-age', fields.birthDate);
    } else tellOf('young-without-birth-date', fields.birthDate);
    if (cents > YOUNG.limit) tellOf('young-above-limit', amount);
  }
}
