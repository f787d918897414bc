import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aSavedEntry, aSheet, periodOf } from '../../pay/entry/sheet.builder.ts';
import { showEntry } from './entry-form.testing.tsx';

const HOURS = 60;

beforeEach(() => sessionStorage.clear());

describe('the keyboard', () => {
  it('starts a new record in the first hours, and Enter goes from hours to minutes to the next hours', async () => {
    const { user, field } = showEntry();
    await waitFor(() => expect(document.activeElement).toBe(field('Regulares: horas')));
    await user.keyboard('40{Enter}30{Enter}5');
    expect(field('Regulares: horas').value).toBe('40');
    expect(field('Regulares: minutos').value).toBe('30');
    expect(document.activeElement).toBe(field('Sobretiempo: horas'));
  });

  it('keeps hours that are none as they were typed, and minutes of 60 and more too', async () => {
    const { user, field } = showEntry();
    await user.clear(field('Regulares: horas'));
    await user.keyboard('4a0{Enter}75');
    expect(field('Regulares: horas').value).toBe('4a0');
    expect(field('Regulares: minutos').value).toBe('75');
  });

  it('asks to save with Alt+Enter from any field', async () => {
    const { user, field, dialog } = showEntry();
    await user.click(field('Propinas'));
    await user.keyboard('10{Alt>}{Enter}{/Alt}');
    // 10.00 − 0.03 − 0.15 (14.5 cents) − 0.62 on tips
    expect((await dialog()).getByText(/por un monto de \$9\.20\?/)).toBeTruthy();
  });
});

