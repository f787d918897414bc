import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldErrors } from './field-errors.ts';

const schema = z.strictObject({
  name: z.string().min(1, 'required'),
  address: z.strictObject({ zip: z.string().regex(/^\d{5}$/, 'zip-invalid') }),
});

function errorsOf(input: unknown) {
  const { error } = schema.safeParse(input);
  return error && fieldErrors(error);
}

describe('errors of a schema', () => {
  it('have a path and a code', () => {
    expect(errorsOf({ name: '', address: { zip: '1' } })).toEqual([
      { path: ['name'], code: 'required' },
      { path: ['address', 'zip'], code: 'zip-invalid' },
    ]);
  });

  it('include each unknown key', () => {
    expect(errorsOf({ name: 'Ana', address: { zip: '00901', city: '', state: '' } })).toEqual([
      { path: ['address', 'city'], code: 'unknown-field' },
      { path: ['address', 'state'], code: 'unknown-field' },
    ]);
  });

  it("are `required` if a schema's message is not a code", () => {
    expect(errorsOf({ name: 7, address: { zip: '00901' } })).toEqual([{ path: ['name'], code: 'required' }]);
  });
});
