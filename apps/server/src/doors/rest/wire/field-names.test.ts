import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError, fieldError } from '../../../refusal/app-error.ts';
import { recordWire } from './field-names.ts';
import { fieldAs } from './field-table.ts';
import { amount } from './wire-amounts.ts';
import { text } from './wire-values.ts';

const schema = z.strictObject({
  name: z.string('required').min(1, 'required'),
  price: z.strictObject({ cents: z.int('required').max(500, 'amount-too-large') }),
});
const table = { name: fieldAs('nombre', text), 'price.cents': fieldAs('presio', amount) };
const wire = recordWire(schema, table);

function refusalOf(body: unknown) {
  try {
    return wire.decode(body);
  } catch (error) {
    return error instanceof AppError ? error.facts.errors : error;
  }
}

describe('a record on the wire', () => {
  it('is read and written by one table', () => {
    expect(wire.decode({ nombre: 'Pan', presio: '1.50' })).toEqual({ name: 'Pan', price: { cents: 150 } });
    expect(wire.encode({ name: 'Pan', price: { cents: 150 } })).toEqual({ nombre: 'Pan', presio: 1.5 });
  });

  it('ignores what is beyond the record, which browsers send along', () => {
    expect(wire.decode({ nombre: 'Pan', presio: 1, id: 7, is_deleted: false })).toHaveProperty('name', 'Pan');
  });

  it('names every field that is wrong as the wire does, the unreadable and the refused together', () => {
    expect(refusalOf({ nombre: '', presio: '1,234' })).toEqual([
      { path: ['presio'], code: 'amount-ambiguous' },
      { path: ['nombre'], code: 'required' },
    ]);
    expect(refusalOf({ nombre: 'Pan', presio: 6 })).toEqual([{ path: ['presio'], code: 'amount-too-large' }]);
  });

  it.each([undefined, null, 'text', 7, []])('misses everything in a body that is %j', (body) => {
    expect(refusalOf(body)).toEqual([
      { path: ['nombre'], code: 'required' },
      { path: ['presio'], code: 'required' },
    ]);
  });

  it.each([['price', 'cents'], ['price']])('renames what a use case refuses at %s', async (...path) => {
    const refused = wire.naming(Promise.reject(fieldError('unknown-tax', ...path)));
    await expect(refused).rejects.toMatchObject({
      code: 'unknown-tax',
      facts: { errors: [{ path: ['presio'], code: 'unknown-tax' }] },
    });
  });
});
