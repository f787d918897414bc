import type { CalendarDate } from '@garita/domain/time/calendar-date';

/**
 * The kind of a field, which decides how it is written. `person` and `company` are names with the letters
 * that agencies accept; `text` is any other text; `taxpayer` is a nine-digit number, which a screen shows
 * masked; `cents` and `count` are right-aligned and filled with zeros; `date` is YYYYMMDD, blank for none.
 */
type NamedKind = 'person' | 'company' | 'text' | 'email' | 'digits' | 'taxpayer' | 'cents' | 'count' | 'date';

/** A field with data about somebody. */
export type NamedField<Kind extends NamedKind = NamedKind, Name extends string = string> = {
  kind: Kind;
  name: Name;
  width: number;
  /** The first position as the publication prints it, counted from 1; it checks the widths before it. */
  printedStart: number;
  /** The box or item of the paper form with the same figure. */
  box?: string;
  /** True if the field must not be empty. A field of digits is always required. */
  isRequired?: true;
  /** True if the publication lets a longer text be cut at the width. */
  mayCut?: true;
  /** True for an amount that may have more digits: the greatest that has room stands for it. */
  mayCap?: true;
  /** True for words that identify somebody: they must be whole, or there is no file. */
  isNumber?: true;
  /** True for the moment at which the file was made, which differs each time. */
  isMoment?: true;
};

/** A field with the same content in every record. */
export type FixedField = {
  kind: 'blank' | 'zeros' | 'literal';
  width: number;
  printedStart: number;
  text: string;
};

export type LayoutField = NamedField | FixedField;
export type FieldValue = string | number | null;

/** A record of a fixed-width file: its fields in order, which fill its whole length. */
export type RecordLayout<Fields extends readonly LayoutField[] = readonly LayoutField[]> = {
  /** The name of the record in the publication, such as 'RW'. */
  id: string;
  length: number;
  fields: Fields;
  /** The layout in pieces: what is constant between two values is one text. */
  pieces: readonly (string | NamedField)[];
};

type ValueOf<Kind> = Kind extends 'cents' | 'count'
  ? number
  : Kind extends 'date'
    ? CalendarDate | null
    : string;

/** The values that a record is written from: one for each field that has a name. */
export type ValuesOf<Layout> =
  Layout extends RecordLayout<infer Fields>
    ? { [One in Extract<Fields[number], NamedField> as One['name']]: ValueOf<One['kind']> }
    : never;

/**
 * Defines a record of this length.
 *
 * @throws RangeError if a field does not begin at its printed position, if the fields do not fill the record,
 * or if two have the same name
 */
export function recordLayout<const Fields extends readonly LayoutField[]>(
  id: string,
  length: number,
  fields: Fields,
): RecordLayout<Fields> {
  const names = new Set<string>();
  const pieces: (string | NamedField)[] = [];
  let start = 1;
  for (const field of fields) {
    if (field.printedStart !== start) {
      throw new RangeError(`${id}: a field is printed at ${field.printedStart} and begins at ${start}`);
    }
    if ('name' in field) {
      if (names.has(field.name)) throw new RangeError(`${id} has two fields ${field.name}`);
      names.add(field.name);
      pieces.push(field);
    } else {
      const last = pieces.at(-1);
      if (typeof last === 'string') pieces[pieces.length - 1] = last + field.text;
      else pieces.push(field.text);
    }
    start += field.width;
  }
  if (start - 1 !== length) throw new RangeError(`${id} has ${start - 1} characters and not ${length}`);
  return { id, length, fields, pieces };
}

/** Returns the positions of a field: '3-11'. */
export function placeOf({ printedStart, width }: Pick<LayoutField, 'printedStart' | 'width'>): string {
  return width === 1 ? String(printedStart) : `${printedStart}-${printedStart + width - 1}`;
}

// Fields of a layout: the first position, the width, the name.
export const person = named('person');
export const company = named('company');
export const text = named('text');
export const email = named('email');
export const digits = named('digits');
export const taxpayer = named('taxpayer');
export const cents = named('cents');
export const count = named('count');
export const date = named('date');

export function blank(printedStart: number, width: number): FixedField {
  return { kind: 'blank', width, printedStart, text: ' '.repeat(width) };
}

export function zeros(printedStart: number, width: number): FixedField {
  return { kind: 'zeros', width, printedStart, text: '0'.repeat(width) };
}

export function literal(printedStart: number, fixed: string): FixedField {
  return { kind: 'literal', width: fixed.length, printedStart, text: fixed };
}

function named<Kind extends NamedKind>(kind: Kind) {
  return <const Name extends string>(
    printedStart: number,
    width: number,
    name: Name,
    about: Pick<NamedField, 'box' | 'isRequired' | 'mayCut' | 'mayCap' | 'isNumber' | 'isMoment'> = {},
  ): NamedField<Kind, Name> => ({ kind, name, width, printedStart, ...about });
}
