import { describe, expect, it } from 'vitest';
import { NOTHING_WITHHELD, somePayFacts, somePayInputs } from '../pay.builder.ts';
import { calculatePayStatement } from '../pay-statement.ts';
import { someCertificateFacts, withhold } from '../withholding/certificate/certificate.builder.ts';
import { certificateWarnings } from './certificate-warnings.ts';

type Withheld = Parameters<typeof withhold>[0];

const warningsOf = (withheld: Withheld) => certificateWarnings({ computed: withhold(withheld) });
const LIMITED = { codaPlanKind: 'puerto-rico', codaLimit: 15_000_00 } as const;

describe('the warnings of income tax by certificate', () => {
  it('are none for a certificate without deferrals', () => {
    expect(warningsOf({ gross: 1_500_00 })).toEqual([]);
  });

  it('tell that there is no certificate on the pay date', () => {
    expect(warningsOf({ gross: 1_500_00, facts: { certificate: null } })).toEqual([
      { code: 'no-certificate' },
    ]);
  });

  it('tell that the plan of the company is not known, where something is deferred', () => {
    const { codaPlanKind, codaLimit } = someCertificateFacts();
    expect([codaPlanKind, codaLimit]).toEqual(['none', null]);
    expect(warningsOf({ gross: 1_500_00, codaPlans: 1 })).toEqual([{ code: 'coda-plan-unknown' }]);
  });

  it('tell what is above the limit of the year, of this entry alone', () => {
    const paid = { gross: 9_000_00, codaPlans: 1_000_00, facts: LIMITED };
    const after = (codaPlans: number) => warningsOf({ ...paid, soFar: { codaPlans } });
    expect(after(14_000_00)).toEqual([]); // 14,000 + 1,000 = 15,000
    expect(after(14_400_00)).toEqual([{ code: 'coda-above-limit', excess: 400_00, limit: 15_000_00 }]);
    expect(after(16_000_00)).toEqual([{ code: 'coda-above-limit', excess: 1_000_00, limit: 15_000_00 }]);
  });

  it('are none for other methods', () => {
    const inputs = somePayInputs({ deductions: { codaPlans: 1_000_00 } });
    const { incomeTax } = calculatePayStatement(somePayFacts(), inputs, NOTHING_WITHHELD);
    expect(certificateWarnings(incomeTax)).toEqual([]);
  });
});
