import { correctionOf } from '@garita/domain/pay/correction';
import { NOTHING_WITHHELD, somePayFacts, somePayInputs } from '@garita/domain/pay/pay.builder';
import { calculatePayStatement } from '@garita/domain/pay/pay-statement';
import { expect, it } from 'vitest';
import { explanationText } from '../../text/payroll-explanations.es.ts';
import { explainCorrection } from './explain-correction.ts';
import { explainLine } from './explain-line.ts';
import { stepText } from './step-text.ts';

const { correction } = explanationText;
const facts = somePayFacts();

function payOf(hours: number) {
  const inputs = somePayInputs({ minutes: { regular: hours * 60 } });
  return { inputs, result: calculatePayStatement(facts, inputs, NOTHING_WITHHELD) };
}

it('an amount of a correction is what is computed now less what it was before', () => {
  const [before, after] = [payOf(40), payOf(38)];
  const { result: statement } = correctionOf(before, after, before.inputs);
  const line = { concept: 'socialSecurity' } as const;
  const explained = explainCorrection(line, { statement, facts }, after.result);
  // 399.00 × 6.2 % = 24.74; 420.00 × 6.2 % = 26.04
  expect(explained?.amount).toBe(-1_30);
  expect(explained?.rule).toContain(
    'la diferencia entre lo que se calcula ahora, $24.74, y lo que era antes, $26.04.',
  );
  expect(explained?.parts.at(-1)).toMatchObject({ title: correction.title });
  const said = explained?.parts.at(-1)?.steps.map(({ sign = '', value }) => `${sign}${stepText(value)}`);
  expect(said).toEqual(['24.74', '−26.04']);
  // Before that stands why it is what it is now.
  const now = explainLine(line, { statement: after.result, facts });
  expect(explained?.parts.slice(0, -1)).toEqual(now?.parts);
  expect(now && explained?.rule.endsWith(now.rule)).toBe(true);
});