it('hears Alt+Enter and Alt+↓ also while no field has the focus, as after a save', async () => {
  const { user, fill, dialog, onReload } = showEntry({
    answers: { 'payroll.load': () => ({ entryId: 11 }) },
  });
  await fill('Regulares: horas', '40');
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('{Alt>}{Enter}{/Alt}');
  await user.click((await dialog()).getByRole('button', { name: 'Atras' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await user.click((await dialog()).getByRole('button', { name: 'Aceptar' }));
  await waitFor(() => expect(onReload).toHaveBeenCalledExactlyOnceWith(11, true));
});

it('records a recalculation that changes nothing, and says so', async () => {
  const sheet = aSheet();
  const saved = aSavedEntry(sheet, periodOf(sheet, 21), { minutes: { regular: 40 * HOURS } });
  const sides = { before: saved.statement, after: saved.statement };
  const { user } = showEntry({
    sheet,
    saved,
    answers: { 'payroll.previewRecalculation': () => sides, 'payroll.recalculate': () => ({ entryId: 11 }) },
  });
  await user.click(screen.getByRole('button', { name: 'Recalcular' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Recalcular' }));
  await user.click(question.getByRole('button', { name: 'Aceptar' }));
  expect(await screen.findByText('Recalculado: ningún monto cambió.')).toBeTruthy();
});

describe('the hours', () => {
  it('are moved to overtime where they pass 40 of a week', async () => {
    const { user, field, row } = showEntry();
    await user.click(field('Regulares: horas'));
    await user.keyboard('42.5');
    await user.click(await screen.findByText('Mover 02:30 a Sobretiempo'));
    expect(field('Regulares: horas').value).toBe('40');
    expect(field('Sobretiempo: horas').value).toBe('02');
    expect(field('Sobretiempo: minutos').value).toBe('30');
    expect(row('Ingresos')).toContain('$459.38'); // 40 × 10.50 + 2.5 × 15.75 = 459.375
    expect(screen.queryByText('Mover 02:30 a Sobretiempo')).toBeNull();
  });

  it('are named where they have no rate, and the minimum wage where they are paid below it', async () => {
    const rates = { regular: 10_00, overtime: 0, mealPeriod: 0 };
    const { fill } = showEntry({ sheet: aSheet({ employee: { rates } }) });
    await fill('Regulares: horas', '40');
    await fill('Sobretiempo: horas', '5');
    expect(await screen.findByText('Horas sin tarifa, que pagan $0.00: Sobretiempo 05:00.')).toBeTruthy();
    // 40 × (10.50 − 10.00)
    expect(
      screen.getByText('Las horas pagan menos que el salario mínimo de $10.50 por hora: faltan $20.00.'),
    ).toBeTruthy();
  });
});

it('warns of more hours than the period has, and takes them', async () => {
  const { user, fill, dialog } = showEntry();
  await fill('Regulares: horas', '160');
  await fill('Sobretiempo: horas', '9'); // 169, of 7 × 24 = 168
  expect(await screen.findByText('Se escribieron 169:00 horas y el período tiene 168:00.')).toBeTruthy();
  await user.keyboard('{Alt>}{Enter}{/Alt}');
  expect(await dialog()).toBeTruthy();
});

describe('an entry of nothing', () => {
  it('is not asked about: it says at the hours that there is nothing to pay', async () => {
    const { user, field } = showEntry();
    // Going through the fields is not saving yet.
    await user.click(field('Propinas'));
    expect(screen.queryByText('No hay nada que pagar.')).toBeNull();
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    expect((await screen.findAllByText('No hay nada que pagar.')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.type(field('Propinas'), '10');
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    expect(await screen.findByText(/por un monto de/)).toBeTruthy();
  });

  it('goes on saying so where the focus leaves the hours for the summary of errors', async () => {
    const { user, field } = showEntry();
    await user.click(field('Regulares: horas'));
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    await screen.findAllByText('No hay nada que pagar.');
    await user.click(field('Propinas'));
    await user.click(field('Comisiones'));
    expect(screen.getAllByText('No hay nada que pagar.').length).toBeGreaterThan(0);
  });
});

describe('the pay date', () => {
  const payDate = () => screen.getByLabelText<HTMLInputElement>(/^Fecha de Pago/);

  it('starts as many days after the period as the company paid the last time', () => {
    showEntry({ sheet: aSheet({ payLagDays: 5 }) });
    expect(payDate().value).toBe('2026-06-01'); // period 21 ends on 27 May
  });

  it('stays for the next employee once it was chosen', async () => {
    showEntry();
    expect(payDate().value).toBe('2026-05-27');
    fireEvent.change(payDate(), { target: { value: '2026-05-29' } });
    await waitFor(() => expect(sessionStorage.length).toBe(1));
    cleanup();
    showEntry();
    expect(payDate().value).toBe('2026-05-29');
  });

  it('is warned of where it counts in another quarter and is a Sunday', async () => {
    showEntry();
    fireEvent.change(payDate(), { target: { value: '2026-07-05' } });
    expect(
      await screen.findByText(
        'El período termina en el trimestre 2 y se paga en el 3: se informa en las planillas del trimestre 3 de 2026.',
      ),
    ).toBeTruthy();
    expect(screen.getByText('La fecha de pago es domingo.')).toBeTruthy();
  });

  it('is warned of also where it is the proposed one and nothing is typed yet', async () => {
    showEntry({ sheet: aSheet({ payLagDays: 39 }) }); // 27 May + 39 days = 5 July, a Sunday
    fireEvent.pointerDown(document.body);
    expect(await screen.findByText('La fecha de pago es domingo.')).toBeTruthy();
  });
});

describe('going on to the next employee', () => {
  it('saves first what is not saved yet, with Alt+↓', async () => {
    const { user, fill, dialog, onReload } = showEntry({
      answers: { 'payroll.load': () => ({ entryId: 11 }) },
    });
    await fill('Regulares: horas', '40');
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await user.click((await dialog()).getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(onReload).toHaveBeenCalledExactlyOnceWith(11, true));
  });

  it('asks nothing where all is saved', async () => {
    const sheet = aSheet();
    const saved = aSavedEntry(sheet, periodOf(sheet, 21), { minutes: { regular: 40 * HOURS } });
    const { user, onReload } = showEntry({ sheet, saved });
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));
    await waitFor(() => expect(onReload).toHaveBeenCalledExactlyOnceWith(11, true));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('stays where it is saved by the other button, even after the way on was asked about', async () => {
    const { user, fill, dialog, onReload } = showEntry({
      answers: { 'payroll.load': () => ({ entryId: 11 }) },
    });
    await fill('Regulares: horas', '40');
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await user.click((await dialog()).getByRole('button', { name: 'Atras' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    await user.click((await dialog()).getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(onReload).toHaveBeenCalledExactlyOnceWith(11, false));
  });
});

describe('an entry of a flat rate', () => {
  it('withholds at the rate of the employee until another one is typed', async () => {
    const sheet = aSheet({ employee: { withholdingMethod: 'flat-rate', withholdingRate: 70_000 } });
    const { fill, field, row } = showEntry({ sheet });
    await fill('Regulares: horas', '40');
    expect(field('% de Retención').value).toBe('7.00');
    expect(row('Retenciones')).toContain('$62.79'); // 1.26 + 6.09 + 26.04 + 420.00 × 7 %
    await fill('% de Retención', '10');
    expect(row('Retenciones')).toContain('$75.39'); // 420.00 × 10 % = 42.00
    await fill('% de Retención', '');
    expect(row('Retenciones')).toContain('$62.79');
  });

  it('is the employee’s again where the entry was saved with another one', async () => {
    const sheet = aSheet({ employee: { withholdingMethod: 'flat-rate', withholdingRate: 70_000 } });
    const inputs = { minutes: { regular: 40 * HOURS }, withholdingRate: 100_000 };
    const saved = aSavedEntry(sheet, periodOf(sheet, 21), inputs);
    const { user, fill, field, row } = showEntry({ sheet, saved });
    expect(field('% de Retención').value).toBe('10.00');
    await fill('% de Retención', '');
    await user.tab();
    expect(field('% de Retención').value).toBe('7.00');
    expect(row('Retenciones')).toContain('$62.79');
  });
});

describe('the memo', () => {
  it('is told to be erased where it was, with the way to who did it', () => {
    const sheet = aSheet();
    const saved = aSavedEntry(sheet, periodOf(sheet, 21), { minutes: { regular: 40 * HOURS } });
    showEntry({ sheet, saved: { ...saved, isMemoErased: true } });
    expect(screen.getByText(/El memo de este pago se borró\./)).toBeTruthy();
    const way = screen.getByRole('link', { name: 'Ver quién lo borró y por qué' });
    expect(way.getAttribute('href')).toBe('/escritorio/empresas/1/auditoria?time=11');
    cleanup();
    showEntry({ sheet, saved });
    expect(screen.getByLabelText('Memo')).toBeTruthy();
    expect(screen.queryByText(/se borró/)).toBeNull();
  });
});
