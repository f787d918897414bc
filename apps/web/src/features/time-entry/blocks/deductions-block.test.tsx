import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { COOPERATIVE, UNION } from '../../../pay/company-line.builder.ts';
import { aSavedEntry, aSheet, periodOf } from '../../../pay/entry/sheet.builder.ts';
import { showEntry } from '../entry-form.testing.tsx';

const HOURS = 60;

describe('taxes and deductions', () => {
  it('follow what is typed, each with its sign in words', async () => {
    const { fill, row } = showEntry();
    await fill('Regulares: horas', '40');
    // 40 × 10.50 = 420.00; × 1.45 % = 6.09; × 6.2 % = 26.04; tax of 21,840.00 a year by table ÷ 52 = 12.57
    expect(row('Medicare')).toBe('Medicare−Descuento$6.09');
    expect(row('Seguro Social')).toBe('Seguro Social−Descuento$26.04');
    expect(row('Retenciones')).toContain('$45.96');
    expect(row('Neto')).toContain('$374.04');
  });

  it('lower the net by what is typed and raise it by reimbursed expenses', async () => {
    const { fill, row } = showEntry();
    await fill('Regulares: horas', '40');
    await fill('AFLAC', '20');
    await fill('Gastos Reembolsados', '35.50');
    expect(row('Neto')).toContain('$389.54'); // 374.04 − 20.00 + 35.50
    expect(row('Gastos Reembolsados')).toContain('Aumento');
  });

  it('keep the amounts while a figure is half typed and no amount yet', async () => {
    const { fill, row } = showEntry();
    await fill('Regulares: horas', '40');
    await fill('ASUME', '1,234');
    expect(row('Neto')).toContain('$374.04');
    expect(screen.getByText('Corrija los campos señalados para ver el neto.')).toBeTruthy();
    await fill('ASUME', '12.34');
    expect(row('Neto')).toContain('$361.70'); // 374.04 − 12.34
  });

  it('say what was not collected where they pass the pay', async () => {
    const { fill, row } = showEntry();
    await fill('Regulares: horas', '1');
    // 10.50 − 0.03 − 0.15 − 0.65 = 9.67, less 20.00
    await fill('AFLAC', '20');
    expect(row('Neto')).toContain('0.00');
    expect(row('No cobrado')).toContain('$10.33');
  });
});

describe('the withheld tax', () => {
  it('is marked once it is typed over, and goes back to the computed amount', async () => {
    const { fill, field, row, backToComputed } = showEntry();
    await fill('Regulares: horas', '40');
    expect(field('Contribución retenida').value).toBe('12.57');
    await fill('Contribución retenida', '20');
    expect(row('Contribución retenida')).toContain('Editado');
    expect(row('Neto')).toContain('$366.61'); // 374.04 + 12.57 − 20.00
    await backToComputed('Contribución retenida');
    expect(field('Contribución retenida').value).toBe('12.57');
    expect(row('Contribución retenida')).not.toContain('Editado');
    expect(row('Neto')).toContain('$374.04');
  });

  it('goes back where the entry was saved with it typed over, too', async () => {
    const sheet = aSheet();
    const inputs = { minutes: { regular: 40 * HOURS }, editedIncomeTax: 20_00 };
    const saved = aSavedEntry(sheet, periodOf(sheet, 21), inputs);
    const { field, row, backToComputed } = showEntry({ sheet, saved });
    expect(field('Contribución retenida').value).toBe('20.00');
    await backToComputed('Contribución retenida');
    expect(field('Contribución retenida').value).toBe('12.57');
    expect(row('Contribución retenida')).toBe('Contribución retenidaAntes $20.00−Descuento');
    expect(row('Neto')).toContain('$374.04');
  });
});

