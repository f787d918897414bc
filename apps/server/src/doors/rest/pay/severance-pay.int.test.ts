import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { isVerified, verifyCompany } from '@garita/ledger/verification/verify-company';
import { describe, expect, it } from 'vitest';
import {
  callRest,
  type RestCall,
  testDependencies,
  tokenFor,
  typedCaller,
} from '../../../testing/test-server.ts';
import { aWeekOnTheWire } from '../../../testing/time-entries.ts';

type Json = Record<string, unknown>;

describe('severance of an entry over the documented interface', () => {
  const database = useDatabase();
  let offices = 0;

  /** Somebody at 480.00 a week since 1 March 2019, to whom 12,960.00 are owed on 15 November 2026. */
  async function anOffice() {
    const dependencies = testDependencies(database.db, { now: new Date('2026-11-16T16:00:00Z') });
    const account = await savedAccount(database.db, `mesada-pagada-${++offices}`);
    const company = await savedCompany(database.db, account);
    const companyId = company.company.id;
    const person = {
      admissionDate: '2019-03-01',
      egressDate: '2026-11-15',
      birthday: '1980-04-05',
      socialSecurityNumber: '581000001',
      salary: 480_00,
      withholdingMethod: 'flat-rate' as const,
      withholdingRate: 100_000,
    };
    const { id } = await savedEmployee(database.db, account, company, person);
    const token = await tokenFor(dependencies, account, 'practitioner');
    const typed = await typedCaller(dependencies, token);
    const call = async (one: RestCall) => callRest(dependencies, token, one);
    const result = async (one: RestCall): Promise<Json> => {
      const { status, json } = await call(one);
      expect({ status, json }).toMatchObject({ status: 200, json: { ok: true } });
      return (json as { result: Json }).result; // as matched above
    };
    const week = { ...aWeekOnTheWire(0, account.accountantId), period_id: 2026146, pay_date: '2026-11-18' };
    const pay = (more: Json) =>
      result({ method: 'POST', path: `time/${id}`, body: { ...week, salary: 0, ...more } });
    const change = (entry: Json, more: Json) =>
      result({ method: 'PUT', path: `time/${String(entry['id'])}`, body: { ...entry, ...more } });
    return { typed, result, pay, change, companyId, id };
  }

  it('example 6c: exempts what the law gives, and answers it', async () => {
    const { pay, result, companyId } = await anOffice();
    const entry = await pay({ severance: 15_000 });
    expect(entry).toMatchObject({
      gross: 15_000,
      severance: 15_000,
      severance_exempt: 12_960,
      severance_exempt_edited: false,
      tax_pr: 204, // 10 % of 2,040.00
      secure_social: 930, // 6.2 % of 15,000.00
      medicare: 217.5, // 1.45 % of 15,000.00
      inability: 27, // 0.3 % of 9,000.00, the limit of a year
    });
    expect(await result({ path: `time/${String(entry['id'])}` })).toMatchObject({ severance_exempt: 12_960 });
    expect(isVerified(await verifyCompany(database.db, companyId))).toBe(true);
  });

  it('changes nothing when sent back, and takes a typed exempt part and gives it back', async () => {
    const { pay, change } = await anOffice();
    const entry = await pay({ severance: 15_000 });
    expect(await change(entry, {})).toMatchObject({ version: entry['version'], tax_pr: 204 });
    const typed = await change(entry, { severance_exempt: 10_000, severance_exempt_edited: true });
    expect(typed).toMatchObject({ severance_exempt: 10_000, severance_exempt_edited: true, tax_pr: 500 });
    const back = await change(typed, { severance_exempt: null, severance_exempt_edited: false });
    expect(back).toMatchObject({ severance_exempt: 12_960, severance_exempt_edited: false, tax_pr: 204 });
  });

  it('exempts in a second entry what the first one left, and again all of it once that is deleted', async () => {
    const { pay, result } = await anOffice();
    const first = await pay({ severance: 12_000 });
    const second = await pay({ severance: 3_000, period_id: 2026147, pay_date: '2026-11-25' });
    expect(second).toMatchObject({ severance_exempt: 960, tax_pr: 204 });
    await result({ method: 'DELETE', path: `time/${String(first['id'])}` });
    const anew = await result({ method: 'PUT', path: `time/${String(second['id'])}/recalculate` });
    expect(anew).toMatchObject({ severance_exempt: 3_000, tax_pr: 0 });
  });

  it('is in the first free box of exempt pay and in line 2 of the quarter, and Cuadre is even', async () => {
    const { pay, typed, companyId, id } = await anOffice();
    await pay({ severance: 15_000 });
    await pay({ salary: 480, period_id: 2026145, pay_date: '2026-11-11' });
    const w2pr = await typed.reports.preview({ report: 'w2pr', companyId, employeeId: id, year: 2026 });
    expect(w2pr.totals).toContainEqual(expect.objectContaining({ name: 'exempt', value: 12_960_00 }));
    const quarter = await typed.reports.preview({ report: 'form-499', companyId, year: 2026, quarter: 4 });
    expect(quarter.totals).toContainEqual(expect.objectContaining({ name: 'exempt', value: 12_960_00 }));
    const { rows, quarters } = await typed.filing.reconciliation({ companyId, year: 2026 });
    const all = [...rows, ...quarters.flatMap((one) => one.rows)];
    expect(all.filter(({ isEven }) => !isEven)).toEqual([]);
  });
});
