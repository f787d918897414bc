import { expect, it } from 'vitest';
import { changedLines } from '../filing/filed/document-lines.ts';
import { separateColumns, splitLineByColumn } from './line-columns.es.ts';

it('splits a line into its columns, each with its difference', () => {
  // 480.00 × 0.124 = 59.52; 600.00 × 0.124 = 74.40
  const filed = splitLineByColumn('5a · Salarios', ['480.00', '59.52']);
  expect(changedLines(filed, splitLineByColumn('5a · Salarios', ['600.00', '74.40']))).toEqual([
    { name: '5a · Salarios · columna 1', filed: '480.00', now: '600.00', difference: 120_00 },
    { name: '5a · Salarios · columna 2', filed: '59.52', now: '74.40', difference: 14_88 },
  ]);
});

it('parses a stored copy with both columns in one text', () => {
  const columns = [
    { name: '1 · Empleados', value: '12' },
    { name: '5a · Salarios', value: '-1,234.56 × 0.124 = -153.09' },
    { name: '5d · Medicare adicional', value: '0.00 × 0.009 = 0.00' },
    { name: '5e · Total', value: '-153.09' },
  ];
  const read = [
    { name: '1 · Empleados', value: '12' },
    { name: '5a · Salarios · columna 1', value: '-1,234.56' },
    { name: '5a · Salarios · columna 2', value: '-153.09' },
    { name: '5d · Medicare adicional · columna 1', value: '0.00' },
    { name: '5d · Medicare adicional · columna 2', value: '0.00' },
    { name: '5e · Total', value: '-153.09' },
  ];
  expect(separateColumns(columns)).toEqual(read);
  expect(separateColumns(read)).toEqual(read);
});
