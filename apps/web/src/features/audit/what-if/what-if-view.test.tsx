import { anEmployee } from '@garita/domain/employee/employee.builder';
import { NOTHING_SUPPOSED } from '@garita/domain/what-if/what-if.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ELSEWHERE, show } from '../../../testing/show.tsx';
import { TestServer } from '../../../testing/test-server.tsx';
import { WhatIfView } from './what-if-view.tsx';

const REAL = { gross: 480_00, withheld: 54_93, net: 425_07, employer: 62_16 };
const SUPPOSED = { gross: 528_00, withheld: 70_13, net: 457_87, employer: 68_38 };
const ANSWER = {
  employees: [{ employeeId: 7, name: 'Ana Rivera', real: REAL, supposed: SUPPOSED }],
  agencies: [
    {
      agency: 'irs',
      real: { withheld: 36_72, employer: 39_60 },
      supposed: { withheld: 40_40, employer: 43_57 },
    },
  ],
  total: { real: REAL, supposed: SUPPOSED },
  years: [],
};
const PEOPLE = [
  { ...anEmployee({ firstName: 'Ana', middleName: '', motherLastName: '' }), id: 7, isActive: true },
  { ...anEmployee({ firstName: 'Luis', middleName: '', motherLastName: '' }), id: 8, isActive: true },
];

function open(answer: object = ANSWER) {
  const asked: unknown[] = [];
  const answers = {
    'employees.payees': () => PEOPLE,
    'audit.whatIf': (input: unknown) => {
      asked.push(input);
      return answer;
    },
  };
  const { user } = show(
    <TestServer answers={answers}>
      <WhatIfView companyId={5} />
    </TestServer>,
  );
  const type = async (label: string | RegExp, text: string) => {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
  };
  return { user, type, asked };
}

describe("what is supposed of a company's pay", () => {
  it('is no longer calculated for a user who has left the screen', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    const { user, router } = show(
      <TestServer
        answers={{
          'employees.payees': () => PEOPLE,
          'audit.whatIf': () => new Promise(() => {}),
        }}
        signals={signals}
      >
        <WhatIfView companyId={5} />
      </TestServer>,
    );
    await user.click(screen.getByRole('button', { name: 'Comparar' }));
    await waitFor(() => expect(signals.at(-1)?.aborted).toBe(false));
    await router.navigate(ELSEWHERE);
    await waitFor(() => expect(signals.at(-1)?.aborted).toBe(true));
  });

  it('is asked as it was typed, and shown beside what was, with what it costs more', async () => {
    const { user, type, asked } = open();
    await type(/^Desde/, '2026-01-01');
    await type(/^Hasta/, '2026-12-31');
    await type('Porcentaje', '10');
    const people = screen.getByRole('combobox', { name: 'A quiénes' });
    await user.type(people, 'Ana');
    await user.click(await screen.findByRole('option', { name: /Ana/ }));
    await user.click(screen.getByRole('button', { name: 'Comparar' }));

    // 528.00 + 68.38 − 480.00 − 62.16
    expect(await screen.findByText('Costaría $54.22 más.')).toBeDefined();
    expect(asked).toEqual([
      {
        companyId: 5,
        whatIf: {
          ...NOTHING_SUPPOSED,
          start: '2026-01-01',
          end: '2026-12-31',
          raise: { ...NOTHING_SUPPOSED.raise, employeeIds: [7], rate: 100_000 },
        },
      },
    ]);
    const agencies = screen.getByRole('table', { name: 'Por agencia' });
    // 40.40 + 43.57 − 36.72 − 39.60
    expect(within(agencies).getByRole('row', { name: /^IRS/ }).textContent).toContain('$7.65');
  });

  it('comes into view, below the form, each time', async () => {
    const comesIntoView = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {});
    const { user, type } = open();
    await type('Porcentaje', '10');
    await user.click(screen.getByRole('button', { name: 'Comparar' }));
    await screen.findByText('Costaría $54.22 más.');
    await user.click(screen.getByRole('button', { name: 'Comparar' }));
    await waitFor(() => expect(comesIntoView).toHaveBeenCalledTimes(2));
    comesIntoView.mockRestore();
  });

  it('tells each of several years apart', async () => {
    const { employees, agencies, total } = ANSWER;
    const first = { year: 2025, employees, agencies, total };
    const second = { ...first, year: 2026, employees: [], agencies: [] };
    const { user, type } = open({ ...ANSWER, years: [first, second] });
    await type(/^Desde/, '2025-12-01');
    await type(/^Hasta/, '2026-01-31');
    await user.click(screen.getByRole('button', { name: 'Comparar' }));

    const years = await screen.findByRole('table', { name: 'Por año' });
    expect(within(years).getByRole('row', { name: /^2025/ }).textContent).toContain('$54.22');
    expect(screen.getByRole('table', { name: 'Por empleado' }).textContent).toContain('Ana Rivera');
    await user.selectOptions(screen.getByLabelText('Año'), '2026');
    expect(screen.getByRole('heading', { name: 'Por empleado en 2026' })).toBeDefined();
    expect(screen.queryByText('Ana Rivera')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Año'), '2025');
    expect(screen.getByRole('table', { name: 'Por agencia en 2025' }).textContent).toContain('IRS');
  });

  it('may be another table, which starts as the one in force', async () => {
    const { user, type, asked } = open();
    await user.click(screen.getByRole('button', { name: 'Cambiar la tabla de retención' }));
    const second = screen.getByRole('group', { name: 'Renglón 2' });
    expect(within(second).getByLabelText<HTMLInputElement>('Más de').value).toBe('12,500.00');
    await type(/^Desde/, '2026-12-31');
    await type(/^Hasta/, '2026-01-01');
    await user.click(screen.getByRole('button', { name: 'Quitar el renglón 1' }));
    await user.click(screen.getByRole('button', { name: 'Comparar' }));
    expect(
      (await screen.findAllByText('La fecha no puede ser anterior a la de inicio.')).length,
    ).toBeGreaterThan(0);
    expect(screen.getAllByText(/Renglón 1: Más de/).length).toBeGreaterThan(0);
    expect(asked).toEqual([]);
  });
});
