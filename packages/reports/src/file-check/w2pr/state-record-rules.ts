import type { FilePerson, ReportFinding } from '../finding.ts';
import type { ReadFileRecord } from '../read-records.ts';
import { valueOf } from '../record-table.ts';
import type { FileEmployer } from './employee.ts';
import { W2PR_RECORDS } from './w2pr-records.ts';

const { RW, RS } = W2PR_RECORDS.suri;

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

/** The employers whose certificates have a mark: household (box B) and farm (box C). */
const MARKED_EMPLOYERS = ['H', 'A'];

/** Tells where the record for Hacienda is of another person than the one before it. */
export function checkStateRecord(
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
 * Tells once where a household or farm employer marks no kind of work: it holds of everybody in the file
 * alike.
 */
export function watchKindOfWork({ employer, tell }: { employer: FileEmployer; tell: ReportFinding }) {
  let isTold = false;
  return ({ record, person }: { record: ReadFileRecord; person: FilePerson }): void => {
    if (isTold || !MARKED_EMPLOYERS.includes(employer.employmentCode)) return;
    if (MARKS.some((mark) => valueOf(record, mark) !== ' ')) return;
    tell('kind-of-work-blank', { record, field: RS.fields.payMark1, person });
    isTold = true;
  };
}
