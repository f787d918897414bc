import { mulDiv } from '@garita/domain/money/mul-div';
import { NOTHING_WITHHELD, somePayFacts, somePayInputs } from '@garita/domain/pay/pay.builder';
import { calculatePayStatement } from '@garita/domain/pay/pay-statement';
import { timePer } from './measure.ts';
import { type Row, timeRow } from './row.ts';

const CALCULATIONS = 20_000;
/** The products and quotients that this statement rounds, counted with the profiler. */
const ROUNDED = 12;

/**
 * Measures one pay statement with all its derivations, compared with the exact multiplications that it needs.
 */
export async function* calculationRows(): AsyncGenerator<Row> {
  const facts = somePayFacts();
  const inputs = somePayInputs({ minutes: { regular: 40 * 60, overtime: 120 }, earnings: { tips: 50_00 } });
  yield await timeRow('one pay statement / its 12 exact multiplications', {
    ours: () =>
      timePer(CALCULATIONS, () => repeat(() => calculatePayStatement(facts, inputs, NOTHING_WITHHELD))),
    floor: () => timePer(CALCULATIONS, () => repeat(multiply)),
    rounds: 15,
  });
}

function repeat(work: () => unknown): void {
  for (let index = 0; index < CALCULATIONS; index += 1) work();
}

// The sum keeps the compiler from removing the multiplications.
function multiply(): number {
  let sum = 0;
  for (let index = 0; index < ROUNDED; index += 1) sum += mulDiv(2_400 + index, 10_50, 60);
  return sum;
}
