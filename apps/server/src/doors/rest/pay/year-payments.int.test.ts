import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { callRest, testDependencies, tokenFor } from '../../../testing/test-server.ts';

describe('the pay of a year', () => {
  const database = useDatabase();
  let offices = 0;

  async function anEntry() {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, `del-ano-${++offices}`);
    const company = await savedCompany(database.db, account);
    const { id: employeeId } = await savedEmployee(database.db, account, company);
    const token = await tokenFor(dependencies, account, 'practitioner');
    const auditor = await tokenFor(dependencies, account, 'auditor');
    const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
      callRest(dependencies, token, { method, path, body });
    const read = async (path: string) => (await callRest(dependencies, auditor, { path })).json;
    const week = { period_id: 2026101, pay_date: '2026-01-07', accountant_id: account.accountantId };
    const { json } = await call('POST', `time/${employeeId}`, { ...week, regular_time: '40:00' });
    const { id } = (json as { result: { id: number } }).result;
    return { call, read, companyId: company.company.id, employeeId, week, id };
  }

  it('is listed by pay date with the amounts and the number of corrections, for auditors too', async () => {
    const { call, read, employeeId, week, id } = await anEntry();
    await call('POST', `time/${employeeId}`, {
      ...week,
      period_id: 2026102,
      pay_date: '2026-01-05',
      tips: 10,
    });
    await call('PUT', `time/${id}/paid`, { paid: true, paid_date: '2026-01-09', paid_method: 1 });
    await call('PUT', `time/${id}`, { regular_time: '41:00' });
    // 41 hours at 12.00 are 492.00; what they come to is derived where marks are tested.
    expect(await read(`balances/${employeeId}/payments?year=2026`)).toMatchObject({
      result: [
        { pay_date: '2026-01-05', hours: '00:00', gross: 10, paid: false, corrections: 0 },
        {
          id,
          pay_date: '2026-01-07',
          hours: '41:00',
          gross: 492,
          corrections: 1,
          paid: true,
          paid_net: 425.07,
          paid_difference: 4.71,
          cheque_number: 1,
          period: { id: 2026101, period_number: 1 },
        },
      ],
    });
    expect(await read(`balances/${employeeId}/payments?year=2025`)).toMatchObject({ result: [] });
  });

  it('is in the history of the company, which 0 begins as nothing does', async () => {
    const { read, companyId } = await anEntry();
    const whole = await read(`audit/${companyId}/history`);
    expect(whole).toMatchObject({ result: { lines: [{ type: 'TimeLoaded' }] } });
    expect(await read(`audit/${companyId}/history?after=0`)).toEqual(whole);
    const looks = await read(`audit/${companyId}/disclosures`);
    expect(await read(`audit/${companyId}/disclosures?after=0`)).toEqual(looks);
  });

  it('keeps every version of an entry: who, when and what it came to, through another year and a deletion', async () => {
    const { call, read, id } = await anEntry();
    await call('PUT', `time/${id}`, { regular_time: '41:00' });
    await call('PUT', `time/${id}/paid`, { paid: true, paid_date: '2026-01-09' });
    await call('PUT', `time/${id}`, { pay_date: '2025-12-31' });
    const versions = [
      { kind: 'loaded', hours: '40:00', pay_date: '2026-01-07', statement: { gross: 480 } },
      { kind: 'amended', hours: '41:00', pay_date: '2026-01-07', statement: { gross: 492 } },
      { kind: 'loaded', hours: '41:00', pay_date: '2025-12-31', statement: { gross: 492 } },
    ];
    expect(await read(`time/${id}/history`)).toMatchObject({ result: { versions } });
    expect(await read(`time/${id}`)).toMatchObject({ result: { corrections: 2 } });
    // It was moved to another year, which deletes it in one and loads it in the other.
    expect(await read(`time/${id}/history`)).toMatchObject({ result: { deletion: null } });
    await call('DELETE', `time/${id}?reason=Pagado%20dos%20veces`);
    expect(await read(`time/${id}/history`)).toMatchObject({
      result: {
        versions,
        deletion: { seq: expect.any(Number), recorded_by: 'Sara Paz', reason: 'Pagado dos veces' },
      },
    });
  });
});
