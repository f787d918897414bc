import { brokenRule, EMPLOYER_NUMBER, TAXPAYER_NUMBER } from '../field-kind.ts';
import type { FilePerson, ReportFinding } from '../finding.ts';
import type { ReadFileRecord } from '../read-records.ts';
import { numberIn, type RecordTableField, valueOf } from '../record-table.ts';
import type { Rule } from '../rules.ts';
import { FORM_480_RECORDS } from './form-480-records.ts';

const { fields } = FORM_480_RECORDS['480.6SP'];

/** Up to this amount nothing is withheld and no code is needed: Act 257-2018, sec. 1062.03(b)(1). */
const WITHOUT_CODE = 500_00;

const EXEMPT_ITEMS = [
  { paid: fields.item1, code: fields.exemptionCode1 },
  { paid: fields.item2, code: fields.exemptionCode2 },
];

/** The items from which something is withheld. */
const WITHHELD_ITEMS = [
  { paid: fields.item3, withheld: fields.item3Withheld },
  { paid: fields.item4, withheld: fields.item4Withheld },
];

/**
 * The rates between which services are withheld from: 6 % with a partial waiver (sec. 1062.03 as amended by
 * Act 257-2018), and 33 %, the highest rate of any income tax of Puerto Rico. A payee may ask for more than
 * 10 %.
 */
const WITHHOLDING = { lowest: 6, highest: 33 };

/** Each payment rounds its withholding to a cent, so that the sum of many may be this far from the rate. */
const ROUNDING = 1_00;

/**
 * The fields that only one kind of payee has, by the kind of the number: 1 an entity, 2 an individual. Each
 * kind has its own names and two items.
 */
const ENTITY = {
  numbers: EMPLOYER_NUMBER,
  names: [fields.payeeName],
  others: [
    fields.item1,
    fields.item3,
    fields.item3Withheld,
    fields.firstName,
    fields.middleName,
    fields.lastName,
    fields.motherLastName,
  ],
};

const INDIVIDUAL = {
  numbers: TAXPAYER_NUMBER,
  names: [fields.firstName, fields.lastName],
  others: [fields.item2, fields.item4, fields.item4Withheld, fields.payeeName],
};

const AMOUNTS = [
  fields.item1,
  fields.item2,
  fields.item3,
  fields.item3Withheld,
  fields.item4,
  fields.item4Withheld,
  fields.specialContribution,
  fields.reimbursedExpenses,
  fields.healthProviders,
];

/**
 * Checks the reasons for which Hacienda returns a form (manual of errors of 2012), and that the fields fit
 * the payee.
 */
export function checkPayee(
  record: ReadFileRecord,
  { person, tell }: { person: FilePerson; tell: ReportFinding },
): void {
  const tellOf = (rule: Rule, field: RecordTableField) => tell(rule, { record, field, person });
  const amount = (field: RecordTableField) => numberIn(record, field);

  const { names, others, numbers } = valueOf(record, fields.payeeKind) === '1' ? ENTITY : INDIVIDUAL;
  const number = isFilled(record, fields.payeeNumber)
    ? brokenRule(numbers, valueOf(record, fields.payeeNumber))
    : undefined;
  if (number) tellOf(number, fields.payeeNumber);
  for (const field of names) if (!isFilled(record, field)) tellOf('required', field);
  for (const field of others) if (isFilled(record, field)) tellOf('payee-of-other-kind', field);

  if (AMOUNTS.every((field) => amount(field) === 0)) tellOf('nothing-paid', fields.item1);
  for (const { paid, withheld } of WITHHELD_ITEMS) {
    if (amount(withheld) > 0 && amount(paid) === 0) tellOf('withheld-without-paid', withheld);
    else if (amount(withheld) > amount(paid)) tellOf('withheld-above-paid', withheld);
    else if (!isPossibleRate(amount(withheld), amount(paid))) tellOf('withholding-rate', withheld);
  }
  for (const { paid, code } of EXEMPT_ITEMS) {
    if (amount(paid) > WITHOUT_CODE && !isFilled(record, code)) tellOf('exempt-code-missing', code);
  }
}

/** Returns true if an amount may have been withheld from a payment; also if one of the two is no number. */
function isPossibleRate(withheld: number, paid: number): boolean {
  if (withheld === 0) return !(paid > 0);
  const isTooLittle = (withheld + ROUNDING) * 100 < paid * WITHHOLDING.lowest;
  const isTooMuch = (withheld - ROUNDING) * 100 > paid * WITHHOLDING.highest;
  return !isTooLittle && !isTooMuch;
}

/** Returns true if a field has content: anything but blanks or, for an amount, zeros. */
function isFilled(record: ReadFileRecord, field: RecordTableField): boolean {
  return /[^0 ]/.test(valueOf(record, field));
}
