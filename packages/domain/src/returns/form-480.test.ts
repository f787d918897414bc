import { describe, expect, it } from 'vitest';
import {
  addItems,
  form480sOfYear,
  NO_ITEMS,
  needsExemptionCode,
  totalPaid,
  totalWithheld,
} from './form-480.ts';

type Payment = Parameters<typeof form480sOfYear>[0][number];

function paid(
  contractorId: number,
  category: Payment['category'],
  gross: number,
  withheld = 0,
  expenses = 0,
) {
  const amounts = { gross, notSubject: 0, incomeTaxWithheld: withheld, reimbursedExpenses: expenses };
  return { contractorId, category, ...amounts };
}

describe('yearly 480.6SP forms', () => {
  it('have each payment under its item, in the order of the payees', () => {
    const forms = form480sOfYear([
      // 300.00, 400.00 and 1,000.00 with 10 % withheld from each
      paid(9, 3, 300_00, 30_00),
      paid(9, 3, 400_00, 40_00),
      paid(9, 3, 1_000_00, 100_00, 25_50),
      paid(4, 2, 10_000_00),
      paid(4, 4, 9_500_00, 570_00),
    ]);
    expect(forms).toEqual([
      {
        contractorId: 4,
        items: {
          ...NO_ITEMS,
          corporationsNotSubject: 10_000_00,
          corporationsSubject: 9_500_00,
          corporationsWithheld: 570_00,
        },
      },
      {
        contractorId: 9,
        items: {
          ...NO_ITEMS,
          individualsSubject: 1_700_00,
          individualsWithheld: 170_00,
          reimbursedExpenses: 25_50,
        },
      },
    ]);
    const total = forms.reduce((sum, { items }) => addItems(sum, items), NO_ITEMS);
    // 10,000.00 + 9,500.00 + 1,700.00; 570.00 + 170.00
    expect([totalPaid(total), totalWithheld(total)]).toEqual([21_200_00, 740_00]);
  });

  it('have the first 500.00 of the law’s rule under items 1 and 2', () => {
    const forms = form480sOfYear([
      // 300.00, 400.00 and 1,000.00 at 10 %: 300.00 and 200.00 are not subject
      { ...paid(9, 3, 300_00, 0), notSubject: 300_00 },
      { ...paid(9, 3, 400_00, 20_00), notSubject: 200_00 },
      paid(9, 3, 1_000_00, 100_00),
      // 10,000.00 at 6 %: 500.00 are not subject
      { ...paid(4, 4, 10_000_00, 570_00), notSubject: 500_00 },
      // with a total waiver nothing is subject
      { ...paid(5, 2, 10_000_00), notSubject: 500_00 },
    ]);
    expect(forms.map(({ items }) => items)).toEqual([
      {
        ...NO_ITEMS,
        corporationsNotSubject: 500_00,
        corporationsSubject: 9_500_00,
        corporationsWithheld: 570_00,
      },
      { ...NO_ITEMS, corporationsNotSubject: 10_000_00 },
      {
        ...NO_ITEMS,
        individualsNotSubject: 500_00,
        individualsSubject: 1_200_00,
        individualsWithheld: 120_00,
      },
    ]);
  });

  it('are of payees with 500.00 or more, or with anything withheld', () => {
    const forms = form480sOfYear([
      paid(1, 1, 499_99),
      paid(2, 1, 500_00),
      paid(3, 3, 40_00, 4_00),
      // Reimbursed expenses are not pay.
      paid(5, 1, 100_00, 0, 900_00),
    ]);
    expect(forms.map(({ contractorId }) => contractorId)).toEqual([2, 3]);
  });

  it('need an exemption code above the general 500.00', () => {
    expect([500_00, 500_01].map(needsExemptionCode)).toEqual([false, true]);
  });

  it('report withholding even from pay that is not subject to it', () => {
    const [form] = form480sOfYear([paid(1, 1, 100_00, 5_00)]);
    expect(form?.items).toMatchObject({ individualsNotSubject: 100_00, individualsWithheld: 5_00 });
  });
});
