import { describe, expect, it } from 'vitest';
import { AMOUNT_NAMES, addAmounts, amountsDelta, amountsOf, NO_AMOUNTS, negateAmounts } from './amounts.ts';
import { NOTHING_WITHHELD, somePayFacts, somePayInputs } from './pay.builder.ts';
import { calculatePayStatement } from './pay-statement.ts';

const inputs = somePayInputs({ minutes: { regular: 2_400, sick: 60 }, earnings: { tips: 50_00 } });
const amounts = amountsOf(inputs, calculatePayStatement(somePayFacts(), inputs, NOTHING_WITHHELD));

describe('amounts of an entry', () => {
  it('have every name and no other', () => {
    expect(Object.keys(amounts).toSorted()).toEqual([...AMOUNT_NAMES].toSorted());
  });

  it('contain pay and time', () => {
    // 40 h × 10.50 = 420.00; 1 h sick = 10.50; tips 50.00
    expect(amounts).toMatchObject({
      gross: 480_50,
      regularPay: 420_00,
      sickPay: 10_50,
      tips: 50_00,
      sickMinutes: 60,
    });
  });

  it('are undone exactly by their reversal', () => {
    expect(addAmounts(amounts, negateAmounts(amounts))).toEqual(NO_AMOUNTS);
    expect(addAmounts(NO_AMOUNTS, amountsDelta(NO_AMOUNTS, amounts))).toEqual(amounts);
  });
});
