import { describe, expect, it } from 'vitest';
import { listUndocumented } from './documented.ts';

const PERIOD = {
  id: 2_026_101,
  year: 2026,
  period_number: 1,
  period_start: '2026-01-01',
  period_end: '2026-01-07',
  period_type: 'weekly',
  is_deleted: false,
};
const PERIODS = { path: 'period/periods_by_year_and_type/2026/1' };

describe('an answer held against the document', () => {
  it('is documented when every field is', () => {
    expect(listUndocumented(PERIODS, 200, [PERIOD])).toEqual([]);
    expect(
      listUndocumented({ path: 'companies' }, 401, { detail: 'Usuario no válido.', code: 'not-signed-in' }),
    ).toEqual([]);
  });

  it.each([
    ['a field beyond the document', PERIODS, 200, [{ ...PERIOD, paid: true }]],
    ['a missing field', PERIODS, 200, [{ id: 1 }]],
    ['a value of another form', PERIODS, 200, [{ ...PERIOD, period_start: '1/1/2026' }]],
    ['a status', PERIODS, 418, [PERIOD]],
    ['a method', { ...PERIODS, method: 'PUT' as const }, 200, [PERIOD]],
    ['a path', { path: 'nada' }, 200, []],
    ['a refusal that says more', PERIODS, 404, { detail: 'No', stack: 'here' }],
  ])('is not with %s', (_, call, status, json) => {
    expect(listUndocumented(call, status, json)).not.toEqual([]);
  });
});
