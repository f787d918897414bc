import { watchControlNumbers, watchPersons } from '../control-numbers.ts';
import type { FilePerson, ReportFinding } from '../finding.ts';
import type { ReadFileRecord } from '../read-records.ts';
import { valueOf, wordsIn } from '../record-table.ts';
import { checkAmounts, checkDeferrals, checkExemptWages } from './amount-rules.ts';
import { type FileEmployee, type FileEmployer, numbersOf } from './employee.ts';
import { W2PR_RECORDS, type W2prAgency, type W2prRecordType } from './w2pr-records.ts';

const { RW, RS } = W2PR_RECORDS.suri;

/**
 * Collects the records of each employee and checks them when the next one begins: memory holds one employee.
 */
export function watchEmployees({
  agency,
  employer,
  tell,
}: {
  agency: W2prAgency;
  employer: FileEmployer;
  tell: ReportFinding;
}) {
  const watchNumber = watchPersons(tell);
  const watchControlNumber = watchControlNumbers(tell);
  const checkKindOfWork = watchKindOfWork({ employer, tell });
  let employee: FileEmployee | undefined;
  let last: ReadFileRecord | undefined;
  let isEmpty = true;
  let ordinal = 0;

  return {
    /** Returns the person of a record; undefined if it is about nobody. */
    pass: (record: ReadFileRecord, type: W2prRecordType): FilePerson | undefined => {
      if (type === 'RW') start(record);
      else if (!employee) return undefined;
      else if (type === 'RO') employee.RO = record;
      else if (type !== 'RS') finish();
      // The SSA does not read it.
      else if (agency === 'suri') employee.RS = record;
      return employee?.person;
    },
    end: () => {
      finish();
      // SSA, Pub. 42-007: a report in which nobody has any amount is returned.
      if (last && isEmpty) tell('report-of-zeros', { record: last });
    },
  };

  function start(record: ReadFileRecord): void {
    finish();
    employee = { person: { ordinal: (ordinal += 1), name: nameIn(record) }, RW: record };
    watchNumber(record, RW.fields.socialSecurityNumber, employee.person);
  }

  function finish(): void {
    if (!employee) return;
    last = employee.RW;
    if (!hasWages(employee)) {
      tell('employee-of-zeros', { record: employee.RW, person: employee.person });
    } else isEmpty = false;
    checkAmounts(employee, { employer, tell });
    const { RS: record, person } = employee;
    if (record) {
      checkExemptWages({ record, person }, { employer, tell });
      checkDeferrals({ record, person }, { employer, tell });
      checkStateRecord({ ...employee, RS: record }, tell);
      checkKindOfWork({ record, person });
      watchControlNumber(record, RS.fields.controlNumber, person);
    }
    employee = undefined;
  }
}

/** Returns true if an employee has wages, tips or other pay; a certificate of zeros says nothing. */
function hasWages(employee: FileEmployee): boolean {
  const numbers = numbersOf(employee);
  const { socialSecurityWages, socialSecurityTips, medicareWages, totalPay } = numbers;
  const exempt = [numbers.exemptWages16, numbers.exemptWages17, numbers.exemptWages18];
  const withheld = [numbers.incomeTaxWithheld, numbers.socialSecurityWithheld, numbers.medicareWithheld];
  // A field that is no number has been reported.
  const pay = [socialSecurityWages, socialSecurityTips, medicareWages, totalPay, ...withheld];
  return pay.some((amount) => amount !== 0) || exempt.some((amount) => amount > 0);
}

function nameIn(record: ReadFileRecord): string {
  const { firstName, middleName, lastName, nameSuffix } = RW.fields;
  return wordsIn(record, [firstName, middleName, lastName, nameSuffix]);
}

/** The fields of a person that RS and RW share. */
const SAME = [
  'socialSecurityNumber',
  'firstName',
  'middleName',
  'lastName',
  'nameSuffix',
  'location',
  'street',
  'city',
  'state',
  'zip',
  'zipExtension',
] as const;

const MARKS = [
  RS.fields.payMark1,
  RS.fields.payMark2,
  RS.fields.payMark3,
  RS.fields.payMark4,
  RS.fields.payMark5,
];

/** The kinds of employers whose certificates have a mark: household (box B) and farm (box C). */
const MARKED_EMPLOYERS = ['H', 'A'];

/** Reports a record for Hacienda of another person than the record before it. */
function checkStateRecord(
  { RW: wages, RS: record, person }: { RW: ReadFileRecord; RS: ReadFileRecord; person: FilePerson },
  tell: ReportFinding,
): void {
  for (const name of SAME) {
    const field = RS.fields[name];
    if (valueOf(record, field) !== valueOf(wages, RW.fields[name])) {
      tell('other-than-before', { record, field, person });
    }
  }
}

/**
 * Reports once if a household or farm employer marks no kind of work, because it applies to every employee.
 */
function watchKindOfWork({ employer, tell }: { employer: FileEmployer; tell: ReportFinding }) {
  let isReported = false;
  return ({ record, person }: { record: ReadFileRecord; person: FilePerson }): void => {
    if (isReported || !MARKED_EMPLOYERS.includes(employer.employmentCode)) return;
    if (MARKS.some((mark) => valueOf(record, mark) !== ' ')) return;
    tell('kind-of-work-blank', { record, field: RS.fields.payMark1, person });
    isReported = true;
  };
}
