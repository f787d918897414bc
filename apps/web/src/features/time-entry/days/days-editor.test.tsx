import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showEntry } from '../entry-form.testing.tsx';

// Period 21 of 2026 is Thursday 21 to Wednesday 27 May: its days lie in two work weeks from Monday on.
const TERMS = { weekStart: 1, isFourTens: false, isExempt: false };
const around = (days: object[] = []) => ({ 'payroll.daysAround': () => ({ terms: TERMS, days }) });

async function openByDay(days: object[] = []) {
  const shown = showEntry({ answers: around(days) });
  await shown.user.click(screen.getByText('Por día'));
  await screen.findByLabelText('jueves, 21 may: horas');
  return shown;
}

describe('hours by day', () => {
  it('are closed until somebody asks for them, and then take the place of the typed hours', async () => {
    const { field, user } = await openByDay();
    expect(screen.queryByLabelText('Regulares: horas')).toBeNull();
    await user.click(screen.getByText('Escribir las horas'));
    expect(field('Regulares: horas').value).toBe('00');
    expect(screen.queryByLabelText('jueves, 21 may: horas')).toBeNull();
  });

  it('leave the typed hours as they were if no day is typed', async () => {
    const { fill, field, user } = showEntry({ answers: around() });
    await fill('Regulares: horas', '40');
    await user.click(screen.getByText('Por día'));
    await screen.findByText('Regulares 00:00 · Sobretiempo 00:00 · Comida 00:00');
    await user.click(screen.getByText('Escribir las horas'));
    expect(field('Regulares: horas').value).toBe('40');
  });

  it('give the hours and the pay while they are typed', async () => {
    const { fill, row } = await openByDay();
    await fill('jueves, 21 may: horas', '9');
    // 8 × 10.50 = 84.00 and 1 × 15.75
    await screen.findByText('Regulares 08:00 · Sobretiempo 01:00 · Comida 00:00');
    expect(row('Regular')).toContain('84.00');
    expect(row('Sobretiempo')).toContain('15.75');
  });

  it('count the days of other entries of the week', async () => {
    // Monday to Wednesday before: 3 × 12 hours, of which 8 a day are regular: 24.
    const before = ['2026-05-18', '2026-05-19', '2026-05-20'].map((date) => ({
      entryId: 3,
      date,
      worked: 720,
    }));
    const { fill } = await openByDay(before);
    for (const day of ['jueves, 21 may', 'viernes, 22 may', 'sábado, 23 may'])
      await fill(`${day}: horas`, '8');
    // 16 hours reach 40, and the 8 of Saturday are over.
    await screen.findByText('Regulares 16:00 · Sobretiempo 08:00 · Comida 00:00');
    screen.getByText(/días de otros pagos/);
  });

  it('are explained day by day', async () => {
    const { fill, explain } = await openByDay();
    await fill('jueves, 21 may: horas', '9');
    await screen.findByText(/Sobretiempo 01:00/);
    await explain('Sobretiempo');
    await screen.findByText('jueves, 21 may: más del máximo del día');
  });

  it('are sent without the hours that they give', async () => {
    const sent: unknown[] = [];
    const { user, fill, save, dialog } = showEntry({
      answers: {
        ...around(),
        'payroll.load': (input) => {
          sent.push(input);
          throw new Error('no answer is needed');
        },
      },
    });
    await user.click(screen.getByText('Por día'));
    await screen.findByLabelText('jueves, 21 may: horas');
    await fill('jueves, 21 may: horas', '9');
    await screen.findByText(/Sobretiempo 01:00/);
    await save();
    const question = await dialog();
    await user.click(question.getByText('Aceptar'));
    expect(sent).toMatchObject([
      {
        entry: {
          days: [{ date: '2026-05-21', worked: 540, mealWorked: 0 }],
          minutes: { regular: 0, overtime: 0, mealPeriod: 0 },
        },
      },
    ]);
  });
});
