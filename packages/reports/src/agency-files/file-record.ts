import type { RecordLayout, ValuesOf } from '../fixed-width/record-layout.ts';
import type { RecordValues } from '../fixed-width/write-record.ts';
import type { RecordOwner } from './record-owner.ts';

/** A record of a file, with the person or company it is about. */
export type AgencyFileRecord = {
  layout: RecordLayout;
  values: RecordValues;
  owner: RecordOwner;
  /**
   * The payer of the owner, who owns the fields whose names begin with 'payer'. Absent if the owner is the
   * payer.
   */
  payer?: RecordOwner;
};

/** Makes a record of this layout; the compiler checks its values. */
export function agencyFileRecord<Layout extends RecordLayout>(
  layout: Layout,
  owner: RecordOwner,
  values: ValuesOf<Layout> & RecordValues,
): AgencyFileRecord {
  return { layout, owner, values };
}

/** Returns the owner of a field's data. */
export function fieldOwner({ owner, payer = owner }: AgencyFileRecord, field: string): RecordOwner {
  return field.startsWith('payer') ? payer : owner;
}
