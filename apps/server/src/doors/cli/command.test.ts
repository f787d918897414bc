import { expect, it } from 'vitest';
import { answer, formatOutcome } from './command.ts';
import { explainFailure, InvalidOptionsError, isUsageError } from './explain-failure.ts';

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

it('is one object for a program, of what a command came to or else of what it says', () => {
  const refused = { ok: false, lines: ['No.'] };
  expect(formatOutcome(refused, { json: false })).toEqual(['No.']);
  expect(JSON.parse(formatOutcome(refused, { json: true }).join(''))).toEqual(refused);
  const replayed = { ok: true, lines: ['Sí.'], facts: { seq: 4 } };
  expect(JSON.parse(formatOutcome(replayed, { json: true }).join(''))).toEqual({ ok: true, seq: 4 });
});

it('names a wrong option as it is typed', () => {
  const wrong = new InvalidOptionsError([
    { path: ['companyId'], code: 'required' },
    { path: ['seq'], code: 'option-invalid' },
    { path: ['path'], code: 'required' },
  ]);
  expect(explainFailure(wrong)).toEqual([
    '--company: Este campo es requerido.',
    '--seq: La opción no es válida.',
    'ARCHIVO: Este campo es requerido.',
  ]);
  expect(isUsageError(wrong)).toBe(true);
});
