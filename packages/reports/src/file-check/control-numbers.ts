import type { FilePerson, ReportFinding } from './finding.ts';
import type { ReadFileRecord } from './read-records.ts';
import { numberIn, type RecordTableField, valueOf } from './record-table.ts';

/** The first of the numbers that Hacienda assigns itself (Hacienda, Pub. 19-02). */
const RESERVED = 900_000_000;

/**
 * Checks the control numbers of the employer: each number is unique for a form and year (Hacienda, Pub.
 * 19-02).
 */
export function watchControlNumbers(tell: ReportFinding) {
  const given = new Set<number>();
  let last = 0;
  return (record: ReadFileRecord, field: RecordTableField, person: FilePerson) => {
    const number = numberIn(record, field);
    if (Number.isNaN(number)) return;
    const place = { record, field, person };
    if (number === 0) tell('control-number-zero', place);
    else if (given.has(number)) tell('control-number-repeated', place);
    else if (number < last) tell('control-number-falling', place);
    if (number >= RESERVED) tell('control-number-reserved', place);
    given.add(number);
    last = number;
  };
}

/** Warns of a person's number that another record has too. One person may have two records. */
export function watchPersons(tell: ReportFinding) {
  const seen = new Set<string>();
  return (record: ReadFileRecord, field: RecordTableField, person: FilePerson) => {
    const number = valueOf(record, field);
    if (seen.has(number)) tell('person-repeated', { record, field, person });
    seen.add(number);
  };
}
