import { type AgencyFileRecord, fieldOwner } from './file-record.ts';
import { type RecordOwner, recordPath } from './record-owner.ts';

/**
 * A place in a file: the number of its record and the position in it, both from 1; without position, the
 * whole record.
 */
export type FilePlace = { record: number; position: number | null };

/** The owner of the data in a place of the file, and the field of the record's form; '' if no form has it. */
export type PlaceOwner = RecordOwner & { field: string };

/**
 * Returns the owners of some places of a file, in the order of the places.
 *
 * @throws RangeError for a place that the file does not have
 */
export function placeOwners(records: Iterable<AgencyFileRecord>, places: readonly FilePlace[]): PlaceOwner[] {
  const wanted = new Set(places.map(({ record }) => record));
  const found = new Map<number, AgencyFileRecord>();
  let number = 0;
  for (const record of records) {
    number += 1;
    if (wanted.has(number)) found.set(number, record);
  }
  return places.map(({ record, position }) => {
    const at = found.get(record);
    if (!at) throw new RangeError(`The file has no record ${record}`);
    const field = fieldAt(at, position);
    const owner = fieldOwner(at, field);
    return { ...owner, field: recordPath(owner, field) };
  });
}

function fieldAt({ layout }: AgencyFileRecord, position: number | null): string {
  const field = layout.fields.find(({ printedStart }) => printedStart === position);
  return field && 'name' in field ? field.name : '';
}
