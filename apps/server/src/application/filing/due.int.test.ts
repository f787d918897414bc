import { sumCents } from '@garita/domain/money/cents';
import { byName } from '@garita/domain/pay/concepts';
import {
  NO_OPENING_BALANCE_BASES,
  OPENING_BALANCE_AMOUNTS,
} from '@garita/domain/pay/opening-balance/opening-balance.schema';
import {
  savedAccount,
  savedCompany,
  savedContractor,
  savedEmployee,
} from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';
import { aWeekOf } from '../../testing/time-entries.ts';

type Payday = [periodId: number, payDate: string];

const MARCH: Payday = [2026110, '2026-03-11'];
const APRIL = new Date('2026-04-10T16:00:00Z');

describe('what is due over all companies of an account', () => {
  const database = useDatabase();
  let offices = 0;
  let employers = 0;

  async function anOffice() {
    const dependencies = testDependencies(database.db, { now: APRIL });
    const account = await savedAccount(database.db, `vence-${++offices}`);
    const we = await typedCaller(dependencies, await tokenFor(dependencies, account, 'practitioner'));

    const pay = (employeeId: number, [periodId, payDate]: Payday) =>
      we.payroll.load({
        employeeId,
        entry: { ...aWeekOf(40, account.accountantId), periodId, payDate },
      });

    /** A company that paid somebody 40 hours at 33.33 on each of these days: 1,333.20 a week. */
    const companyThatPaid = async (name: string, days: readonly Payday[]) => {
      // Each is an employer of its own.
      employers += 1;
      const employerIdentificationNumber = String(660_500_000 + employers);
      const company = await savedCompany(database.db, account, { name, employerIdentificationNumber });
      const { id: employeeId } = await savedEmployee(database.db, account, company, {
        rates: { regular: 33_33, overtime: 50_00, mealPeriod: 33_33 },
      });
      for (const day of days) await pay(employeeId, day);
      return { companyId: company.company.id, employeeId };
    };
    const contractorOf = async (companyId: number) => {
      const scope = { ...account.scope, companyId };
      return (await savedContractor(database.db, account, { scope })).id;
    };
    return { we, pay, companyThatPaid, contractorOf };
  }

  const QUARTER: Payday[] = Array.from({ length: 13 }, (_, index) => [
    2026101 + index,
    `2026-${['01', '02', '03'][Math.floor(index / 5)]}-${String(7 + (index % 5) * 4).padStart(2, '0')}`,
  ]);

  it('is not overdue once it was made outside Garita, until that is taken back', async () => {
    const { we, companyThatPaid } = await anOffice();
    const { companyId, employeeId } = await companyThatPaid('Mudada', [MARCH]);
    const stateOf = async () =>
      (await we.filing.due()).find((one) => one.companyId === companyId && one.kind === 'form-941')?.state;
    expect(await stateOf()).toBe('ready');
    const quarter = { obligation: 'form-941', from: '2026-01-01', to: '2026-03-31' } as const;
    await we.filing.settle({ companyId, obligations: [quarter] });
    await we.filing.noWork({ companyId, employeeId, periodId: 2026114 });
    expect(await stateOf()).toBe('settled');
    const settled = await we.filing.settlements({ companyId });
    expect(settled).toMatchObject([
      { kind: 'obligation', ...quarter },
      { kind: 'no-work', employeeId, period: { id: 2026114 } },
    ]);
    await we.filing.withdrawSettlement({ companyId, settlementId: settled[0]?.settlementId ?? 0 });
    expect(await stateOf()).toBe('ready');
  });

  it('is filed once its document is, and its deposits are done with it', async () => {
    const { we, companyThatPaid } = await anOffice();
    const { companyId } = await companyThatPaid('Taller Vega', QUARTER);
    const request = { report: 'form-941' as const, companyId, year: 2026, quarter: 1 };
    await we.filing.file({ request, filedOn: '2026-04-10', confirmation: '' });
    const due = await we.filing.due();
    const ofQuarter = due.filter(({ period }) => period.from === '2026-01-01' && period.to === '2026-03-31');
    const statesOf = (kind: string) => ofQuarter.filter((one) => one.kind === kind).map(({ state }) => state);
    expect(statesOf('form-941')).toEqual(['filed']);
    expect(statesOf('form-499')).not.toContain('filed');
  });

  it('deposits month by month what the 941 says, to the cent', async () => {
    const { we, companyThatPaid } = await anOffice();
    const { companyId } = await companyThatPaid('Taller Vega', QUARTER);
    const due = await we.filing.due();
    const deposits = due.filter(({ kind }) => kind === 'fica-deposit');
    expect(deposits.map((one) => [one.due, one.state])).toEqual([
      ['2026-02-17', 'overdue'],
      ['2026-03-16', 'overdue'],
      ['2026-04-15', 'ready'],
    ]);
    // 13 x 1,333.20 = 17,331.60: 12.4 % is 2,149.1184, 2.9 % is 502.6164; withheld 13 x (82.66 + 19.33) =
    // 1,325.87 of 1,325.8674, so nothing is left for line 7.
    const total = 2_149_12 + 502_62;
    expect(sumCents(deposits.map(({ cents }) => cents ?? 0))).toBe(total);
    const { totals } = await we.reports.preview({ report: 'form-941', companyId, year: 2026, quarter: 1 });
    expect(totals.find(({ name }) => name === 'due')?.value).toBe(total);
  });

  it('counts the opening balances of the year', async () => {
    const { we, pay, companyThatPaid } = await anOffice();
    const { employeeId } = await companyThatPaid('Taller Vega', []);
    // Above the 184,500.00 of social security and the 7,000.00 and 9,000.00 of the insurances: Medicare is
    // left.
    await we.balances.bringForward({
      employeeId,
      opening: {
        asOf: '2026-01-31',
        amounts: {
          ...byName(OPENING_BALANCE_AMOUNTS, () => 0),
          gross: 190_000_00,
          socialSecurity: 11_439_00,
          medicare: 2_755_00,
          disabilityInsurance: 27_00,
        },
        bases: NO_OPENING_BALANCE_BASES,
      },
    });
    await pay(employeeId, MARCH);
    const due = (await we.filing.due()).map(({ kind, cents }) => [kind, cents]);
    // 1,333.20 x 2.9 % = 38.66
    expect(due).toContainEqual(['form-941', 38_66]);
    expect(due).toContainEqual(['unemployment', 0]);
  });

  it('is by due date and then by company, of companies that are switched on', async () => {
    const { we, companyThatPaid } = await anOffice();
    const { companyId: second } = await companyThatPaid('Zapatería', [MARCH]);
    const { companyId: off } = await companyThatPaid('Bazar', [MARCH]);
    const { companyId: first } = await companyThatPaid('Almacén', [MARCH]);
    await we.companies.setActive({ companyId: off, isActive: false });
    const due = await we.filing.due();
    expect(
      due.filter(({ kind }) => kind === 'form-499').map(({ companyId, company }) => [companyId, company]),
    ).toEqual([
      [first, 'Almacén'],
      [second, 'Zapatería'],
    ]);
    expect(due.map((one) => one.due)).toEqual(due.map((one) => one.due).toSorted());
    const { we: others } = await anOffice();
    expect(await others.filing.due()).toEqual([]);
  });

  it('is the 480.6SP of the last year, a month after the other forms of that year', async () => {
    const { we, companyThatPaid, contractorOf } = await anOffice();
    const { companyId } = await companyThatPaid('Taller Vega', []);
    const contractorId = await contractorOf(companyId);
    const time = { payDate: '2025-11-14', year: 2025, minutes: 60 * 60 };
    await we.contractorTime.load({ contractorId, time });
    const due = (await we.filing.due()).filter(({ kind }) => kind === 'form-480');
    expect(due.map((one) => [one.companyId, one.due, one.state])).toEqual([
      [companyId, '2026-03-03', 'overdue'],
    ]);
  });

  it('lacks facts that its document would leave blank', async () => {
    const { we, companyThatPaid } = await anOffice();
    const { companyId } = await companyThatPaid('Taller Vega', [MARCH]);
    const ofQuarter = async () => (await we.filing.due()).find(({ kind }) => kind === 'unemployment');
    expect(await ofQuarter()).toMatchObject({ state: 'ready', lacksFacts: false });
    const { id, isActive, ...company } = await we.companies.get({ companyId });
    await we.companies.update({ companyId: id, company: { ...company, unemploymentRate: 0 } });
    expect(isActive).toBe(true);
    expect(await ofQuarter()).toMatchObject({ state: 'ready', lacksFacts: true });
  });
});
