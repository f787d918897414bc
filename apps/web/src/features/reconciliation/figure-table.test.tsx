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
  entries: [],
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

it('lays the figures of each document in a row, under whether they agree', () => {
  const rows = [
    { figure: 'pay' as const, cells: { ledger: 420_00, 'form-940': 420_00 }, isEven: true },
    { figure: 'tips' as const, cells: { ledger: 12_00 }, isEven: false },
  ];
  show(<FigureTable year={{ ...YEAR, unread: [], rows }} />);
  const matrix = within(screen.getByRole('region', { name: 'Cuadre de 2026' }));
  const lines = matrix.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(lines.slice(1)).toEqual([
    ['Cuadre', 'Cuadra', 'No cuadra'],
    ['Movimientos', '$420.00', '$12.00'],
    ['940', '$420.00', ''],
  ]);
});
