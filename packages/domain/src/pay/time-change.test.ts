import { describe, expect, it } from 'vitest';
import { NOTHING_WITHHELD, somePayFacts, somePayInputs } from './pay.builder.ts';
import { calculatePayStatement } from './pay-statement.ts';
import { changeTo, type TimeChange, timeChangeSchema } from './time-change.schema.ts';
import { applyTimeChange, resolveTypedInputs } from './time-change.ts';
import type { PayInputs } from './time-entry.schema.ts';

const UNION = {
  taxId: 3,
  name: 'Unión',
  requirement: 'optional',
  direction: 'deduction',
  isOnByDefault: true,
  basis: 'percentage',
  rate: 20_000,
} as const;
const FACTS = { ...somePayFacts(), companyLines: [UNION] };

// 40 hours at 10.50 = 420.00: 7 % above 12,500 a year ÷ 52 = 12.57 withheld; 2 % = 8.40.
const SAVED = somePayInputs({
  minutes: { regular: 2_400, overtime: 60 },
  earnings: { salary: 0, tips: 5_00 },
  companyLines: [{ taxId: 3, isActive: true }],
});

const statementOf = (inputs: PayInputs) => calculatePayStatement(FACTS, inputs, NOTHING_WITHHELD);

function settled(saved: PayInputs, change: TimeChange): PayInputs {
  const known = { inForce: statementOf(saved), compute: statementOf };
  return resolveTypedInputs(applyTimeChange(saved, change), change, known);
}

describe('a change of a saved entry', () => {
  it('keeps the saved value of every absent field', () => {
    expect(applyTimeChange(SAVED, {})).toEqual(SAVED);
    const typed = { ...SAVED, editedIncomeTax: 20_00, withholdingRate: 70_000 };
    expect(applyTimeChange(typed, { minutes: { regular: 60 } })).toEqual({
      ...typed,
      minutes: { ...SAVED.minutes, regular: 60 },
    });
  });

  it('returns a field to its computed value for null', () => {
    const typed = { ...SAVED, editedIncomeTax: 20_00, withholdingRate: 70_000 };
    const change = { editedIncomeTax: null, withholdingRate: null, companyLines: null };
    expect(applyTimeChange(typed, change)).toEqual({ ...SAVED, companyLines: undefined });
  });

  it('turns any entry into the one that it was made from', () => {
    const entry = { ...somePayInputs({ minutes: { sick: 30 }, earnings: { salary: 1_00 } }), memo: 'Turno' };
    const { memo, ...inputs } = entry;
    const change = timeChangeSchema.parse(changeTo(entry));
    expect(applyTimeChange({ ...SAVED, editedIncomeTax: 5 }, change)).toEqual(inputs);
  });

  it.each([
    ['the one in force', statementOf(SAVED).incomeTax.amount, undefined],
    ['neither in force nor computed', 33_33, 33_33],
  ])('takes a withheld tax that is %s as typed or not', (_, submittedIncomeTax, typed) => {
    expect(settled(SAVED, { submittedIncomeTax }).editedIncomeTax).toBe(typed);
  });

  it('takes a tax equal to the new computation as computed, and the unchanged old tax as not submitted', () => {
    const change = { minutes: { regular: 3_000 } };
    const computed = statementOf(applyTimeChange(SAVED, change)).incomeTax.amount;
    expect(computed).not.toBe(statementOf(SAVED).incomeTax.amount);
    for (const submittedIncomeTax of [computed, statementOf(SAVED).incomeTax.amount]) {
      expect(settled(SAVED, { ...change, submittedIncomeTax }).editedIncomeTax).toBeUndefined();
    }
  });

  it('keeps a typed tax that is sent unchanged, and drops it for the computed one', () => {
    const typed = { ...SAVED, editedIncomeTax: 20_00 };
    expect(settled(typed, { submittedIncomeTax: 20_00 }).editedIncomeTax).toBe(20_00);
    const submittedIncomeTax = statementOf(SAVED).incomeTax.amount;
    expect(settled(typed, { submittedIncomeTax }).editedIncomeTax).toBeUndefined();
  });

  it('treats company lines in the same way', () => {
    const line = (submittedCents: number) =>
      settled(SAVED, { companyLines: [{ taxId: 3, submittedCents }] }).companyLines?.[0];
    const inForce = statementOf(SAVED).companyLines[0]?.amount ?? 0;
    expect(inForce).toBeGreaterThan(0);
    expect(line(inForce)).toEqual({ taxId: 3, isActive: true, editedCents: undefined });
    expect(line(9_99)).toEqual({ taxId: 3, isActive: true, editedCents: 9_99 });
  });

  it('never takes the amount of a deactivated line as typed, however often it is sent', () => {
    const change = { companyLines: [{ taxId: 3, isActive: false, submittedCents: 8_40 }] };
    const once = settled(SAVED, change);
    expect(once.companyLines).toEqual([{ taxId: 3, isActive: false, editedCents: undefined }]);
    expect(settled(once, change)).toEqual(once);
  });
});

it('a change that leaves out the tips that the employee already has keeps them', () => {
  expect(timeChangeSchema.parse({ earnings: { tips: 5_00 } })).toEqual({ earnings: { tips: 5_00 } });
});
