import { expect, it } from 'vitest';
import { answer } from './answer.ts';

const REFUSED = { ok: false, lines: ['No hay una base de datos.'] };

it('keeps the output for what was found, and tells a refusal beside it', () => {
  const asked = { json: false };
  expect(answer(1, REFUSED, asked)).toEqual({ exitCode: 1, lines: REFUSED.lines, isAside: true });
  expect(answer(1, { ...REFUSED, facts: { problems: 1 } }, asked)).toHaveProperty('isAside', false);
  expect(answer(0, { ok: true, lines: [] }, asked)).toHaveProperty('isAside', false);
});

it('tells a program everything in the output', () => {
  expect(answer(1, REFUSED, { json: true })).toHaveProperty('isAside', false);
});
