import { calculateContractorPayment } from '@garita/domain/contractor/contractor-payment';
import { describe, expect, it } from 'vitest';
import { explainPayment } from './explain-payment.ts';

const facts = { entityType: 'individual', hourlyRate: 7_77, withholdingRate: 290_000 } as const;
// 7.77 × 25 min ÷ 60 = 3.2375 → 3.24; 3.24 × 29 % = 0.9396 → 0.94
const payment = calculateContractorPayment(facts, { minutes: 25 });

describe('why an amount of a payment is what it is', () => {
  it('shows the time, the rate and the one rounding of the pay', () => {
    const { parts, amount } = explainPayment('pay', payment);
    expect(parts[0]?.steps.map(({ value }) => value)).toEqual([
      { minutes: 25 },
      { cents: 7_77 },
      { dollars: '3.2375' },
      { cents: 3_24 },
    ]);
    expect(amount).toBe(3_24);
  });

  it('shows the percentage, its law, and what was typed over the tax', () => {
    const typed = calculateContractorPayment(facts, { minutes: 25, editedRetained: 1_00 });
    const { rule, parts, notes, amount } = explainPayment('retained', typed);
    expect(rule).toBe('Se retiene 29.00% del pago por servicios.');
    expect(parts[0]?.source.origin).toContain('sec. 1062.03');
    expect(parts[0]?.steps.at(-1)?.value).toEqual({ cents: 94 });
    expect(notes).toEqual(['Este monto se editó a mano. El calculado es $0.94.']);
    expect(amount).toBe(1_00);
  });

  it('shows the part in the first 500.00 of the year, where the law’s rule left it out', () => {
    // 300.00 before and 400.00 now: 300 + 400 − 500 = 200.00 are subject, 200.00 are not; 10 % is 20.00
    const earlierPay = { own: 300_00, elsewhere: [] };
    const byLaw = calculateContractorPayment(
      { ...facts, withholdingRate: 100_000, earlierPay },
      { minutes: 0, flatFee: 400_00 },
    );
    const { rule, parts, amount } = explainPayment('retained', byLaw);
    expect(rule).toBe(
      'Se retiene 10.00% de lo que pasa de los primeros $500.00 que se le pagaron en el año.',
    );
    expect(parts[0]?.steps.map(({ value }) => value)).toEqual([
      { cents: 400_00 },
      { cents: 200_00 },
      { cents: 200_00 },
      { rate: 100_000 },
      { dollars: '20.00' },
      { cents: 20_00 },
    ]);
    expect(amount).toBe(20_00);
  });

  it('says that nothing is withheld at zero', () => {
    const free = calculateContractorPayment({ ...facts, withholdingRate: 0 }, { minutes: 25 });
    expect(explainPayment('retained', free).rule).toBe(
      'El porcentaje del contratista es cero: de este pago no se retiene nada.',
    );
  });

  it('takes the tax from the pay, and stops at zero', () => {
    expect(explainPayment('total', payment)).toMatchObject({ amount: 2_30, notes: [] });
    const all = calculateContractorPayment(facts, { minutes: 25, editedRetained: 5_00 });
    const { parts, notes, amount } = explainPayment('total', all);
    expect(parts[0]?.steps.at(-1)?.value).toEqual({ cents: -1_76 });
    expect(notes).toEqual(['El neto no baja de cero; lo que falta queda sin cobrar.']);
    expect(amount).toBe(0);
  });
});