describe('a line of the company', () => {
  const sheet = aSheet({ companyLines: [COOPERATIVE, UNION] });
  const box = (name: string) =>
    screen.getByLabelText<HTMLInputElement>(name, { selector: '[type=checkbox]' });

  it('stays on where it is required', async () => {
    const { row } = showEntry({ sheet, isStyled: true });
    expect(box('Unión')).toMatchObject({ checked: true, disabled: true });
    // A line that always counts is not dimmed.
    const name = box('Unión').closest('label')?.querySelector('[data-part=label]');
    expect(name && getComputedStyle(name).opacity).toBe('1');
    expect(row('Unión')).toContain('Descuento');
  });

  it('leaves the net when it is switched off', async () => {
    const { user, fill, row } = showEntry({ sheet });
    await fill('Regulares: horas', '40');
    expect(row('Neto')).toContain('$360.64'); // 374.04 − 8.40 (2 %) − 5.00
    await user.click(box('Cooperativa 2.00%'));
    expect(row('Neto')).toContain('$369.04');
    expect(screen.queryByLabelText('Por qué: Cooperativa')).toBeNull();
  });

  it('takes the amount that is typed over it, and gives it up again', async () => {
    const { fill, row, field, backToComputed } = showEntry({ sheet });
    await fill('Regulares: horas', '40');
    await fill('Cooperativa', '10');
    expect(row('Cooperativa')).toContain('Editado');
    expect(row('Neto')).toContain('$359.04'); // 374.04 − 10.00 − 5.00
    await backToComputed('Cooperativa');
    expect(field('Cooperativa').value).toBe('8.40');
  });
});

describe('a line of the company that is typed wrong', () => {
  it('is where its link in the summary of errors leads', async () => {
    const { user, fill, field, save } = showEntry({ sheet: aSheet({ companyLines: [COOPERATIVE, UNION] }) });
    await fill('Regulares: horas', '40');
    await fill('Unión', '1,234');
    await save();
    const summary = await screen.findByRole('alert');
    await user.click(within(summary).getByText('Unión: Cantidad ambigua: escriba 1234.00 o 1.23.'));
    expect(document.activeElement).toBe(field('Unión'));
  });
});

describe('a saved entry', () => {
  const sheet = aSheet();
  const saved = aSavedEntry(sheet, periodOf(sheet, 21), { minutes: { regular: 40 * HOURS } });

  it('shows what is stored, and who stored it', async () => {
    const { row } = showEntry({ sheet, saved });
    expect(row('Neto')).toContain('$374.04');
    expect(screen.getByText(/^Guardado por Carlos Maldonado el 12 mar 2026/)).toBeTruthy();
  });

  it('shows what a changed line was before', async () => {
    const { fill, row } = showEntry({ sheet, saved });
    await fill('Regulares: horas', '41');
    expect(row('Regular')).toBe('RegularAntes $420.00$430.50');
    expect(screen.getByText('Con cambios sin guardar')).toBeTruthy();
  });

  it('is marked as changed where only its memo is, or where what is typed is no amount yet', async () => {
    const { fill, user, field } = showEntry({ sheet, saved });
    expect(screen.getByText('Guardado')).toBeTruthy();
    await user.type(screen.getByLabelText('Memo'), 'Turno');
    expect(screen.getByText('Con cambios sin guardar')).toBeTruthy();
    await user.clear(screen.getByLabelText('Memo'));
    expect(screen.getByText('Guardado')).toBeTruthy();
    await fill('AFLAC', '1,234');
    expect(field('AFLAC').value).toBe('1,234');
    expect(screen.getByText('Con cambios sin guardar')).toBeTruthy();
  });

  it('is deleted after a question that says how much goes', async () => {
    const { user, dialog } = showEntry({ sheet, saved });
    await user.click(screen.getByText('Eliminar'));
    const question = await dialog('¿Esta seguro que desea ELIMINAR el periodo seleccionado?');
    expect(question.getByText('Total $374.04')).toBeTruthy();
  });

  it('can be read and explained, but not changed, by an auditor', async () => {
    const { field, explain } = showEntry({ sheet, saved, mayWrite: false });
    expect(field('Regulares: horas').closest('fieldset[disabled]')).toBeTruthy();
    expect(screen.queryByText('Guardar cambios')).toBeNull();
    expect(screen.queryByText('Eliminar')).toBeNull();
    await explain('Medicare');
    await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('26 U.S.C. § 3101(b)(1)'));
  });
});
