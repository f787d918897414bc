import { watchControlNumbers, watchPersons } from '../control-numbers.ts';
import type { FilePerson, ReportFinding } from '../finding.ts';
import type { FileChecker, ReadFileRecord, TextFileLine } from '../read-records.ts';
import { checkFields, type RecordOrder, watchOrder, watchSameValues } from '../record-checks.ts';
import { wordsIn } from '../record-table.ts';
import { type CountRule, fieldPlace, type SumRule, sumsByName, watchTotals } from '../totals.ts';
import { FORM_480_RECORDS } from './form-480-records.ts';
import { checkPayee } from './payee-rules.ts';

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
function recordTypeOf({ text }: TextFileLine): RecordType | null {
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
