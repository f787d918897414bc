import { objectFactory, type Property } from '../database/object-factory.ts';

/** The columns of a row that hold the values of a part of a record. */
type ColumnsOfPart<Part, Row> = {
  readonly [Name in keyof Part]-?: Part[Name] extends object
    ? ColumnsOfPart<Part[Name], Row>
    : ColumnOf<Row, Part[Name]>;
};

/** The columns that can hold such a value. */
type ColumnOf<Row, Value> = { [Name in keyof Row]-?: Row[Name] extends Value ? Name : never }[keyof Row];

/** The parts of a record whose values are columns side by side in its row. */
export type NestedColumns<Input, Row> = {
  readonly [Name in Exclude<keyof Input, keyof Row>]-?: ColumnsOfPart<Input[Name], Row>;
};

/** The two conversions between a record and its row. */
export type Nesting<Input, Row> = { toColumns: (input: Input) => Row; fromRow: (row: Row) => Input };

type Values = Record<string, unknown>;
type Columns = { readonly [name: string]: string | Columns };

/**
 * Makes the conversions of records whose parts are columns side by side; all other values have the name of
 * their column.
 */
export function nesting<Input extends object, Row extends Pick<Input, keyof Input & keyof Row>>(
  nested: NestedColumns<Input, Row>,
): Nesting<Input, Row> {
  const parts = nested as Columns; // whose names and columns the types have seen
  const columns = new Set(columnsIn(parts));
  const readers = Object.entries(parts).map(([name, place]) => ({ name, read: readerOf(place) }));
  const fromRow = ofSameNames((names) => [
    ...valuesOf(names.filter((name) => !columns.has(name))),
    ...readers,
  ]);
  return {
    toColumns: (input) => {
      const flat = Object.entries(input).filter(([name]) => !(name in parts));
      return { ...Object.fromEntries(flat), ...flattenValues(parts, input as Values) } as Row;
    },
    fromRow: (row) => fromRow(row) as Input,
  };
}

/** Returns the function that copies rows without some columns; all rows have the same columns. */
export function without(columns: ReadonlySet<string>): (row: Values) => Values {
  return ofSameNames((names) => valuesOf(names.filter((name) => !columns.has(name))));
}

// The names come from the first row.
function ofSameNames(partsOf: (names: string[]) => Property<Values>[]): (row: Values) => Values {
  let make: ((row: Values) => Values) | undefined;
  return (row) => {
    make ??= objectFactory(partsOf(Object.keys(row)));
    return make(row);
  };
}

function valuesOf(names: readonly string[]): Property<Values>[] {
  return names.map((name) => ({ name, read: (row) => row[name] }));
}

function readerOf(place: string | Columns): Property<Values>['read'] {
  if (typeof place === 'string') return (row) => row[place];
  return objectFactory(Object.entries(place).map(([name, inner]) => ({ name, read: readerOf(inner) })));
}

function columnsIn(parts: Columns): string[] {
  return Object.values(parts).flatMap((place) => (typeof place === 'string' ? place : columnsIn(place)));
}

function flattenValues(parts: Columns, part: Values): Values {
  const row: Values = {};
  for (const [name, place] of Object.entries(parts)) {
    if (typeof place === 'string') row[place] = part[name];
    else Object.assign(row, flattenValues(place, part[name] as Values));
  }
  return row;
}
