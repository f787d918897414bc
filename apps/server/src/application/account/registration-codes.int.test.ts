import type { RegistrationCode } from '@garita/domain/account/registration-code.schema';
import { savedAccount } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../testing/refusal.ts';
import { testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';

describe('registration codes', () => {
  const database = useDatabase();
  let numbers = 0;

  async function anAdministrator() {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, `codigos-${++numbers}`);
    return typedCaller(dependencies, await tokenFor(dependencies, account, 'administrator'));
  }

  function aCode(overrides: Partial<RegistrationCode> = {}): RegistrationCode {
    const number = ++numbers;
    return {
      owner: 'Rosa Paz',
      email: `rosa-${number}@paz.example`,
      code: `ROSA${number}`,
      companyAmount: 3,
      ...overrides,
    };
  }

  it("are every administrator's, of whatever account", async () => {
    const we = await anAdministrator();
    const they = await anAdministrator();
    const made = await we.codes.create({ registrationCode: aCode() });
    expect(await they.codes.get({ codeId: made.id })).toEqual({ ...made, isUsed: false, isActive: true });
  });

  it('have an address and a text of their own, also of two made at once', async () => {
    const we = await anAdministrator();
    const first = aCode();
    const create = (registrationCode: RegistrationCode) => we.codes.create({ registrationCode });
    const outcomes = await Promise.allSettled([create(first), create(first)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const taken = { code: 'code-taken' };
    expect(await refusal(create(aCode({ email: first.email.toUpperCase() })))).toEqual(taken);
    expect(await refusal(create(aCode({ code: first.code })))).toEqual(taken);
    const { id: codeId } = await create(aCode());
    expect(await refusal(we.codes.update({ codeId, registrationCode: first }))).toEqual(taken);
  });

  it('say whether an account was opened with them, and stay then', async () => {
    const we = await anAdministrator();
    const own = (await we.codes.list()).find(({ code }) => code === `CODE-codigos-${numbers}`);
    expect(own).toMatchObject({ isUsed: true, companyAmount: 50 });
    expect(await refusal(we.codes.remove({ codeId: own?.id ?? 0 }))).toEqual({ code: 'code-used' });
  });

  it('go when nobody used them', async () => {
    const we = await anAdministrator();
    const { id } = await we.codes.create({ registrationCode: aCode() });
    expect(await we.codes.remove({ codeId: id })).toEqual({ id });
    expect(await refusal(we.codes.get({ codeId: id }))).toEqual({ code: 'not-found' });
  });
});
