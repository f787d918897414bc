import { calculateContractorPayment, contractorFacts } from '@garita/domain/contractor/contractor-payment';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { refusal, TestServer } from '../../testing/test-server.tsx';
import { aSavedPayment, aSheet } from './payment.builder.ts';
import type { ContractorSheet, SavedPayment } from './payment.ts';
import { PaymentForm } from './payment-form.tsx';

type Sent = { commandId: string; confirmedNet: number; time: object };

/** Shows a payment on 21 November 2026 over a server that answers each change in turn, and hands for it. */
function showPayment(
  { sheet = aSheet(), saved }: { sheet?: ContractorSheet; saved?: SavedPayment },
  ...answers: (() => unknown)[]
) {
  const sent: Sent[] = [];
  const answer = (input: unknown) => {
    sent.push(input as Sent); // what the form sends is what is asked about
    return answers[Math.min(sent.length, answers.length) - 1]?.();
  };
  const onReload = vi.fn<(entryId: number | undefined) => Promise<void>>(() => Promise.resolve());
  const { user } = show(
    <TestServer
      answers={{ 'filing.list': () => [], 'contractorTime.load': answer, 'contractorTime.amend': answer }}
    >
      <PaymentForm work={{ sheet, saved }} today="2026-11-21" mayWrite onReload={onReload} />
    </TestServer>,
  );
  return {
    sent,
    onReload,
    fill: async (label: string, text: string) => {
      const field = screen.getByLabelText(label, { selector: 'input' });
      await user.clear(field);
      await user.paste(text);
    },
    save: () => user.click(screen.getByText(/^(Cargar tiempo de empleado|Guardar cambios)$/)),
    accept: async (title = 'Cargar Hora', deed = 'Aceptar') => {
      const dialog = (await screen.findByText(title)).closest<HTMLElement>('[role=alertdialog]');
      if (!dialog) throw new TypeError(`No dialog is called ${title}`);
      await user.click(within(dialog).getByRole('button', { name: deed }));
    },
  };
}

const accepted = () => ({ entryId: 11 });

describe('a saved payment', () => {
  it('is marked as changed also where what is typed is no amount yet', async () => {
    const { fill } = showPayment({ saved: aSavedPayment(aSheet()) });
    expect(screen.getByText('Guardado')).toBeTruthy();
    await fill('Retenido', '1,234');
    expect(screen.getByText('Con cambios sin guardar')).toBeTruthy();
  });
});

