import { watchPersons } from '../control-numbers.ts';
import type { FilePerson, ReportFinding } from '../finding.ts';
import type { FileChecker, ReadFileRecord } from '../read-records.ts';
import { checkFields, watchSameValues } from '../record-checks.ts';
import { numberIn, valueOf, wordsIn } from '../record-table.ts';
import { WAGE_RECORD } from './wage-records.ts';

const { fields } = WAGE_RECORD;

/** The fields that are equal in all records: one employer, one quarter, and one time of writing. */
const SAME = [
  {
    type: WAGE_RECORD.type,
    fields: [
      fields.fileDate,
      fields.fileTime,
      fields.quarterYear,
      fields.quarter,
      fields.unemploymentAccount,
      fields.fileDateAgain,
    ],
  },
];

/** Checks a quarter's wages: every record is an employee's, and there is no head and no total. */
export function checkWageFile(tell: ReportFinding): FileChecker {
  const same = watchSameValues(SAME, tell);
  const watchNumber = watchPersons(tell);
  let ordinal = 0;

  return {
    typeOf: () => WAGE_RECORD.type,
    check: (record) => {
      const person = { ordinal: (ordinal += 1), name: nameIn(record) };
      checkFields(record, WAGE_RECORD, tell, person);
      if (record.text.length !== WAGE_RECORD.length) return;
      same.pass(record, person);
      watchNumber(record, fields.socialSecurityNumber, person);
      checkEmployee(record, { person, tell });
    },
    end: () => {},
    year: () => {
      const year = same.number('quarterYear');
      return year === null ? null : 2000 + year;
    },
  };
}

function checkEmployee(
  record: ReadFileRecord,
  { person, tell }: { person: FilePerson; tell: ReportFinding },
): void {
  const letters = valueOf(record, fields.lastName).slice(0, 4);
  if (valueOf(record, fields.lastNameLetters) !== letters) {
    tell('other-than-before', { record, field: fields.lastNameLetters, person });
  }
  if (valueOf(record, fields.fileDate) !== valueOf(record, fields.fileDateAgain)) {
    tell('other-than-before', { record, field: fields.fileDateAgain, person });
  }
  if (numberIn(record, fields.quarterWages) === 0)
    tell('no-wages', { record, field: fields.quarterWages, person });
}

function nameIn(record: ReadFileRecord): string {
  return wordsIn(record, [fields.firstName, fields.middleInitial, fields.lastName, fields.motherLastName]);
}
