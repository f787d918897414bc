import { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { ask, UnansweredError } from './ask.ts';
import { explainFailure } from './explain-failure.ts';

const printed = vi.spyOn(process.stdout, 'write');
vi.spyOn(process.stderr, 'write').mockReturnValue(true);

it('takes the line that is typed', async () => {
  expect(await ask('email', { input: Readable.from(['ana@prueba.example\n']) })).toBe('ana@prueba.example');
  // stdout is reserved for results.
  expect(printed).not.toHaveBeenCalled();
});

it.each(['', 'ana@pru'])('says which option is missing where %j is all that is typed', async (typed) => {
  const failure: unknown = await ask('last-name', { input: Readable.from([typed]) }).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(UnansweredError);
  expect(explainFailure(failure)).toEqual(['Falta --last-name, y no hay a quién preguntarlo.']);
});