describe('a saved payment that needs recalculation', () => {
  it('shows what changes, and takes a reason where it was filed', async () => {
    const sheet = aSheet({ company: { ...aSheet().company, contractorRule: 'law' } });
    // 10 hours at 35.00: the 350.00 were the first of the year, so that nothing was subject.
    const facts = { ...contractorFacts(sheet.contractor), earlierPay: { own: 0, elsewhere: [] } };
    const first = { ...aSavedPayment(sheet), isStale: true, facts };
    const saved = { ...first, statement: calculateContractorPayment(facts, first.inputs) };
    // 70.00 of February, loaded afterwards and 350.00 before: 420.00 + 350.00 are 270.00 above 500.00.
    const earlier = [
      aSavedPayment(sheet, { entryId: 12, payDate: '2026-02-02', minutes: 120 }),
      aSavedPayment(sheet, { entryId: 13, payDate: '2026-02-03', minutes: 600 }),
    ];
    const filed = { report: 'form-480-text', from: '2026-01-01', to: '2026-12-31', filedOn: '2026-11-20' };
    const sent: object[] = [];
    const { user } = show(
      <TestServer
        answers={{
          'filing.list': () => [filed],
          'contractorTime.recalculate': (input) => {
            sent.push(input as object); // what the form sends is what is asked about
            return { entryId: 11 };
          },
        }}
      >
        <PaymentForm
          work={{ sheet: { ...sheet, payments: [saved, ...earlier] }, saved }}
          today="2026-11-21"
          mayWrite
          onReload={() => Promise.resolve()}
        />
      </TestServer>,
    );
    await user.click(screen.getByRole('button', { name: 'Recalcular' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Recalcular' }));
    // 270.00 x 10 % = 27.00 of 350.00 leave 323.00.
    expect(question.getByText('$323.00')).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Aceptar' }));
    expect(sent).toEqual([]);
    await user.type(question.getByLabelText('Razón de la corrección'), 'Faltaba un pago');
    await user.click(question.getByRole('button', { name: 'Aceptar' }));
    await screen.findByText('Pago recalculado.');
    expect(sent).toMatchObject([{ entryId: 11, reason: 'Faltaba un pago', confirmedNet: 323_00 }]);
  });
});

describe('a new payment', () => {
  it('has the second category for a corporation without withholding', async () => {
    const corporation = { entityType: 'corporation', waiverType: 'total', withholdingRate: 0 } as const;
    const { fill } = showPayment({ sheet: aSheet({ contractor: corporation }) });
    await fill('Horas Regulares: horas', '1');
    await fill('Horas Regulares: minutos', '25');
    // 35.00 × 85 min ÷ 60 = 49.58333… → 49.58
    const second = screen.getByRole('region', { name: /^2\. Pagos servicios prestados/ });
    expect(second.textContent).toContain('49.58');
    expect(screen.queryByLabelText('Retenido')).toBeNull();
  });

  it('is of the year in which it is paid', async () => {
    const { fill, save } = showPayment({});
    await fill('Horas Regulares: horas', '8');
    const date = (value: string) =>
      fireEvent.change(screen.getByLabelText('Fecha de Pago'), { target: { value } });
    date('2025-12-31');
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'El año debe ser el de la fecha de pago.',
    );
    expect(screen.queryByText('Cargar Hora')).toBeNull();
    date('2026-12-31');
    await save();
    expect(await screen.findByText('Cargar Hora')).toBeTruthy();
  });
});

describe('saving a payment', () => {
  it('sends an agreed price and what was spent, which is not withheld from', async () => {
    const { sent, fill, save, accept } = showPayment({}, accepted);
    await fill('Horas Regulares: horas', '0');
    await fill('Pago fijo', '500');
    await fill('Gastos Reembolsados', '80.00');
    await save();
    // 500.00 less 10 %, 50.00, and 80.00 on top
    expect(await screen.findByText(/por un monto de \$530\.00\?/)).toBeTruthy();
    await accept();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toMatchObject([
      { confirmedNet: 530_00, time: { minutes: 0, flatFee: 500_00, reimbursedExpenses: 80_00 } },
    ]);
  });

  it.each([
    ['500.01', 'Retenido: Lo retenido no puede pasar del pago.'],
    ['0', undefined],
  ])('asks nothing while more than the income is withheld: %s', async (retained, refused) => {
    const { fill, save } = showPayment({});
    await fill('Horas Regulares: horas', '0');
    await fill('Pago fijo', '500');
    await fill('Retenido', retained);
    await save();
    if (refused) expect(await screen.findByRole('link', { name: refused })).toBeTruthy();
    else expect(await screen.findByText(/por un monto de \$500\.00\?/)).toBeTruthy();
  });

  it('asks nothing where there is nothing to pay', async () => {
    const { save } = showPayment({});
    await save();
    expect(await screen.findByRole('link', { name: /No hay nada que pagar/ })).toBeTruthy();
    expect(screen.queryByText('Cargar Hora')).toBeNull();
  });

  it('sends the hours with the amount that was confirmed, and opens what was saved', async () => {
    const { sent, onReload, fill, save, accept } = showPayment({}, accepted);
    await fill('Horas Regulares: horas', '8');
    await save();
    // 35.00 × 8 h = 280.00; less 10 %, 28.00
    expect(await screen.findByText(/por un monto de \$252\.00\?/)).toBeTruthy();
    await accept();
    await waitFor(() => expect(onReload).toHaveBeenCalledWith(11, false));
    expect(sent).toMatchObject([
      { contractorId: 5, confirmedNet: 252_00, time: { payDate: '2026-11-21', year: 2026, minutes: 480 } },
    ]);
  });

  it('asks again, under the same key, when another amount came out meanwhile', async () => {
    const { contractor } = aSheet({ contractor: { hourlyRate: 40_00 } });
    // somebody has raised the rate to 40.00: 320.00 less 32.00
    const contractorPayment = calculateContractorPayment(contractorFacts(contractor), { minutes: 480 });
    const changed = () => {
      throw refusal('net-changed', 'El monto cambió.', [], { contractorPayment });
    };
    const { sent, fill, save, accept } = showPayment({}, changed, accepted);
    await fill('Horas Regulares: horas', '8');
    await save();
    await accept();
    expect(await screen.findByText(/por un monto de \$288\.00\?/)).toBeTruthy();
    await accept();
    await waitFor(() => expect(sent.map(({ confirmedNet }) => confirmedNet)).toEqual([252_00, 288_00]));
    expect(sent[1]?.commandId).toBe(sent[0]?.commandId);
  });

  it('shows the stored and the new amounts side by side where the total changes', async () => {
    const saved = aSavedPayment(aSheet());
    const { sent, fill, save, accept } = showPayment({ saved }, accepted);
    await fill('Horas Regulares: horas', '12');
    await save();
    // 35.00 × 10 h = 350.00 less 35.00 = 315.00; 35.00 × 12 h = 420.00 less 42.00 = 378.00
    expect(await screen.findByRole('row', { name: 'Pago $350.00 $420.00 $70.00' })).toBeTruthy();
    expect(screen.getByRole('row', { name: 'Retenido $35.00 $42.00 $7.00' })).toBeTruthy();
    expect(screen.getByRole('row', { name: 'Total $315.00 $378.00 $63.00' })).toBeTruthy();
    await accept();
    await waitFor(() => expect(sent).toMatchObject([{ confirmedNet: 378_00 }]));
  });

  it('compares nothing where the total stays', async () => {
    const { save } = showPayment({ saved: aSavedPayment(aSheet()) });
    await save();
    expect(await screen.findByText(/por un monto de \$315\.00\?/)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('offers to open the payment again when somebody else has changed it', async () => {
    const stale = () => {
      throw refusal('stale-version', 'Otro usuario lo cambió.');
    };
    const saved = aSavedPayment(aSheet());
    const { sent, onReload, fill, save, accept } = showPayment({ saved }, stale);
    await fill('Horas Regulares: horas', '12');
    await save();
    await accept();
    await accept('El pago cambió', 'Cargar otra vez');
    await waitFor(() => expect(onReload).toHaveBeenCalledWith(11));
    expect(sent).toMatchObject([{ entryId: 11, version: 51 }]);
  });

  it('is not offered for somebody who is switched off', () => {
    showPayment({ sheet: aSheet({ contractor: { isActive: false } }) });
    expect(screen.queryByText('Cargar tiempo de empleado')).toBeNull();
    expect(screen.getByText(/El contratista está desactivado/)).toBeTruthy();
  });
});
