import { NO_OPENING_BALANCE } from '@garita/domain/returns/opening-balance-of-year';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aFixedLine, aPayStub } from './pay-stub.builder.ts';
import { MAX_COMPANY_LINES, type PayStubLines, payStubLines } from './pay-stub-lines.ts';

describe('the lines of a stub', () => {
  it('count hourly pay, salary and bonus once each, so that the rows add up to gross', () => {
    const stub = aPayStub({ inputs: { earnings: { salary: 500_00, bonus: 100_00, tips: 25_00 } } });
    const { earnings } = payStubLines(stub);
    // 40 h × 10.50 = 420.00; 420 + 500 + 100 + 25 = 1,045.00
    expect(amountsByLabel(earnings.rows)).toMatchObject({
      Regular: 420_00,
      Salario: 500_00,
      Bono: 100_00,
      Propinas: 25_00,
    });
    expect(earnings.total.current).toBe(1_045_00);
    expect(earnings.total.current).toBe(stub.current.gross);
  });

  it('take others from pay', () => {
    const { deductions } = payStubLines(aPayStub({ inputs: { deductions: { others: 12_00 } } }));
    expect(amountsByLabel(deductions.rows)['Otros descuentos']).toBe(12_00);
  });

  it('put a company line among deductions or additions by its direction', () => {
    const { deductions, additions } = payStubLines(
      aPayStub({ companyLines: [aFixedLine('Uniforme', 10_00), aFixedLine('Dieta', 30_00, 'addition')] }),
    );
    expect(amountsByLabel(deductions.rows).Uniforme).toBe(10_00);
    expect(amountsByLabel(additions.rows)).toEqual({ 'Gastos reembolsados': 0, Dieta: 30_00 });
  });

  it('tell the time that a salary pays for from the hours that somebody typed', () => {
    const { hours } = payStubLines(aPayStub({}, { salariedMinutes: 8 * 60 }));
    expect(hours.slice(0, 2)).toEqual([
      { label: 'Que paga el salario', minutes: 8 * 60 },
      { label: 'Regulares', minutes: 40 * 60 },
    ]);
  });

  it('add what another system paid and withheld to the year, its wages in a row of their own', () => {
    const { amounts: nothing } = NO_OPENING_BALANCE;
    const openingBalance = {
      ...nothing,
      gross: 1_000_00,
      tips: 100_00,
      socialSecurity: 62_00,
      codaPlans: 50_00,
    };
    const lines = payStubLines(aPayStub({ times: 2 }, { openingBalance }));
    // 1,000.00 − 100.00 of tips = 900.00
    const wages = { label: 'Sueldos traídos', current: 0, year: 900_00 };
    expect(lines.earnings.rows).toContainEqual(expect.objectContaining(wages));
    expect(lines.earnings.rows).toContainEqual(
      expect.objectContaining({ label: 'Propinas', current: 0, year: 100_00 }),
    );
    // 2 × 420.00 + 1,000.00; social security 2 × 26.04 + 62.00; net 2 × 374.04 + 1,000.00 − 62.00 − 50.00
    expect(lines.earnings.total.year).toBe(1_840_00);
    expect(lines.withholdings.rows).toContainEqual(
      expect.objectContaining({ label: 'Seguro social', current: 26_04, year: 114_08 }),
    );
    expect(lines.net.year).toBe(1_636_08);
  });

  it('sum the lines that do not fit, each direction by itself', () => {
    const companyLines = [
      ...Array.from({ length: MAX_COMPANY_LINES }, (_, index) => aFixedLine(`Plan ${index + 1}`, 1_00)),
      aFixedLine('Dieta', 30_00, 'addition'),
    ];
    const { deductions, additions } = payStubLines(aPayStub({ companyLines }));
    // 12 discounts and 1 increase: 11 rows stay, the twelfth discount and the increase stand alone again.
    expect(amountsByLabel(deductions.rows)).toMatchObject({ 'Plan 11': 1_00, 'Plan 12': 1_00 });
    expect(amountsByLabel(additions.rows).Dieta).toBe(30_00);
    const more = payStubLines(aPayStub({ companyLines: [...companyLines, aFixedLine('Plan 14', 2_00)] }));
    expect(amountsByLabel(more.deductions.rows)['Otras 2 líneas']).toBe(3_00);
  });

  it('refuse to be printed when they do not add up to the net', () => {
    const stub = aPayStub();
    expect(() => payStubLines({ ...stub, current: { ...stub.current, net: stub.current.net + 1 } })).toThrow(
      RangeError,
    );
    const forgotten = { taxId: 1, name: 'Uniforme', direction: 'deduction', current: 0, year: 1_00 } as const;
    expect(() => payStubLines({ ...stub, companyLines: [forgotten] })).toThrow(RangeError);
  });

  it('add up to net in both columns, whatever was earned and taken', () => {
    const cents = fc.integer({ min: 0, max: 5_000_00 });
    fc.assert(
      fc.property(cents, cents, cents, cents, cents, fc.integer({ min: 1, max: 60 }), (...drawn) => {
        const [tips, childSupport, reimbursedExpenses, taken, added, times] = drawn;
        const stub = aPayStub({
          inputs: { earnings: { tips }, deductions: { childSupport }, reimbursedExpenses },
          companyLines: [aFixedLine('Menos', taken), aFixedLine('Más', added, 'addition')],
          times,
        });
        expect(netOf(payStubLines(stub), 'current')).toBe(stub.current.net);
        expect(netOf(payStubLines(stub), 'year')).toBe(stub.current.net * times);
      }),
    );
  });
});

function netOf(
  { earnings, withholdings, deductions, additions, uncollected }: PayStubLines,
  column: 'current' | 'year',
) {
  const taken = withholdings.total[column] + deductions.total[column];
  return earnings.total[column] - taken + additions.total[column] + uncollected[column];
}

function amountsByLabel(rows: { label: string; current: number }[]): Record<string, number> {
  return Object.fromEntries(rows.map(({ label, current }) => [label, current]));
}
