import { savedAccount, savedCompany, savedContractor } from '@garita/ledger/testing/saved-records';
import { databases, useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { callRest, testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';

describe.each(databases)('the effect of a rule for contractors on %s', (kind) => {
  const database = useDatabase(kind);

  it('is the tax of a payment like the last one, with what the payee has left of 500.00', async () => {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, 'efecto');
    const token = await tokenFor(dependencies, account, 'practitioner');
    const we = await typedCaller(dependencies, token);
    const number = { employerIdentificationNumber: '661234567' };
    const here = await savedCompany(database.db, account, number);
    const there = await savedCompany(database.db, account, number);
    const paid = await savedContractor(database.db, account, here);
    const elsewhere = await savedContractor(database.db, account, there);
    const fee = (flatFee: number, payDate: string) => ({
      payDate,
      minutes: 0,
      flatFee,
      reimbursedExpenses: 0,
    });
    await we.contractorTime.load({ contractorId: elsewhere.id, time: fee(100_00, '2026-01-05') });
    await we.contractorTime.load({ contractorId: paid.id, time: fee(50_00, '2026-02-02') });
    await we.contractorTime.load({ contractorId: paid.id, time: fee(400_00, '2026-02-16') });

    const companyId = here.company.id;
    const [effect, ...others] = await we.companies.contractorRuleEffects({
      companyId,
      contractorRule: 'law',
    });
    // 100.00 + 50.00 + 400.00 = 550.00 are paid, so nothing is left of 500.00, and a next 400.00 withholds
    // 10 % = 40.00 by either rule.
    expect(others).toEqual([]);
    expect(effect).toMatchObject({ paid: 550_00, left: 0, gross: 400_00, before: 40_00, after: 40_00 });

    // Of the sister company 100.00 are the last payment; 550.00 are paid in all.
    const { json } = await callRest(dependencies, token, {
      path: `companies/${there.company.id}/contractor-rule?contractor_rule=2`,
    });
    expect(json).toMatchObject({
      result: [{ paid: 550, left: 0, last_payment: 100, detained_before: 10, detained_after: 10 }],
    });
  });

  it('withholds nothing of what is left of the first 500.00 by the law', async () => {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, 'efecto-500');
    const token = await tokenFor(dependencies, account, 'practitioner');
    const we = await typedCaller(dependencies, token);
    const here = await savedCompany(database.db, account);
    const contractor = await savedContractor(database.db, account, here);
    const time = { payDate: '2026-02-02', minutes: 0, flatFee: 300_00, reimbursedExpenses: 0 };
    await we.contractorTime.load({ contractorId: contractor.id, time });
    // 200.00 are left; of a next 300.00 are 100.00 subject: 10.00. By the specification 10 % of 300.00.
    expect(
      await we.companies.contractorRuleEffects({ companyId: here.company.id, contractorRule: 'law' }),
    ).toMatchObject([{ paid: 300_00, left: 200_00, gross: 300_00, before: 30_00, after: 10_00 }]);
  });
});
