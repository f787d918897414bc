import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { TestServer } from '../../testing/test-server.tsx';
import { choiceIn } from './audit-choice.ts';
import { DisclosuresView } from './disclosures-view.tsx';

const ANA = { kind: 'employee', id: 7, name: 'Ana Rivera' };
const MADE = { at: '2026-03-02T16:00:00.000Z', by: { id: 3, name: 'Sara Paz' }, person: null, about: {} };
const LINES = [
  { ...MADE, id: 9, kind: 'look', what: 'socialSecurityNumber', person: ANA },
  { ...MADE, id: 8, kind: 'export', what: 'form-941', about: { year: 2026, quarter: 1 } },
  {
    ...MADE,
    id: 7,
    kind: 'export',
    what: 'salaries',
    person: ANA,
    about: { start: '2026-01-01', end: '2026-03-31', format: 'xlsx' },
  },
  { ...MADE, id: 6, kind: 'export', what: 'filedCopy', about: { report: 'form-940', year: 2025 } },
  { ...MADE, id: 5, kind: 'export', what: 'period-stubs', about: { periodId: 2026110 } },
  { ...MADE, id: 4, kind: 'export', what: 'old-form', by: { id: 2, name: '' }, about: { fiscalYear: 2026 } },
  { ...MADE, id: 3, kind: 'export', what: 'list', about: { list: 'Lo cargado', periodId: 2026110 } },
  {
    ...MADE,
    id: 2,
    kind: 'export',
    what: 'history',
    about: { year: 2026, movement: 'amend', minimum: 315_00, fromSeq: 4 },
  },
];

function open(lines: readonly unknown[]) {
  const asked: unknown[] = [];
  const chosen: unknown[] = [];
  const answers = {
    'employees.payees': () => [],
    'contractors.choices': () => [],
    'audit.disclosures': (input: unknown) => {
      asked.push(input);
      return { users: [{ id: 3, name: 'Sara Paz' }], lines };
    },
  };
  const choice = choiceIn(new URLSearchParams('view=disclosures&disclosed=look&user=3&employee=7'), [2026]);
  const { user } = show(
    <TestServer answers={answers}>
      <DisclosuresView companyId={5} choice={choice} choose={(changed) => chosen.push(changed)} />
    </TestServer>,
  );
  return { user, asked, chosen };
}

describe('who saw whole numbers and who took documents', () => {
  it('is told line by line: what, whose, of what, by whom and when', async () => {
    open(LINES);
    const list = await screen.findByRole('list', { name: 'Miradas y exportaciones' });
    const lines = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(lines[0]).toMatch(/^Número de seguro social de Ana Rivera Mirada.*Sara Paz · .*2 mar 2026/);
    expect(lines[1]).toMatch(/^941 Exportación.*Trimestre 1 de 2026/);
    expect(lines[2]).toMatch(/^Reporte de salarios de Ana Rivera .*1 ene 2026 al 31 mar 2026 · Excel/);
    expect(lines[3]).toMatch(/^Copia presentada: 940 .*2025/);
    // The tenth week of 2026.
    expect(lines[4]).toMatch(/^Talonarios por período .*Período 10 \(5 mar 2026 al 11 mar 2026\)/);
    expect(lines[5]).toMatch(/^old-form .*2025-2026.*Quien ya no es usuario/);
    expect(lines[7]).toMatch(
      /^Historial .*2026 · Solo: Corregido · Cambios desde \$315\.00 · Desde el movimiento 4/,
    );
    expect(lines[6]).toMatch(/^Lista: Lo cargado Exportación.*Período 10 \(5 mar 2026 al 11 mar 2026\)/);
  });

  it('is asked for as it was chosen', async () => {
    const { user, asked, chosen } = open([]);
    await screen.findByText('No hay miradas ni exportaciones que mostrar.');
    expect(asked).toMatchObject([{ companyId: 5, kind: 'look', userId: 3, employeeId: 7 }]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Qué' }), 'Exportaciones');
    expect(chosen).toEqual([{ disclosed: 'export' }]);
  });
});
