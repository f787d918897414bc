import type { RecordLayout, ValuesOf } from '../fixed-width/record-layout.ts';
import type { RecordValues } from '../fixed-width/write-record.ts';
import type { RecordOwner } from './record-owner.ts';

/** A record of a file, with the person or company that it is of. */
export type AgencyFileRecord = {
  layout: RecordLayout;
  values: RecordValues;
  owner: RecordOwner;
  /**
   * The payer of the owner, to whom the fields belong that begin with 'payer'. Absent where the owner is the
   * payer.
   */
  payer?: RecordOwner;
};

/** A record of this layout; what it needs is known by its type. */
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
