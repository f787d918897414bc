import { NOTHING_WITHHELD, somePayFacts, somePayInputs } from '@garita/domain/pay/pay.builder';
import { calculatePayStatement } from '@garita/domain/pay/pay-statement';
import { describe, expect, it } from 'vitest';
import { COOPERATIVE, UNION } from './company-line.builder.ts';
import { compareStatements, lineKey } from './statement-lines.ts';

describe('two statements side by side', () => {
  const inputs = somePayInputs({ minutes: { regular: 40 * 60 } });
  const before = calculatePayStatement(
    { ...somePayFacts(), companyLines: [UNION] },
    inputs,
    NOTHING_WITHHELD,
  );
  const after = calculatePayStatement(
    { ...somePayFacts(), companyLines: [COOPERATIVE] },
    { ...inputs, earnings: { ...inputs.earnings, tips: 100_00 } },
    NOTHING_WITHHELD,
  );
  const changes = new Map(compareStatements(before, after).map((change) => [lineKey(change.ref), change]));

  it('show what changed', () => {
    expect(changes.get('tips')).toMatchObject({ before: 0, after: 100_00 });
    expect(changes.get('gross')).toMatchObject({ before: 420_00, after: 520_00 });
    expect(changes.get('socialSecurityOnTips')).toMatchObject({ before: 0, after: 6_20 }); // 100.00 × 6.2 %
    expect(changes.get('socialSecurity')).toMatchObject({ before: 26_04, after: 26_04 });
  });

  it('show a company line that only one of them has, under its name', () => {
    expect(changes.get('tax-8')).toMatchObject({ name: 'Unión', before: 5_00, after: 0 });
    // 520.00 × 2 %
    expect(changes.get('tax-7')).toMatchObject({ name: 'Cooperativa', before: 0, after: 10_40 });
  });

  it('end with the net', () => {
    expect([...changes.keys()].slice(-2)).toEqual(['net', 'uncollected']);
  });
});
