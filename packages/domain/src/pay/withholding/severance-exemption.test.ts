import { describe, expect, it } from 'vitest';
import { amountsOf } from '../amounts.ts';
import { correctionOf } from '../correction.ts';
import { NOTHING_WITHHELD, somePayFacts, somePayInputs } from '../pay.builder.ts';
import { calculatePayStatement } from '../pay-statement.ts';
import { partsAddUp } from '../statement-sums.ts';
import { aCertificate } from './certificate/certificate.builder.ts';
import type { SeveranceFacts } from './severance-exemption.ts';

/** The law gives 12,960.00, as in example 6a. */
const BY_LAW: SeveranceFacts = { date: '2026-11-15', byLaw: 12_960_00, exemptElsewhere: 0 };

type Typed = Parameters<typeof somePayInputs>[0];
type Given = { profile?: Parameters<typeof somePayFacts>[0]; severance?: SeveranceFacts };

function paid(typed: Typed, { profile = FLAT, severance = BY_LAW }: Given = {}) {
  const inputs = somePayInputs(typed);
  const facts = { ...somePayFacts(profile), severance };
  return { inputs, result: calculatePayStatement(facts, inputs, NOTHING_WITHHELD) };
}

const FLAT = { withholdingMethod: 'flat-rate', withholdingRate: 100_000 } as const;

describe('severance in an entry', () => {
  it('example 6c: pays income tax on what is above the law, and the other taxes on all of it', () => {
    const { inputs, result } = paid({ earnings: { severance: 15_000_00 } });
    expect(amountsOf(inputs, result)).toMatchObject({
      gross: 15_000_00,
      severance: 15_000_00,
      severanceExempt: 12_960_00,
      incomeTaxWithheld: 204_00, // 10 % of 15,000.00 − 12,960.00 = 2,040.00
      socialSecurity: 930_00, // 6.2 % of 15,000.00
      medicare: 217_50, // 1.45 % of 15,000.00
      disabilityInsurance: 27_00, // 0.3 % of 9,000.00, its limit of a year
    });
    expect(partsAddUp(result)).toBe(true);
  });

  it('pays no income tax where the law gives more, and the wages beside it do', () => {
    const { result } = paid({ earnings: { severance: 5_000_00, salary: 420_00 } });
    expect(result.severance).toEqual({ limit: 12_960_00, exempt: 5_000_00, isEdited: false });
    expect(result.incomeTax.amount).toBe(42_00);
  });

  it('exempts what other entries left', () => {
    const { result } = paid(
      { earnings: { severance: 3_000_00 } },
      { severance: { ...BY_LAW, exemptElsewhere: 12_000_00 } },
    );
    expect(result.severance?.exempt).toBe(960_00);
    expect(result.incomeTax.amount).toBe(204_00); // 10 % of 2,040.00
    const { result: none } = paid(
      { earnings: { severance: 3_000_00 } },
      { severance: { ...BY_LAW, exemptElsewhere: 13_000_00 } },
    );
    expect(none.severance?.exempt).toBe(0);
  });

  it('exempts what was typed, and no more than is paid', () => {
    const typed = { earnings: { severance: 3_000_00 }, editedSeveranceExempt: 1_000_00 };
    expect(paid(typed).result).toMatchObject({
      severance: { exempt: 1_000_00, isEdited: true },
      incomeTax: { amount: 200_00 },
    });
    expect(paid({ ...typed, editedSeveranceExempt: 9_000_00 }).result.severance?.exempt).toBe(3_000_00);
  });

  it('counts by certificate in regular pay with what is above the law', () => {
    const profile = {
      withholdingMethod: 'certificate' as const,
      certificates: [aCertificate()],
    };
    const { result } = paid({ earnings: { salary: 420_00, severance: 12_960_00 } }, { profile });
    expect(result.incomeTax.amount).toBe(12_57); // example 5a: as 420.00 without severance
    const { result: more } = paid({ earnings: { salary: 420_00, severance: 12_961_00 } }, { profile });
    // 421.00 × 52 − 3,500 = 18,392; less 9,000, × 7 % = 657.44; ÷ 52 = 12.643.
    expect(more.incomeTax.amount).toBe(12_64);
  });

  it('is taxed whole for a non-resident', () => {
    const profile = { withholdingMethod: 'non-resident-citizen' } as const;
    const { result } = paid({ earnings: { severance: 1_000_00 } }, { profile });
    expect(result.severance).toEqual({ limit: null, exempt: 0, isEdited: false });
    expect(result.incomeTax.amount).toBe(200_00);
  });

  it('is not in the statement of an entry without it', () => {
    expect(paid({ earnings: { salary: 420_00 } }).result).not.toHaveProperty('severance');
  });

  it('is corrected by the difference of its exempt part', () => {
    const before = paid({ earnings: { severance: 12_000_00 } });
    const after = paid({ earnings: { severance: 15_000_00 } });
    const booking = { periodId: 2026111, payDate: '2026-03-18', accountantId: 1 };
    const { result, inputs } = correctionOf(before, after, booking);
    expect(amountsOf(inputs, result)).toMatchObject({
      severance: 3_000_00,
      severanceExempt: 960_00, // 12,960.00 − 12,000.00
      incomeTaxWithheld: 204_00,
    });
    const { result: back } = correctionOf(after, paid({}), booking);
    expect(back.severance?.exempt).toBe(-12_960_00);
  });
});
