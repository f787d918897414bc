import { amountsOf } from '@garita/domain/pay/amounts';
import { NOTHING_WITHHELD, somePayFacts, somePayInputs } from '@garita/domain/pay/pay.builder';
import { calculatePayStatement } from '@garita/domain/pay/pay-statement';
import { payPeriodById } from '@garita/domain/time/pay-period';
import type { EntryWithLeave } from '@garita/ledger/record-pay/entry-after-change';
import { describe, expect, it } from 'vitest';
import type { AppError } from '../../../refusal/app-error.ts';
import { payChangeBody, versionOf } from './pay-change.wire.ts';
import { changedTimeAnswer, timeEntryAnswer } from './saved-time.wire.ts';
import { timeCorrectionBody } from './time-change.wire.ts';
import { decodeTimeEntry } from './time-entry.wire.ts';

const BODY = { period_id: 2026110, pay_date: '2026-03-11', accountant_id: 1 };

/** 40 hours at 10.50 with a salary of 100.00 and a bonus of 50.00, as saved. */
function savedEntry(overrides: Partial<EntryWithLeave> = {}): EntryWithLeave {
  const facts = {
    ...somePayFacts(),
    companyLines: [
      {
        taxId: 3,
        name: 'Cooperativa',
        requirement: 'optional',
        direction: 'deduction',
        isOnByDefault: true,
        basis: 'percentage',
        rate: 20_000,
      } as const,
    ],
  };
  const inputs = somePayInputs({ minutes: { regular: 2_400 }, earnings: { salary: 100_00, bonus: 50_00 } });
  const period = payPeriodById(2026110);
  if (!period) throw new RangeError('the tenth week exists');
  return {
    entryId: 41,
    companyId: 7,
    employeeId: 9,
    version: 12,
    eventType: 'TimeLoaded',
    recordedBy: 1,
    recordedAt: '2026-03-11T15:00:00.000Z',
    createdAt: '2026-03-11T15:00:00.000Z',
    taxYear: 2026,
    payDate: '2026-03-11',
    period,
    isStale: false,
    corrections: 0,
    paid: null,
    memo: 'Turno',
    isMemoErased: false,
    inputs,
    facts,
    basis: { asOfSeq: 11, soFar: NOTHING_WITHHELD },
    statement: calculatePayStatement(facts, inputs, NOTHING_WITHHELD),
    corrects: null,
    leaveAtEnd: { vacation: 2_415, sick: -90 },
    ...overrides,
  };
}

function refusedBy(decode: () => unknown): AppError['facts']['errors'] {
  try {
    decode();
  } catch (error) {
    return (error as AppError).facts.errors; // decoding throws nothing else
  }
  return undefined;
}

const refusal = (body: object) => refusedBy(() => decodeTimeEntry(body));

