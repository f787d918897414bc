import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { withListInTurns } from './list-in-turns.ts';

const MOST = 500;

let read = 0;
const number = z.strictObject({
  number: z
    .string('required')
    .trim()
    .refine((text) => {
      read += 1;
      return text !== '';
    }, 'required'),
});

const input = withListInTurns({ list: 'rows', row: number, most: MOST }, (row) =>
  z.strictObject({
    year: z.int('year-invalid'),
    rows: z.array(row, 'required').min(1, 'required').max(MOST, 'too-many-rows'),
  }),
);

async function refusals(sent: unknown) {
  const { error } = await input.parseAsync(sent).then(
    () => ({ error: undefined }),
    (thrown: unknown) => ({ error: thrown }),
  );
  return error instanceof z.ZodError
    ? error.issues.map(({ path, message }) => [path.join('.'), message])
    : [];
}

describe('an input with a long list', () => {
  it('is read in turns with other work, into what its schema makes of it', async () => {
    read = 0;
    const rows = Array.from({ length: MOST }, (_, at) => ({ number: ` ${at} ` }));
    const whole = input.parseAsync({ year: 2026, rows });
    await setImmediate();
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(100);
    const expected = { year: 2026, rows: rows.map((_, at) => ({ number: String(at) })) };
    expect(await whole).toEqual(expected);
    expect(input.parse({ year: 2026, rows })).toEqual(expected);
  });

  it('is refused with every error, at its place', async () => {
    expect(await refusals({ year: 'x', rows: [{ number: '1' }, { number: ' ' }, { other: 1 }] })).toEqual([
      ['rows.1.number', 'required'],
      ['rows.2.number', 'required'],
      ['rows.2', 'Unrecognized key: "other"'],
      ['year', 'year-invalid'],
    ]);
  });

  it('is refused without a look at the rows of a list that is too long, and where there is none', async () => {
    read = 0;
    const rows = Array.from({ length: MOST + 1 }, () => ({ number: '' }));
    expect(await refusals({ year: 2026, rows })).toEqual([['rows', 'too-many-rows']]);
    expect(await refusals({ year: 2026, rows: 'x' })).toEqual([['rows', 'required']]);
    expect(await refusals('x')).toHaveLength(1);
    expect(read).toBe(0);
  });
});
