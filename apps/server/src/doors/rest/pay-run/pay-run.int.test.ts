import { hourlyRatesFrom } from '@garita/domain/employee/hourly-rates';
import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { callRest, testDependencies, tokenFor } from '../../../testing/test-server.ts';

/** The tenth week of 2026. */
const WEEK = 2026110;

describe('a run over the documented interface', () => {
  const database = useDatabase();
  let offices = 0;

  /** A company with two people who are paid by the week, at 10.50 and at 12.00. */
  async function anOffice() {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, `corrida-rest-${++offices}`);
    const company = await savedCompany(database.db, account);
    const aPerson = (regular: number) =>
      savedEmployee(database.db, account, company, {
        payFrequency: 'weekly',
        rates: hourlyRatesFrom(regular),
      });
    const [first, second] = [await aPerson(10_50), await aPerson(12_00)];
    const token = await tokenFor(dependencies, account, 'practitioner');
    const post = (path: string, body: object) =>
      callRest(dependencies, token, {
        method: 'POST',
        path: `runs/${company.company.id}/${WEEK}${path}`,
        body,
      });
    const row = (employee_id: number, fields: object) => ({
      employee_id,
      accountant_id: account.accountantId,
      ...fields,
    });
    const rows = [
      row(first.id, { regular_time: '40:00' }),
      row(second.id, { regular_time: '10:00', refund: 5 }),
    ];
    return { post, row, rows, first: first.id, second: second.id };
  }

  it('is previewed and loaded with the same body, whose total was confirmed', async () => {
    const { post, rows } = await anOffice();
    const run = { pay_date: '2026-03-11', rows };
    const preview = await post('/preview', run);
    // 40 × 10.50 = 420.00, and 10 × 12.00 = 120.00
    expect(preview).toMatchObject({
      status: 200,
      json: { result: { totals: { gross: 540, refund: 5 }, position: 0, rows: [{ refusal: null }, {}] } },
    });
    // As matched above.
    const { result } = preview.json as { result: { totals: { net: number }; position: number } };
    const loaded = await post('', {
      ...run,
      confirmed_total: result.totals.net,
      position: result.position,
    });
    expect(loaded).toMatchObject({
      status: 200,
      json: { result: { totals: result.totals, stale: [], times: [{ gross: 420 }, { gross: 120 }] } },
    });
    const again = await post('', { ...run, position: result.position });
    expect(again).toMatchObject({
      status: 409,
      json: { code: 'paid-meanwhile', errors: [{ field: 'rows.0' }] },
    });
  });

  it('names the row and the field of what it refuses', async () => {
    const { post, row, rows, first, second } = await anOffice();
    const sent = {
      pay_date: '2026-03-11',
      rows: [rows[0], row(second, { regular_time: '1:75', overtime: 3 })],
    };
    expect(await post('', sent)).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'rows.1.regular_time' }, { field: 'rows.1.overtime' }] },
    });
    const nothing = [rows[1], row(first, { regular_time: '00:00' })];
    expect(await post('', { pay_date: '2026-03-11', rows: nothing })).toMatchObject({
      status: 422,
      json: { code: 'nothing-to-pay', errors: [{ field: 'rows.1.regular_time' }] },
    });
    expect(await post('/preview', { pay_date: '2026-03-11', rows: nothing })).toMatchObject({
      json: {
        result: {
          rows: [
            { refusal: null },
            { refusal: { code: 'nothing-to-pay', errors: [{ field: 'regular_time' }] } },
          ],
          totals: { gross: 120 },
        },
      },
    });
    expect(await post('', { pay_date: '2027-06-30', rows })).toMatchObject({
      status: 422,
      json: { code: 'pay-date-outside-window', errors: [{ field: 'pay_date' }] },
    });
    expect(await post('', { pay_date: '2026-03-11', rows: [] })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'rows' }] },
    });
    expect(await post('', {})).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'pay_date' }, { field: 'rows' }] },
    });
  });
});