describe('a time entry on the wire', () => {
  it('is read with everything left out as nothing', () => {
    expect(decodeTimeEntry(BODY)).toEqual({ ...somePayInputs(), memo: '' });
  });

  it('takes hours as HH:MM, amounts as numbers or texts, and the percentage with or without its sign', () => {
    const entry = decodeTimeEntry({
      ...BODY,
      regular_time: '40:30',
      tips: 12.345,
      commissions: '1,234.50',
      salary: '0',
      tax_pr_percent: '7%',
      asume: 10,
    });
    // 12.345 → 12.35, half up
    expect(entry).toMatchObject({
      minutes: { regular: 2_430 },
      earnings: { tips: 12_35, commissions: 1_234_50, salary: 0 },
      withholdingRate: 70_000,
      deductions: { childSupport: 10_00 },
    });
  });

  it('refuses 60 minutes, negative and ambiguous amounts under their wire names', () => {
    expect(refusal({ ...BODY, over_time: '01:60', tips: -1, bonus: '1,234', memo: 'x'.repeat(151) })).toEqual(
      [
        { path: ['over_time'], code: 'hours-invalid' },
        { path: ['tips'], code: 'amount-negative' },
        { path: ['bonus'], code: 'amount-ambiguous' },
        { path: ['memo'], code: 'memo-too-long' },
      ],
    );
  });

  it('takes a typed tax and a typed line only where they are marked as edited', () => {
    const payment = [
      { id: 3, is_active: true, value: 9.99 },
      { id: 4, is_active: true, value: '8.50', edited: true },
    ];
    expect(decodeTimeEntry({ ...BODY, tax_pr: 5, payment })).toMatchObject({
      companyLines: [
        { taxId: 3, isActive: true, editedCents: undefined },
        { taxId: 4, isActive: true, editedCents: 850 },
      ],
    });
    expect(decodeTimeEntry({ ...BODY, tax_pr: 5 }).editedIncomeTax).toBeUndefined();
    expect(decodeTimeEntry({ ...BODY, tax_pr: 5, tax_pr_edited: true }).editedIncomeTax).toBe(500);
  });

  it.each([
    [{ tax_pr_edited: true }, ['tax_pr']],
    [{ payment: [{ id: 4, edited: true, value: '' }] }, ['payment', '0', 'value']],
  ])('refuses %j, which says that something was typed and not what', (typed, path) => {
    expect(refusal({ ...BODY, ...typed })).toEqual([{ path, code: 'required' }]);
  });

  it.each([
    { tax_pr: 5, tax_pr_edited: 'tal vez' },
    { payment: 'x' },
    { period_id: 'abc' },
    { accountant_id: 'abc' },
  ])('refuses %j as no choice, which is not to have left it out', (wrong) => {
    const name = Object.keys(wrong).at(-1);
    expect(refusal({ ...BODY, ...wrong })).toEqual([{ path: [name], code: 'option-invalid' }]);
  });

  it('is answered with every field of the specification, exact to the cent', () => {
    // gross 420.00 + 100.00 + 50.00 = 570.00; annual 29,640: (1,120 + 4,640 × 14 %) ÷ 52 = 34.03 0.3 % 1.71 ·
    // 1.45 % 8.27 · 6.2 % 35.34 · 2 % 11.40; net 570.00 − 34.03 − 1.71 − 8.27 − 35.34 − 11.40 = 479.25
    expect(timeEntryAnswer(savedEntry())).toEqual({
      id: 41,
      version: 12,
      paid: false,
      paid_date: null,
      paid_method: null,
      paid_net: null,
      paid_difference: null,
      cheque_number: null,
      period: { id: 2026110, period_start: '2026-03-05', period_end: '2026-03-11' },
      period_id: 2026110,
      created_at: '2026-03-11T15:00:00.000Z',
      is_stale: false,
      corrections: 0,
      corrects: null,
      pay_date: '2026-03-11',
      accountant_id: 1,
      regular_time: '40:00',
      over_time: '00:00',
      meal_time: '00:00',
      vacation_time: '00:00',
      sick_time: '00:00',
      holiday_time: '00:00',
      days: null,
      tips: 0,
      tips_received: 0,
      severance: 0,
      commissions: 0,
      concessions: 0,
      salary: 100,
      bonus: 50,
      others: 0,
      memo: 'Turno',
      memo_erased: false,
      retention_type: '2',
      tax_pr_percent: '0%',
      employer_retained: '14%',
      regular_amount: 10.5,
      over_amount: 15.75,
      meal_amount: 21,
      regular_pay: 570,
      overtime_pay: 0,
      meal_time_pay: 0,
      vacation_pay: 0,
      sick_pay: 0,
      holyday_pay: 0,
      gross: 570,
      inability: 1.71,
      medicare: 8.27,
      secure_social: 35.34,
      social_tips: 0,
      choferil: 0,
      tax_pr: 34.03,
      tax_pr_edited: false,
      severance_exempt: 0,
      severance_exempt_edited: false,
      carried_in: 0,
      carried: 0,
      donation: 0,
      refund: 0,
      asume: 0,
      aflac: 0,
      medical_insurance: 0,
      coda_plans: 0,
      net: 479.25,
      uncollected: 0,
      vacation_acum_hours: '40:15',
      sicks_acum_hours: '-01:30',
      payment: [
        {
          id: 3,
          name: 'Cooperativa',
          amount: '2',
          value: 11.4,
          required: 1,
          type_taxe: 1,
          type_amount: 1,
          is_active: true,
          is_deleted: false,
          edited: false,
        },
      ],
    });
  });

  it('reads back what it writes, so that an answer can be changed and sent again', () => {
    const entry = savedEntry();
    const { memo, ...inputs } = decodeTimeEntry(timeEntryAnswer(entry));
    const again = calculatePayStatement(entry.facts, inputs, NOTHING_WITHHELD);
    expect(memo).toBe('Turno');
    expect(amountsOf(inputs, again)).toEqual(amountsOf(entry.inputs, entry.statement));
  });
});

describe('a change of pay on the wire', () => {
  it('names the version by If-Match before the body, and by none at all', () => {
    expect(versionOf('"12"', 3)).toBe(12);
    expect(versionOf(undefined, 3)).toBe(3);
    expect(payChangeBody.decode({ version: 3, confirmed_net: '374.04' })).toEqual({
      version: 3,
      confirmedNet: 374_04,
    });
    expect(payChangeBody.decode(undefined)).toEqual({});
    expect(versionOf('*', 3)).toBeUndefined();
    expect(() => versionOf('"x"')).toThrow('invalid-input');
  });

  it('asks by its wire names for what it has to have', () => {
    expect(refusedBy(() => timeCorrectionBody.decode({ regular_time: '30:00' }))).toEqual([
      { path: ['period_id'], code: 'required' },
      { path: ['pay_date'], code: 'required' },
    ]);
  });
});

it('names the day of an opening balance that counts the entry already as people write days', () => {
  const { warnings } = changedTimeAnswer({
    ...savedEntry(),
    stale: [],
    beside: [],
    warnings: [{ code: 'in-opening', until: '2026-03-31' }],
  });
  expect(warnings).toEqual([expect.stringContaining('lo que se pagó hasta el 31 mar 2026.')]);
});
