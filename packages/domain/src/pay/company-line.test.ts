import { describe, expect, it } from 'vitest';
import { type CompanyLine, companyLineAmounts } from './company-line.ts';

const line = (overrides: Partial<CompanyLine> = {}) =>
  ({
    taxId: 1,
    name: 'Cooperativa',
    requirement: 'optional',
    direction: 'deduction',
    isOnByDefault: true,
    basis: 'percentage',
    rate: 20_000,
    ...overrides,
  }) as CompanyLine;

const amounts = (...args: Parameters<typeof companyLineAmounts>) =>
  companyLineAmounts(...args).map(({ amount }) => amount);

describe('company lines', () => {
  it('take a percentage of gross or a fixed amount', () => {
    // 1,000.25 × 2 % = 20.005 → 20.01
    expect(amounts([line(), line({ taxId: 2, basis: 'fixed', cents: 25_00 })], undefined, 1_000_25)).toEqual([
      20_01, 25_00,
    ]);
  });

  it("apply by the company's defaults if the entry does not list its lines", () => {
    expect(amounts([line(), line({ taxId: 2, isOnByDefault: false })], undefined, 1_000_00)).toEqual([20_00]);
  });

  it('apply only as chosen if the entry lists any', () => {
    const lines = [line(), line({ taxId: 2, isOnByDefault: false })];
    expect(amounts(lines, [{ taxId: 2, isActive: true }], 1_000_00)).toEqual([20_00]);
    expect(amounts(lines, [], 1_000_00)).toEqual([]);
  });

  it('apply if required, whatever the entry says', () => {
    const required = line({ requirement: 'required', isOnByDefault: false });
    expect(amounts([required], [{ taxId: 1, isActive: false }], 1_000_00)).toEqual([20_00]);
  });

  it('keep the computed amount beside an edited one', () => {
    expect(
      companyLineAmounts([line()], [{ taxId: 1, isActive: true, editedCents: 5_00 }], 1_000_00),
    ).toMatchObject([{ amount: 5_00, computed: 20_00, isEdited: true }]);
  });
});
