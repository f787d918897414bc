import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { FigureTable } from './figure-table.tsx';
import { UnreadFiles } from './unread-files.tsx';

const YEAR = {
  company: { id: 7, name: 'Taller Vega', payer: 'form-941' as const },
  companies: [],
  year: 2026,
  rows: [],
  quarters: [],
  entries: [],
  persons: [],
};
const lacks = (name: string) => ({ name, text: 'Dirección: no cabe en dos líneas de 22.' });

describe('A file that could not be compared', () => {
  it('says why, of the first three whom something is missing of, and leads to where it is made', () => {
    const lacking = ['Ana', 'Luis', 'Eva', 'Juan', 'Rosa'].map(lacks);
    const unread = [{ source: 'w2pr-suri-file' as const, notMade: 'file-data-unfit' as const, lacking }];
    show(<UnreadFiles year={{ ...YEAR, unread }} />);
    expect(screen.getByText('Un archivo no se pudo comparar.')).toBeTruthy();
    expect(screen.getByText(/Faltan datos que el archivo lleva\./)).toBeTruthy();
    expect(screen.getByText('Eva: Dirección: no cabe en dos líneas de 22.')).toBeTruthy();
    expect(screen.queryByText(/^Juan/)).toBeNull();
    expect(screen.getByText('Y 2 datos más.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Archivo SURI' }).getAttribute('href')).toBe(
      '/escritorio/procesos?company=7&type=10&year=2026',
    );
  });

  it('is not spoken of where there is none', () => {
    show(<UnreadFiles year={{ ...YEAR, unread: [] }} />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

const rowOf = (label: string) => {
  const matrix = within(screen.getByRole('region', { name: 'Cuadre de 2026' }));
  const row = matrix.getAllByRole('row').find((one) => one.firstElementChild?.textContent === label);
  return [...(row?.children ?? [])].map((cell) => cell.textContent);
};

it('lays the documents in rows and the quarters in columns, with whether they agree', async () => {
  const even = (cents: number) => ({ figure: 'pay' as const, cells: { 'form-499': cents }, isEven: true });
  const quarters = [1, 2].map((quarter) => ({ quarter, rows: [even(quarter * 100_00)] }));
  const rows = [{ ...even(300_00), cells: { 'form-499': 300_00, 'form-940': 300_00 } }];
  const { user } = show(<FigureTable year={{ ...YEAR, unread: [], rows, quarters }} />);
  expect(rowOf('Documento')).toEqual([
    'Documento',
    'Trimestre 1',
    'Trimestre 2',
    'Trimestre 3',
    'Trimestre 4',
    'Año 2026',
  ]);
  expect(rowOf('499 R-1B')).toEqual(['499 R-1B', 'Cuadra', 'Cuadra', '', '', 'Cuadra']);
  expect(rowOf('940')).toEqual(['940', '', '', '', '', 'Cuadra']);
  expect(rowOf('Ingresos')).toEqual([]);
  await user.click(screen.getByRole('button', { name: '499 R-1B' }));
  expect(rowOf('Ingresos')).toEqual(['Ingresos', '$100.00', '$200.00', '', '', '$300.00']);
});

it('unfolds a document of which a quarter differs, though the year agrees', () => {
  const pay = (cents: number, isEven: boolean) => ({
    figure: 'pay' as const,
    cells: { 'form-499': cents },
    isEven,
  });
  const quarters = [
    { quarter: 1, rows: [pay(101_00, false)] },
    { quarter: 2, rows: [pay(199_00, false)] },
  ];
  show(<FigureTable year={{ ...YEAR, unread: [], rows: [pay(300_00, true)], quarters }} />);
  expect(rowOf('499 R-1B')).toEqual(['499 R-1B', 'No cuadra', 'No cuadra', '', '', 'Cuadra']);
  expect(rowOf('Ingresos')).toEqual(['Ingresos', '$101.00', '$199.00', '', '', '$300.00']);
});
