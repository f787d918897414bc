import { getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { PROJECTIONS, type ProjectionKey, type ProjectionRows } from './projection-rows.ts';

/**
 * A row as two lists, its numbers and its other values, each in the order of the table's columns. A company
 * has hundreds of thousands of rows with up to seventy numbers; lists take a fraction of the time and memory
 * of objects.
 */
export type PackedRow = { numbers: (number | null)[]; others: (string | boolean | null)[] };

/** The columns of the two lists of a packed row. */
export type PackedColumns = { numbers: [string, PgColumn][]; others: [string, PgColumn][] };

const COLUMNS: Record<ProjectionKey, PackedColumns> = {
  ytd: packedColumns('ytd'),
  register: packedColumns('register'),
  openings: packedColumns('openings'),
  entries: packedColumns('entries'),
  contractorPayments: packedColumns('contractorPayments'),
  paidMarks: packedColumns('paidMarks'),
  cheques: packedColumns('cheques'),
  leaveAdjustments: packedColumns('leaveAdjustments'),
};

function packedColumns(projection: ProjectionKey): PackedColumns {
  const columns = Object.entries<PgColumn>(getTableColumns(PROJECTIONS[projection]));
  return {
    numbers: columns.filter(([, { dataType }]) => dataType === 'number'),
    others: columns.filter(([, { dataType }]) => dataType !== 'number'),
  };
}

/** Returns the columns of the packed rows of a projection. */
export function columnsOfPacked(projection: ProjectionKey): PackedColumns {
  return COLUMNS[projection];
}

/** Packs a row. */
export function packRow<Key extends ProjectionKey>(
  projection: Key,
  row: ProjectionRows[Key][number],
): PackedRow {
  const { numbers, others } = COLUMNS[projection];
  const values: Record<string, unknown> = row;
  return {
    numbers: numbers.map(([name]) => values[name]),
    others: others.map(([name]) => values[name]),
  } as PackedRow; // the columns of this table
}

/** Returns a packed row by the property names of the table. */
export function unpackRow<Key extends ProjectionKey>(
  projection: Key,
  { numbers, others }: PackedRow,
): ProjectionRows[Key][number] {
  const columns = COLUMNS[projection];
  return Object.fromEntries([
    ...columns.numbers.map(([name], place) => [name, numbers[place]]),
    ...columns.others.map(([name], place) => [name, others[place]]),
  ]) as ProjectionRows[Key][number]; // the columns of this table
}

/** Returns a packed row as PostgreSQL's `to_jsonb` has it. */
export function jsonOfRow(projection: ProjectionKey, { numbers, others }: PackedRow): object {
  const columns = COLUMNS[projection];
  // A loop, because `Object.fromEntries` takes three times as long for eighty columns.
  const json: Record<string, unknown> = {};
  columns.numbers.forEach(([, { name }], place) => {
    json[name] = numbers[place];
  });
  columns.others.forEach(([, { name, dataType }], place) => {
    const value = others[place];
    json[name] = dataType === 'custom' && typeof value === 'string' ? `\\x${value}` : value;
  });
  return json;
}

/** The key of a row of a company in its projection: a number, or a stream. */
export type RowKey = number | string;

const STREAM_KINDS: Record<string, string> = { employee: 'emp', contractor: 'ctr' };

/** Returns the key of a row. */
export function keyOfRow(projection: ProjectionKey, { numbers: [, id, taxYear], others }: PackedRow): RowKey {
  switch (projection) {
    case 'ytd':
      return `${STREAM_KINDS[`${others[0]}`]}:${id}:${taxYear}`;
    case 'openings':
      return `emp:${id}:${taxYear}`;
    case 'register':
    case 'entries':
    case 'contractorPayments':
    case 'paidMarks':
    case 'cheques':
    case 'leaveAdjustments':
      return id ?? 0;
  }
}

/** Returns true if two rows of a projection are equal. */
export function isSameRow(one: PackedRow, other: PackedRow): boolean {
  return isSameList(one.numbers, other.numbers) && isSameList(one.others, other.others);
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.every((value, place) => value === other[place]);
}
