import { watchControlNumbers, watchPersons } from '../control-numbers.ts';
import { brokenRule, EMPLOYER_NUMBER, TAXPAYER_NUMBER } from '../field-kind.ts';
import type { FilePerson, ReportFinding } from '../finding.ts';
import type { FileChecker, FileLine, ReadFileRecord } from '../read-records.ts';
import { checkFields, type RecordOrder, watchOrder, watchSameValues } from '../record-checks.ts';
import { numberIn, type RecordTableField, valueOf, wordsIn } from '../record-table.ts';
import type { Rule } from '../rules.ts';
import { type CountRule, fieldPlace, type SumRule, sumsByName, watchTotals } from '../totals.ts';
import { FORM_480_RECORDS } from './form-480-records.ts';

const { PA, '480.6SP': form, '480.6SP.2': reconciliation, '480.5': summary } = FORM_480_RECORDS;

type RecordType = keyof typeof FORM_480_RECORDS;

const ORDER: RecordOrder = {
  start: ['SU'],
  SU: ['PA'],
  PA: ['480.6SP'],
  '480.6SP': ['480.6SP', '480.6SP.2'],
  '480.6SP.2': ['480.5'],
  '480.5': ['end'],
};

/**
 * The fields that are equal in all records: one payer, one year, and either originals or amended forms
 * (Hacienda, Pub. 13-07).
 */
const SAME = [PA, form, reconciliation, summary].map(({ type, fields }) => ({
  type,
  fields: [fields.taxYear, fields.employerNumber, fields.documentType],
}));

/** Checks a file of 480.6SP. */
export function checkForm480File(tell: ReportFinding): FileChecker {
  const order = watchOrder(ORDER, tell);
  const passTotals = watchTotals(FORM_480_TOTALS, tell);
  const same = watchSameValues(SAME, tell);
  const watchControlNumber = watchControlNumbers(tell);
  const watchNumber = watchPersons(tell);
  let ordinal = 0;

  return {
    typeOf: recordTypeOf,
    check: (record) => {
      order.pass(record);
      const { type } = record;
      if (type === null || !isRecordType(type)) return;
      const person = type === '480.6SP' ? { ordinal: (ordinal += 1), name: payeeName(record) } : undefined;
      checkFields(record, FORM_480_RECORDS[type], tell, person);
      same.pass(record, person);
      if (person) checkForm(record, person);
      passTotals(record);
    },
    end: order.end,
    year: () => same.number('taxYear'),
  };

  function checkForm(record: ReadFileRecord, person: FilePerson): void {
    checkPayee(record, { person, tell });
    watchControlNumber(record, form.fields.controlNumber, person);
    watchNumber(record, form.fields.payeeNumber, person);
  }
}

/**
 * Returns the kind of a record. The forms have no letters of their own: the 480.6SP.2 is type I, and only the
 * 480.5 has the payer in position 23.
 */
function recordTypeOf({ text }: FileLine): RecordType | null {
  const start = text.slice(0, 2);
  if (start === 'SU' || start === 'PA') return start;
  switch (text.slice(12, 13)) {
    case 'I':
      return '480.6SP.2';
    case 'H':
      return text[22] === ' ' ? '480.6SP' : '480.5';
    default:
      return null;
  }
}

function isRecordType(type: string): type is RecordType {
  return Object.hasOwn(FORM_480_RECORDS, type);
}

function payeeName(record: ReadFileRecord): string {
  const { payeeName: entity, firstName, middleName, lastName, motherLastName } = form.fields;
  return wordsIn(record, [entity, firstName, middleName, lastName, motherLastName]);
}

const PAID = (['item1', 'item2', 'item3', 'item4'] as const).map((name) => fieldPlace(form, name));
const WITHHELD = (['item3Withheld', 'item4Withheld'] as const).map((name) => fieldPlace(form, name));

const SUMS: readonly SumRule[] = [
  ...sumsByName(reconciliation, form, [
    'healthProviders',
    'reimbursedExpenses',
    'specialContribution',
    'item1',
    'item2',
    'item3',
    'item3Withheld',
    'item4',
    'item4Withheld',
  ]),
  { total: fieldPlace(reconciliation, 'totalPaid'), parts: PAID },
  { total: fieldPlace(reconciliation, 'totalWithheld'), parts: WITHHELD },
  { total: fieldPlace(summary, 'totalPaid'), parts: PAID },
  { total: fieldPlace(summary, 'totalWithheld'), parts: WITHHELD },
];

const COUNTS: readonly CountRule[] = [
  { total: fieldPlace(reconciliation, 'forms'), counted: '480.6SP' },
  { total: fieldPlace(summary, 'forms'), counted: '480.6SP' },
];

/** The 480.6SP.2 and the 480.5 hold the totals of all forms (Hacienda, manual of errors of 2012). */
const FORM_480_TOTALS = { sums: SUMS, counts: COUNTS };

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
function checkPayee(
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
