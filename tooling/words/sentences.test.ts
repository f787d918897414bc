import { expect, it } from 'vitest';
import { textsIn } from './sentences.ts';

it('are the texts in quotes and backquotes, with … for each insertion', () => {
  expect(
    textsIn(`import type { Role } from './role.ts';
// 'Not said'
/** 'Not said either' */
export const text = {
  'not-said': 'Guardado',
  by: (who: string) => \`Guardado por \${who}\`,
  ...labelsIn(LABELS, 'short', conceptsOf('withholding')),
  stub: NAMES['pay-stub'],
  rows: (count: number) => \`\${count === 1 ? 'Un pago' : \`\${count} pagos\`} de $5\`,
};`),
  ).toEqual(['Guardado', 'Guardado por …', '… de $5', 'Un pago', '… pagos']);
});
