import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showEntry } from './entry-form.testing.tsx';
import { aSavedEntry, aSheet, periodOf } from './state/sheet.builder.ts';

const HOURS = 60;

describe('the keyboard', () => {
  it('starts a new record in the first hours, and Enter goes from hours to minutes to the next hours', async () => {
    const { user, field } = showEntry();
    await waitFor(() => expect(document.activeElement).toBe(field('Regulares: horas')));
    await user.keyboard('40{Enter}30{Enter}5');
    expect(field('Regulares: horas').value).toBe('40');
    expect(field('Regulares: minutos').value).toBe('30');
    expect(document.activeElement).toBe(field('Overtime: horas'));
  });

  it('writes digits only as hours, and minutes of 60 and more as 59', async () => {
    const { user, field } = showEntry();
    await user.clear(field('Regulares: horas'));
    await user.keyboard('4a0-{Enter}75');
    expect(field('Regulares: horas').value).toBe('40');
    expect(field('Regulares: minutos').value).toBe('59');
  });

  it('asks to save with Alt+Enter from any field', async () => {
    const { user, field, dialog } = showEntry();
    await user.click(field('Propinas'));
    await user.keyboard('10{Alt>}{Enter}{/Alt}');
    // 10.00 − 0.03 − 0.15 (14.5 cents) − 0.62 on tips
    expect((await dialog()).getByText('Total $9.20')).toBeTruthy();
  });
});

describe('an entry of a flat rate', () => {
  it('withholds at the rate of the employee until another one is typed', async () => {
    const sheet = aSheet({ employee: { withholdingMethod: 'flat-rate', withholdingRate: 70_000 } });
    const { fill, field, row } = showEntry({ sheet });
    await fill('Regulares: horas', '40');
    expect(field('Porcentaje de TAX PR').value).toBe('7');
    expect(row('Retenciones')).toContain('$62.79'); // 1.26 + 6.09 + 26.04 + 420.00 × 7 %
    await fill('Porcentaje de TAX PR', '10');
    expect(row('Retenciones')).toContain('$75.39'); // 420.00 × 10 % = 42.00
    await fill('Porcentaje de TAX PR', '');
    expect(row('Retenciones')).toContain('$62.79');
  });

  it('is the employee’s again where the entry was saved with another one', async () => {
    const sheet = aSheet({ employee: { withholdingMethod: 'flat-rate', withholdingRate: 70_000 } });
    const inputs = { minutes: { regular: 40 * HOURS }, withholdingRate: 100_000 };
    const saved = aSavedEntry(sheet, periodOf(sheet, 21), inputs);
    const { user, fill, field, row } = showEntry({ sheet, saved });
    expect(field('Porcentaje de TAX PR').value).toBe('10');
    await fill('Porcentaje de TAX PR', '');
    await user.tab();
    expect(field('Porcentaje de TAX PR').value).toBe('7');
    expect(row('Retenciones')).toContain('$62.79');
  });
});
