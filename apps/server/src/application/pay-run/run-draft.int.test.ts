import { randomUUID } from 'node:crypto';
import { hourlyRatesFrom } from '@garita/domain/employee/hourly-rates';
import { somePayInputs } from '@garita/domain/pay/pay.builder';
import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { databases, useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';

/** The tenth week of 2026. */
const WEEK = 2026110;

describe.each(databases)('the shared draft of a run on %s', (kind) => {
  const database = useDatabase(kind);
  let offices = 0;

  /** A company with two people who are paid by the week, and two users who type in its run. */
  async function anOffice() {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, `compartido-${kind}-${++offices}`);
    const company = await savedCompany(database.db, account);
    const weekly = { payFrequency: 'weekly', rates: hourlyRatesFrom(10_50) } as const;
    const first = (await savedEmployee(database.db, account, company, weekly)).id;
    const second = (await savedEmployee(database.db, account, company, weekly)).id;
    const ana = await typedCaller(dependencies, await tokenFor(dependencies, account, 'practitioner'));
    const berta = await typedCaller(dependencies, await tokenFor(dependencies, account, 'administrator'));
    const auditor = await typedCaller(dependencies, await tokenFor(dependencies, account, 'auditor'));
    const run = { companyId: company.company.id, periodId: WEEK };
    const row = (employeeId: number, regularPay: string) => ({
      employeeId,
      cells: { regularPay },
      isWithoutWork: false,
    });
    /** Loads forty hours of people in the week. */
    const load = (employeeIds: readonly number[], commandId?: string) => {
      const {
        periodId: _,
        payDate: __,
        ...inputs
      } = somePayInputs({
        accountantId: account.accountantId,
        minutes: { regular: 40 * 60 },
      });
      const rows = employeeIds.map((employeeId) => ({ employeeId, entry: { ...inputs, memo: '' } }));
      return ana.payRuns.load({ ...run, payDate: '2026-03-11', rows, commandId });
    };
    return { ana, berta, auditor, run, row, first, second, load };
  }

  it('has the rows of both who type different rows, with who changed each', async () => {
    const { ana, berta, auditor, run, row, first, second } = await anOffice();
    await ana.payRuns.saveDraft({ ...run, version: 0, rows: [row(first, '40')] });
    const answer = await berta.payRuns.saveDraft({ ...run, version: 0, rows: [row(second, '8:75')] });
    // The answer has what changed after the version that was sent, and so the other's row too.
    expect(answer).toMatchObject({
      version: 2,
      rows: [
        { ...row(first, '40'), changedBy: { name: 'Sara Paz' }, changedAt: '2026-03-02T16:00:00.000Z' },
        row(second, '8:75'),
      ],
    });
    expect(await ana.payRuns.draft({ ...run, since: 1 })).toMatchObject({
      version: 2,
      rows: [{ employeeId: second }],
      position: 0,
    });
    const { draft } = await auditor.payRuns.get(run);
    expect(draft).toEqual(answer);
  });

  it('names the row that the other person changed, and keeps what that person typed', async () => {
    const { ana, berta, run, row, first, second } = await anOffice();
    await ana.payRuns.saveDraft({ ...run, version: 0, rows: [row(first, '40')] });
    const late = { ...run, version: 0, rows: [row(second, '38'), row(first, '20')] };
    await expect(berta.payRuns.saveDraft(late)).rejects.toMatchObject({
      cause: {
        code: 'draft-changed',
        facts: {
          errors: [
            {
              path: ['rows', '1'],
              code: 'draft-changed',
              rowChange: { by: 'Sara Paz', at: '2026-03-02T16:00:00.000Z' },
            },
          ],
        },
      },
    });
    expect((await berta.payRuns.draft(run)).rows.map(({ cells }) => cells)).toEqual([{ regularPay: '40' }]);
    expect(await berta.payRuns.saveDraft({ ...late, version: 1 })).toMatchObject({ version: 2 });
  });

  it('is saved once for a key, and answers its repeat as the first time', async () => {
    const { ana, run, row, first } = await anOffice();
    const command = { ...run, version: 0, rows: [row(first, '40')], commandId: randomUUID() };
    const answer = await ana.payRuns.saveDraft(command);
    await ana.payRuns.saveDraft({ ...run, version: 1, rows: [row(first, '41')] });
    expect(await ana.payRuns.saveDraft(command)).toEqual(answer);
    await expect(ana.payRuns.saveDraft({ ...command, rows: [] })).rejects.toThrow('idempotency-key-reused');
    expect((await ana.payRuns.draft(run)).version).toBe(2);
  });

  it('loses the rows of who is loaded, once, and in the same transaction', async () => {
    const { ana, run, row, first, second, load } = await anOffice();
    await ana.payRuns.saveDraft({ ...run, version: 0, rows: [row(first, '40'), row(second, '38')] });
    const commandId = randomUUID();
    await load([first], commandId);
    const drafted = async () => (await ana.payRuns.get(run)).draft.rows.map(({ employeeId }) => employeeId);
    expect(await drafted()).toEqual([second]);
    expect(await ana.payRuns.draft({ ...run, since: 1 })).toMatchObject({
      version: 2,
      rows: [{ employeeId: first, cells: {} }],
      position: 1,
    });
    // A repeat of the load does not empty what was typed after it.
    await ana.payRuns.saveDraft({ ...run, version: 2, rows: [row(first, '2')] });
    await load([first], commandId);
    expect(await drafted()).toEqual([first, second]);
    // Nothing was recorded for a stranger, and nothing is emptied.
    await expect(load([second, 999_999])).rejects.toThrow('not-found');
    expect(await drafted()).toEqual([first, second]);
  });

  it('has rows of the company’s own people, each once, and is not for auditors or other accounts', async () => {
    const { ana, auditor, run, row, first } = await anOffice();
    const other = await anOffice();
    const save = (rows: ReturnType<typeof row>[], who = ana) =>
      who.payRuns.saveDraft({ ...run, version: 0, rows });
    await expect(save([row(other.first, '40')])).rejects.toThrow('not-found');
    await expect(save([row(first, '40')], other.ana)).rejects.toThrow('not-found');
    await expect(other.ana.payRuns.draft(run)).rejects.toThrow('not-found');
    await expect(save([row(first, '40')], auditor)).rejects.toThrow('forbidden');
    await expect(save([row(first, '40'), row(first, '41')])).rejects.toMatchObject({
      cause: { facts: { errors: [{ path: ['rows', '1', 'employeeId'], code: 'line-repeated' }] } },
    });
    expect(await ana.payRuns.draft(run)).toMatchObject({ version: 0, rows: [] });
  });
});
