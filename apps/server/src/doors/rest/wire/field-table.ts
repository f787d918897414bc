import type { z } from 'zod';
import type { FieldError } from '../../../refusal/app-error.ts';
import type { WireValue } from './wire-value.ts';

/** The name of a field on the wire, and how its value is spelled there. */
export type WireField = { name: string; value: WireValue };

/**
 * The dotted paths of the values of a record that are no objects; a list is one value: `'postalAddress.zip'`.
 */
export type LeafPath<Shape> = {
  [Key in keyof Shape & string]: Shape[Key] extends readonly unknown[]
    ? Key
    : Shape[Key] extends object
      ? `${Key}.${LeafPath<Shape[Key]>}`
      : Key;
}[keyof Shape & string];

/** The spelling of every field of a kind of record. A forgotten field does not compile. */
export type FieldTable<Shape> = Record<LeafPath<Shape>, WireField>;

/** The schemas of a record's values by wire name. */
export type WireShape = Record<string, z.ZodType>;

/** A body as the documented interface spells it. */
export type BodyWire<Shape> = {
  /**
   * Reads a body without its unknown names. Errors: `invalid-input` with wire names, together with those that
   * `refuse` throws.
   */
  decode: (body: unknown, refuse?: () => void) => Shape;
  /** Awaits a use case, and names the fields that it refuses as the wire does. */
  naming: <Result>(work: Promise<Result>) => Promise<Result>;
  /** Returns the fields for the document. */
  shape: () => WireShape;
  /** The required names that reading an empty body does not show. */
  required?: readonly string[];
  /** True if decoding returns a function that reads the body once more is known. */
  isReadLater?: true;
  /** Names that documented programs send and that are ignored. */
  alsoTakes?: readonly string[];
};

/** A kind of record as the documented interface spells it, in both directions. */
export type RecordWire<Shape> = BodyWire<Shape> & {
  /** Returns an error with the field as it is called on the wire. */
  named: (error: FieldError) => FieldError;
  encode: (record: Shape) => WireBody;
  /** Writes the known fields of a record: the defaults of a new one, or the saved ones. */
  encodeDraft: (draft: object) => WireBody;
};

/** The fields of a body by their names. */
export type WireBody = Record<string, unknown>;

/** Returns the spelling of a field for a table. */
export function fieldAs(name: string, value: WireValue): WireField {
  return { name, value };
}

/** Returns the table of a part of a record, with the part before each name. */
export function within<Prefix extends string, Name extends string>(
  prefix: Prefix,
  table: Record<Name, WireField>,
): Record<`${Prefix}.${Name}`, WireField> {
  const fields = Object.entries<WireField>(table).map(([name, field]) => [`${prefix}.${name}`, field]);
  return Object.fromEntries(fields) as Record<`${Prefix}.${Name}`, WireField>; // fromEntries forgets its keys
}
