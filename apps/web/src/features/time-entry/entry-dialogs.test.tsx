import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { calculate } from '../../pay/entry/calculation.ts';
import { aCorrectionOf, aSavedEntry, aSheet, periodOf, withEntries } from '../../pay/entry/sheet.builder.ts';
import { correctionOfSaved } from '../../pay/entry/sheet.ts';
import { refusal } from '../../testing/test-server.tsx';
import { showEntry } from './entry-form.testing.tsx';

const HOURS = 60;
const sheet = aSheet();
const saved = aSavedEntry(sheet, periodOf(sheet, 21), { minutes: { regular: 40 * HOURS } });

type Sent = { commandId: string; confirmedNet: number; entry: { minutes: object } };

/** A server that answers each load in turn, and what it was sent. */
function aServer(...answers: (() => unknown)[]) {
  const sent: Sent[] = [];
  const answer = vi.fn<(input: unknown) => unknown>((input) => {
    sent.push(input as Sent); // what the form sends is what is asked about
    return answers[Math.min(sent.length, answers.length) - 1]?.();
  });
  return { sent, answers: { 'payroll.load': answer, 'payroll.amend': answer } };
}

const accepted = () => ({ entryId: 11 });

describe('saving a new entry', () => {
  it('asks with the total and the effect on leave, and sends what was confirmed', async () => {
    const { sent, answers } = aServer(accepted);
    const { fill, save, dialog, user, onReload } = showEntry({ answers });
    await fill('Regulares: horas', '32');
    await fill('Vacaciones: horas', '8');
    await save();
    const question = await dialog();
    expect(
      question.getByText('¿Esta seguro que desea cargar esta data por un monto de $374.04?'),
    ).toBeTruthy();
    const particulars = [...(await screen.findByRole('alertdialog')).querySelectorAll('dl > *')];
    expect(particulars.map(({ textContent }) => textContent)).toEqual([
      'EmpleadoAna L Rivera Ortiz',
      'PeríodoPeriodo 21 - 21 may 2026 - 27 may 2026',
      'Fecha de Pago27 may 2026',
      'Año contributivo2026',
      'Horas40:00 (Regulares 32:00 · Vacaciones 08:00)',
    ]);
    expect(question.getAllByText(/374\.04/)).toHaveLength(1);
    expect(
      question.getByText('Se pagan 08:00 horas de vacaciones. Saldo actual 00:00; después -08:00.'),
    ).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Aceptar' }));
    await screen.findByText('Creado exitosamente.');
    expect(screen.getByText('Ana L Rivera Ortiz · Período 21 · 40:00 · $374.04')).toBeTruthy();
    expect(sent).toMatchObject([
      { confirmedNet: 374_04, entry: { minutes: { regular: 32 * HOURS, vacation: 8 * HOURS } } },
    ]);
    await waitFor(() => expect(onReload).toHaveBeenCalledWith(11, false));
  });

  it('takes nothing more while the form of what was saved is on its way', async () => {
    const { fill, save, dialog, user, field, onReload } = showEntry({ answers: aServer(accepted).answers });
    onReload.mockReturnValue(new Promise(() => {}));
    await fill('Regulares: horas', '40');
    await save();
    expect(field('Regulares: horas').closest('[inert]')).toBeNull();
    await user.click((await dialog()).getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(field('Regulares: horas').closest('[inert]')).toBeTruthy());
  });

  it('says what was filed of it, and takes no change of that without a reason', async () => {
    const { sent, answers } = aServer(accepted);
    // Period 21 is paid on 27 May 2026.
    const filed = { report: 'form-941', from: '2026-04-01', to: '2026-06-30', filedOn: '2026-07-31' };
    const { fill, save, dialog, user } = showEntry({ answers: { ...answers, 'filing.list': () => [filed] } });
    await fill('Regulares: horas', '40');
    await save();
    const question = await dialog();
    expect(question.getByText('Este trimestre se presentó el 31 jul: 941.')).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Aceptar' }));
    const reason = question.getByLabelText('Razón de la corrección');
    expect(document.activeElement).toBe(reason);
    expect(await question.findByText('Este campo es requerido.')).toBeTruthy();
    expect(sent).toEqual([]);
    await user.type(reason, 'Faltó un pago');
    await user.click(question.getByRole('button', { name: 'Aceptar' }));
    await screen.findByText('Creado exitosamente.');
    expect(sent).toMatchObject([{ reason: 'Faltó un pago' }]);
  });

  it('sends nothing and keeps what was typed when the answer is Atras', async () => {
    const { sent, answers } = aServer(accepted);
    const { fill, save, dialog, user, field } = showEntry({ answers });
    await fill('Regulares: horas', '40');
    await save();
    await user.click((await dialog()).getByRole('button', { name: 'Atras' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent).toEqual([]);
    expect(field('Regulares: horas').value).toBe('40');
  });

  it('shows the new total and asks again when another one came out meanwhile', async () => {
    const statement = calculate(
      { sheet, period: periodOf(sheet, 21), saved: undefined },
      {
        ...saved.inputs,
        memo: '',
        editedIncomeTax: 0,
      },
    )?.statement;
    const changed = refusal('net-changed', 'El neto cambió.', [], { statement });
    const { sent, answers } = aServer(() => Promise.reject(changed), accepted);
    const { fill, save, dialog, user } = showEntry({ answers });
    await fill('Regulares: horas', '40');
    await save();
    await user.click((await dialog()).getByRole('button', { name: 'Aceptar' }));
    // 374.04 + 12.57
    await screen.findByText('¿Esta seguro que desea cargar esta data por un monto de $386.61?');
    await user.click((await dialog()).getByRole('button', { name: 'Aceptar' }));
    await screen.findByText('Creado exitosamente.');
    expect(sent.map(({ confirmedNet }) => confirmedNet)).toEqual([374_04, 386_61]);
  });

  it('names pay that somebody else loaded meanwhile, and pays again only by the button that says so', async () => {
    const { statement } = saved;
    const payment = { entryId: 9, payDate: '2026-05-27', net: 374_04, recordedBy: 'Carlos Maldonado' };
    const paidMeanwhile = {
      position: 41,
      payments: [{ ...payment, recordedAt: '2026-05-26T14:05:00.000Z' }],
    };
    const paid = refusal('paid-meanwhile', 'Se pagó.', [], { statement, paidMeanwhile });
    const { sent, answers } = aServer(() => Promise.reject(paid), accepted);
    const { fill, save, dialog, user } = showEntry({ answers });
    await fill('Regulares: horas', '40');
    await save();
    await user.click((await dialog()).getByRole('button', { name: 'Aceptar' }));
    const named = await screen.findByText(/se cargó otro pago/);
    expect(named.textContent).toMatch(
      /^Después de abrirse esta hoja se cargó otro pago: \$374\.04 con fecha de pago 27 may 2026, que cargó Carlos Maldonado el 26 may 2026.* 10:05\s?a\.\s?m\.$/,
    );
    const question = await dialog();
    expect(question.getByRole('button', { name: 'Atras' })).toBeTruthy();
    expect(question.queryByRole('button', { name: 'Aceptar' })).toBeNull();
    await user.click(question.getByRole('button', { name: 'Pagar otra vez' }));
    await screen.findByText('Creado exitosamente.');
    expect(sent).toMatchObject([{ position: 40 }, { position: 41 }]);
  });

  it('may be tried again under the same key when no answer came', async () => {
    const { sent, answers } = aServer(() => Promise.reject(new Error('no network')), accepted);
    const { fill, save, dialog, user } = showEntry({ answers });
    await fill('Regulares: horas', '40');
    await save();
    await user.click((await dialog()).getByRole('button', { name: 'Aceptar' }));
    await screen.findByText(/No hay conexión/);
    await user.click((await dialog()).getByRole('button', { name: 'Aceptar' }));
    await screen.findByText('Creado exitosamente.');
    expect(sent[0]?.commandId).toBe(sent[1]?.commandId);
  });

  it('shows what the server has against a field at that field, with everything still typed', async () => {
    const message = 'La fecha de pago está lejos del período.';
    const refused = refusal('pay-date-outside-window', message, [{ field: 'payDate', msg: message }]);
    const { answers } = aServer(() => Promise.reject(refused));
    const { fill, save, dialog, user, field } = showEntry({ answers });
    await fill('Regulares: horas', '40');
    await save();
    await user.click((await dialog()).getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(screen.getAllByText(message).length).toBeGreaterThan(1));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(field('Regulares: horas').value).toBe('40');
  });

  it('gives way where somebody closed the period meanwhile, with what was typed to be read', async () => {
    const message = 'El período está cerrado.';
    const { answers } = aServer(() => Promise.reject(refusal('period-closed', message)));
    const { fill, save, dialog, user, field } = showEntry({ answers });
    await fill('Regulares: horas', '40');
    await save();
    await user.click((await dialog()).getByRole('button', { name: 'Aceptar' }));
    expect(await screen.findByText(message)).toBeTruthy();
    await waitFor(() => expect(field('Regulares: horas').closest('fieldset[disabled]')).toBeTruthy());
    expect(field('Regulares: horas').value).toBe('40');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByText('Cargar tiempo de empleado')).toBeNull();
  });

  it('is not offered for somebody who is switched off', () => {
    showEntry({ sheet: { ...sheet, employee: { ...sheet.employee, isActive: false } } });
    expect(screen.queryByText('Cargar tiempo de empleado')).toBeNull();
    expect(screen.getByText('El empleado está desactivado. No se puede cargar otro pago.')).toBeTruthy();
  });
});

describe('saving a change', () => {
  const loaded = withEntries(sheet, [saved]);

  it('shows the stored and the new net side by side', async () => {
    const { sent, answers } = aServer(accepted);
    const { fill, save, dialog, user } = showEntry({ sheet: loaded, saved, answers });
    await fill('Regulares: horas', '41');
    await save();
    const question = await dialog();
    // 41 × 10.50 = 430.50 − 1.29 − 6.24 − 26.69 − 13.31 (22,386.00 a year: 9,886.00 × 7 % ÷ 52) = 382.97
    expect(question.getByRole('row', { name: 'Neto $374.04 $382.97 $8.93' })).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Aceptar' }));
    await screen.findByText('Editado exitosamente.');
    expect(screen.getByText('Ana L Rivera Ortiz · Período 21 · 41:00 · $382.97')).toBeTruthy();
    expect(sent).toMatchObject([{ entryId: 11, version: saved.version, confirmedNet: 382_97 }]);
  });

  it('says what was paid, also where that was marked since the form was opened', async () => {
    const paid = { paidOn: '2026-05-27', amount: 374_04, net: 374_04, difference: 0 };
    const answers = { ...aServer(accepted).answers, 'payroll.markPaid': () => ({ entryId: 11, paid }) };
    const { fill, save, dialog, user } = showEntry({ sheet: loaded, saved, answers });
    await user.click(screen.getByLabelText('Pagado'));
    await user.click((await dialog('Marcar como pagado')).getByRole('button', { name: 'Aceptar' }));
    await screen.findByText('Pagado el 27 may 2026: $374.04');
    await fill('Regulares: horas', '41');
    await save();
    const question = await dialog();
    // 382.97 − 374.04 = 8.93
    expect(question.getByText('Pagado el 27 may 2026: $374.04; diferencia $8.93')).toBeTruthy();
    expect(question.getByRole('button', { name: 'Cambiar lo ya pagado' })).toBeTruthy();
  });

  it.each(['stale-version', 'entry-deleted'] as const)(
    'offers to see what there is now when somebody else has changed or deleted it: %s',
    async (code) => {
      const { answers } = aServer(() => Promise.reject(refusal(code, 'Otra versión.')));
      const { fill, save, dialog, user, field, onReload } = showEntry({ sheet: loaded, saved, answers });
      await fill('Regulares: horas', '41');
      await save();
      await user.click((await dialog()).getByRole('button', { name: 'Aceptar' }));
      const question = await dialog('El pago cambió');
      expect(question.getByText(/^Alguien más guardó o eliminó este pago/)).toBeTruthy();
      expect(field('Regulares: horas').value).toBe('41');
      await user.click(question.getByRole('button', { name: 'Cargar otra vez' }));
      await waitFor(() => expect(onReload).toHaveBeenCalledWith(11));
    },
  );
});

describe('a correction of a closed period', () => {
  const correcting = aCorrectionOf(saved, 38);
  const closed = withEntries(aSheet(), [saved]);

  it('asks with what it changes, line by line, and sends where it is booked', async () => {
    const correct = vi.fn<(input: unknown) => unknown>(() => ({ ...saved, entryId: 12 }));
    const { fill, save, dialog, user } = showEntry({
      sheet: closed,
      saved,
      correction: correctionOfSaved(closed, saved, undefined),
      answers: { 'payroll.correct': correct },
    });
    await fill('Regulares: horas', '38');
    await save();
    const question = await dialog();
    // 399.00 − 1.20 − 5.79 − 24.74 − 11.10 = 356.17; 374.04 before
    expect(
      question.getByText('¿Esta seguro que desea cargar esta data por un monto de -$17.87?'),
    ).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Aceptar' }));
    await screen.findByText('Creado exitosamente.');
    expect(correct).toHaveBeenCalledWith(
      expect.objectContaining({
        entryId: 11,
        version: saved.version,
        confirmedNet: -17_87,
        entry: expect.objectContaining({ periodId: periodOf(closed, 22).id }),
      }),
    );
  });

  it('is not asked about where it changes nothing', async () => {
    const { save } = showEntry({
      sheet: closed,
      saved,
      correction: correctionOfSaved(closed, saved, undefined),
    });
    await save();
    expect((await screen.findAllByText('La corrección no cambia nada.')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows the difference of the tax, and says what it is the difference of', async () => {
    const { field, explain } = showEntry({
      sheet: withEntries(aSheet(), [saved, correcting]),
      saved: correcting,
    });
    // 11.10 − 12.57
    expect(field('Contribución retenida').value).toBe('-1.47');
    await explain('Contribución retenida');
    expect(
      await screen.findByText(
        /la diferencia entre lo que se calcula ahora, \$11\.10, y lo que era antes, \$12\.57\./,
      ),
    ).toBeTruthy();
    expect(screen.getByText('Antes de corregirlo')).toBeTruthy();
  });
});
