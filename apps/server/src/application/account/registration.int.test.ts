import { anAccountantRecord } from '@garita/domain/account/accountant-record.builder';
import type { Registration } from '@garita/domain/account/registration.schema';
import { aCompany } from '@garita/domain/company/company.builder';
import { savedAccount } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '../../testing/refusal.ts';
import { callRest, testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';

type Caller = Awaited<ReturnType<typeof typedCaller>>;

const WRONG_CODE = {
  code: 'wrong-registration-code',
  errors: [{ path: ['code'], code: 'wrong-registration-code' }],
};

describe('registering', () => {
  const database = useDatabase();
  const dependencies = () => testDependencies(database.db);
  let administrator: Caller;
  let visitor: Caller;
  let numbers = 0;

  beforeAll(async () => {
    const account = await savedAccount(database.db);
    administrator = await typedCaller(dependencies(), await tokenFor(dependencies(), account));
    visitor = await typedCaller(dependencies());
  });

  /** Somebody with a registration code, for one company by default. */
  async function invited(companyAmount = 1): Promise<Registration & { codeId: number }> {
    const email = `nueva-${++numbers}@prueba.example`;
    const code = `NUEVA${numbers}`;
    const registrationCode = { owner: 'Rosa Paz', email, code, companyAmount };
    const { id: codeId } = await administrator.codes.create({ registrationCode });
    const person = { name: 'Rosa', lastName: 'Paz', phone: '7875550140', password: 'una clave bien larga' };
    return { ...person, email, code, codeId };
  }

  it('opens an account of its own, whose first user may sign in and works in it', async () => {
    const { codeId, ...rosa } = await invited();
    await visitor.users.register(rosa);
    const { accessToken } = await visitor.session.signIn({ email: rosa.email, password: rosa.password });
    const we = await typedCaller(dependencies(), accessToken);
    expect(await we.session.current()).toMatchObject({ user: { name: 'Rosa', role: 'practitioner' } });
    expect(await we.companies.list()).toEqual([]);
    expect(await administrator.codes.get({ codeId })).toMatchObject({ isUsed: true });
  });

  it('allows as many companies as the code says now', async () => {
    const { codeId, ...rosa } = await invited(0);
    await visitor.users.register(rosa);
    const { accessToken } = await visitor.session.signIn({ email: rosa.email, password: rosa.password });
    const we = await typedCaller(dependencies(), accessToken);
    const { id: accountantId } = await we.accountants.create({ accountant: anAccountantRecord() });
    const company = aCompany({ accountantId });
    expect(await refusal(we.companies.create({ company }))).toEqual({
      code: 'company-limit-reached',
      allowedCompanies: 0,
    });
    const { isUsed, isActive, id, ...registrationCode } = await administrator.codes.get({ codeId });
    await administrator.codes.update({ codeId, registrationCode: { ...registrationCode, companyAmount: 1 } });
    await expect(we.companies.create({ company })).resolves.toHaveProperty('id');
  });

  it('takes a code of the same e-mail address only, active and unused', async () => {
    const { codeId, ...rosa } = await invited();
    const { codeId: _, ...other } = await invited();
    expect(await refusal(visitor.users.register({ ...rosa, code: other.code }))).toEqual(WRONG_CODE);
    await administrator.codes.setActive({ codeId, isActive: false });
    expect(await refusal(visitor.users.register(rosa))).toEqual(WRONG_CODE);
    await administrator.codes.setActive({ codeId, isActive: true });
    await visitor.users.register(rosa);
    expect(await refusal(visitor.users.register(rosa))).toEqual(WRONG_CODE);
  });

  it('uses a code once, also when two come at the same time', async () => {
    const { codeId, ...rosa } = await invited();
    const outcomes = await Promise.allSettled([visitor.users.register(rosa), visitor.users.register(rosa)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is refused for an e-mail address that somebody signs in with, and the code stays unused', async () => {
    const taken = { owner: 'Irma', email: 'oficina@prueba.example', code: 'OTRA', companyAmount: 1 };
    // The code of the address is the one that opened its account; it gets another, as an administrator may
    // give it.
    const own = (await administrator.codes.list()).find(({ email }) => email === taken.email);
    const renamed = { ...taken, email: 'antes@prueba.example', code: 'ANTES' };
    await administrator.codes.update({ codeId: own?.id ?? 0, registrationCode: renamed });
    const { id: codeId } = await administrator.codes.create({ registrationCode: taken });
    const { codeId: _, ...rosa } = await invited();
    const attempt = visitor.users.register({ ...rosa, email: taken.email, code: taken.code });
    expect(await refusal(attempt)).toEqual({
      code: 'email-taken',
      errors: [{ path: ['email'], code: 'email-taken' }],
    });
    expect(await administrator.codes.get({ codeId })).toMatchObject({ isUsed: false });
  });

  it.each(['7875550140', '787-555-0140 Rosa', 'nueva prueba.example', 'zzzzzzzzzzzz', ' '.repeat(12)])(
    'takes no password that others guess of its owner, and says so at the field of both doors: %j',
    async (password) => {
      const { codeId: _, ...rosa } = await invited();
      expect(await refusal(visitor.users.register({ ...rosa, password }))).toEqual({
        code: 'invalid-input',
        errors: [{ path: ['password'], code: 'password-common' }],
      });
      const { name, lastName: lastname, email, phone, code } = rosa;
      const body = { name, lastname, email, phone, password, user_code: code };
      const sent = await callRest(dependencies(), undefined, { method: 'POST', path: 'users/', body });
      expect(sent).toMatchObject({
        status: 422,
        json: { errors: [{ field: 'password', msg: expect.stringContaining('se adivinan') }] },
      });
    },
  );

  it('makes nobody an administrator, whatever is sent', async () => {
    const { name, email, phone, password, code } = await invited();
    const body = { name, lastname: 'Paz', email, phone, password, user_code: code, role_id: 1 };
    const register = (sent: object) =>
      callRest(dependencies(), undefined, { method: 'POST', path: 'users/', body: sent });
    expect(await register({ ...body, user_code: 'X' })).toMatchObject({
      status: 422,
      json: {
        detail: 'Codigo no es valido.',
        errors: [{ field: 'user_code', msg: 'Codigo no es valido.' }],
      },
    });
    expect(await register(body)).toMatchObject({
      status: 200,
      json: { ok: true, msg: 'Cuenta creada exitosamente.', result: { email, role_id: 2 } },
    });
  });

  it('is not heard after ten wrong codes for one address', async () => {
    const { codeId, ...rosa } = await invited();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await refusal(visitor.users.register({ ...rosa, code: `X${attempt}` }))).toEqual(WRONG_CODE);
    }
    expect(await refusal(visitor.users.register(rosa))).toMatchObject({ code: 'too-many-attempts' });
  });
});
