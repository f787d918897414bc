import type { FilePerson, ReportFinding } from '../finding.ts';
import type { ReadFileRecord } from '../read-records.ts';
import { numberIn, type RecordTableField, valueOf } from '../record-table.ts';
import type { Rule } from '../rules.ts';
import { FORM_480_RECORDS } from './form-480-records.ts';

const { fields } = FORM_480_RECORDS['480.6SP'];

/**
 * Up to here the payee is not withheld from and needs no code to say why: Act 257-2018, sec. 1062.03(b)(1).
 */
const WITHOUT_CODE = 500_00;

const EXEMPT_ITEMS = [
  { paid: fields.item1, code: fields.exemptionCode1 },
  { paid: fields.item2, code: fields.exemptionCode2 },
];

/** Items that have something withheld. */
const WITHHELD_ITEMS = [
  { paid: fields.item3, withheld: fields.item3Withheld },
  { paid: fields.item4, withheld: fields.item4Withheld },
];

/**
 * Payees by the kind of their number: 1 an entity, 2 an individual; each has names and two of the items for
 * itself.
 */
const ENTITY = {
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
 * Checks the reasons for which Hacienda sends a form back (manual of errors of 2012), and what does not fit
 * the payee.
 */
export function checkPayee(
  record: ReadFileRecord,
  { person, tell }: { person: FilePerson; tell: ReportFinding },
): void {
  const tellOf = (rule: Rule, field: RecordTableField) => tell(rule, { record, field, person });
  const amount = (field: RecordTableField) => numberIn(record, field);

  const { names, others } = valueOf(record, fields.payeeKind) === '1' ? ENTITY : INDIVIDUAL;
  for (const field of names) if (!isFilled(record, field)) tellOf('required', field);
  for (const field of others) if (isFilled(record, field)) tellOf('payee-of-other-kind', field);

  if (AMOUNTS.every((field) => amount(field) === 0)) tellOf('nothing-paid', fields.item1);
  for (const { paid, withheld } of WITHHELD_ITEMS) {
    if (amount(withheld) > 0 && amount(paid) === 0) tellOf('withheld-without-paid', withheld);
    else if (amount(withheld) > amount(paid)) tellOf('withheld-above-paid', withheld);
  }
  for (const { paid, code } of EXEMPT_ITEMS) {
    if (amount(paid) > WITHOUT_CODE && !isFilled(record, code)) tellOf('exempt-code-missing', code);
  }
}

/** Returns true if a field has anything but blanks or, for an amount, zeros. */
function isFilled(record: ReadFileRecord, field: RecordTableField): boolean {
  return /[^0 ]/.test(valueOf(record, field));
}
