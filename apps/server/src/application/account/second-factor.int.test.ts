import { createAccount } from '@garita/ledger/registry/access/accounts';
import { findSecondFactor } from '@garita/ledger/registry/access/second-factors';
import { findUserByEmail } from '@garita/ledger/registry/access/users';
import { must } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '../../testing/refusal.ts';
import { codeAt } from '../../testing/second-factor.ts';
import { TEST_NOW, testDependencies, typedCaller } from '../../testing/test-server.ts';

const PASSWORD = 'una clave bien larga';
/** The length of a step of time. */
const STEP_MS = 30_000;

const WRONG_CODE = {
  code: 'wrong-verification-code',
  errors: [{ path: ['code'], code: 'wrong-verification-code' }],
};

describe('a second factor', () => {
  const database = useDatabase();
  const clock = { now: TEST_NOW };
  const dependencies = () => testDependencies(database.db, clock);
  const later = (milliseconds: number) => {
    clock.now = new Date(clock.now.getTime() + milliseconds);
  };
  const emailOf = (name: string) => `${name}@prueba.example`;

  beforeAll(async () => {
    const passwordHash = await dependencies().passwordHasher.hash(PASSWORD);
    for (const name of ['irma', 'luis', 'sara', 'ana', 'rosa', 'eva']) {
      const person = { name, lastName: 'Soto', phone: '', role: 'practitioner', passwordHash } as const;
      await database.db.transaction((tx) =>
        createAccount(tx, {
          at: TEST_NOW,
          firstUser: { ...person, email: emailOf(name) },
          code: { code: name, companyAmount: 1 },
        }),
      );
    }
  });

  async function signIn(name: string, code?: string) {
    const visitor = await typedCaller(dependencies());
    const credentials = { email: emailOf(name), password: PASSWORD };
    return visitor.session.signIn(code === undefined ? credentials : { ...credentials, code });
  }

  const signedIn = async (name: string, code?: string) =>
    typedCaller(dependencies(), (await signIn(name, code)).accessToken);

  /** Switches it on as somebody does in the profile, and lets the step of that code pass. */
  async function switchOn(name: string) {
    const we = await signedIn(name);
    const { secret } = await we.secondFactor.start({ currentPassword: PASSWORD });
    const { recoveryCodes } = await we.secondFactor.confirm({ code: codeAt(secret, clock.now) });
    later(STEP_MS);
    return { we, secret, recoveryCodes };
  }

  it('asks for nothing until a code has confirmed it', async () => {
    const we = await signedIn('irma');
    const { secret, uri } = await we.secondFactor.start({ currentPassword: PASSWORD });
    expect(uri).toContain(`secret=${secret}`);
    expect(await we.secondFactor.get()).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    expect(await signIn('irma')).toHaveProperty('accessToken');
    const wrong = codeAt(secret, new Date(clock.now.getTime() + 10 * STEP_MS));
    expect(await refusal(we.secondFactor.confirm({ code: wrong }))).toEqual(WRONG_CODE);
    await we.secondFactor.confirm({ code: codeAt(secret, clock.now) });
    expect(await we.secondFactor.get()).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    expect(await refusal(we.secondFactor.start({ currentPassword: PASSWORD }))).toEqual({
      code: 'second-factor-on',
    });
  });

  it('is started by who knows the password alone', async () => {
    const we = await signedIn('luis');
    expect(await refusal(we.secondFactor.start({ currentPassword: 'no la sé' }))).toEqual({
      code: 'wrong-current-password',
      errors: [{ path: ['currentPassword'], code: 'wrong-current-password' }],
    });
  });

  it('is asked for where the password is changed', async () => {
    const { we, secret } = await switchOn('eva');
    const change = { currentPassword: PASSWORD, newPassword: 'otra clave bien larga' };
    expect(await refusal(we.session.changePassword(change))).toEqual({ code: 'second-factor-required' });
    expect(await refusal(we.session.changePassword({ ...change, code: '000000' }))).toEqual(WRONG_CODE);
    await we.session.changePassword({ ...change, code: codeAt(secret, clock.now) });
  });

  it('is not confirmed where none was started', async () => {
    const we = await signedIn('ana');
    expect(await refusal(we.secondFactor.confirm({ code: '000000' }))).toEqual({ code: 'second-factor-off' });
    const removal = { currentPassword: PASSWORD, code: '000000' };
    expect(await refusal(we.secondFactor.remove(removal))).toEqual({ code: 'second-factor-off' });
  });

  it('is asked for after the password, never before', async () => {
    const { secret } = await switchOn('luis');
    const visitor = await typedCaller(dependencies());
    const wrong = { email: emailOf('luis'), password: 'otra clave larga' };
    expect(await refusal(visitor.session.signIn({ ...wrong, code: codeAt(secret, clock.now) }))).toEqual({
      code: 'wrong-credentials',
    });
    expect(await refusal(signIn('luis'))).toEqual({ code: 'second-factor-required' });
    expect(await signIn('luis', codeAt(secret, clock.now))).toHaveProperty('accessToken');
  });

  it('takes each code once, and those of the steps before and after', async () => {
    const { secret } = await switchOn('sara');
    later(STEP_MS);
    const codeOf = (steps: number) => codeAt(secret, new Date(clock.now.getTime() + steps * STEP_MS));
    expect(await refusal(signIn('sara', codeOf(-2)))).toEqual(WRONG_CODE);
    expect(await signIn('sara', codeOf(-1))).toHaveProperty('accessToken');
    expect(await refusal(signIn('sara', codeOf(-1)))).toEqual(WRONG_CODE);
    expect(await signIn('sara', codeOf(1))).toHaveProperty('accessToken');
    expect(await refusal(signIn('sara', codeOf(0)))).toEqual(WRONG_CODE);
  });

  it('is replaced by each recovery code once, and is switched off with the password and a code', async () => {
    const { we, recoveryCodes } = await switchOn('rosa');
    const [first = '', second = ''] = recoveryCodes;
    expect(await signIn('rosa', first.toLowerCase())).toHaveProperty('accessToken');
    expect(await refusal(signIn('rosa', first))).toEqual(WRONG_CODE);
    expect(await we.secondFactor.get()).toEqual({ isOn: true, recoveryCodesLeft: 9 });

    const remove = (currentPassword: string, code: string) =>
      refusal(we.secondFactor.remove({ currentPassword, code }));
    expect(await remove('no la sé', second)).toMatchObject({ code: 'wrong-current-password' });
    expect(await remove(PASSWORD, first)).toEqual(WRONG_CODE);
    await we.secondFactor.remove({ currentPassword: PASSWORD, code: second });
    expect(await we.secondFactor.get()).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    expect(await signIn('rosa')).toHaveProperty('accessToken');
  });

  it('counts wrong codes as it counts wrong passwords', async () => {
    const { secret } = await switchOn('ana');
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await refusal(signIn('ana', '000000'))).toEqual(WRONG_CODE);
    }
    expect(await refusal(signIn('ana', codeAt(secret, clock.now)))).toMatchObject({
      code: 'too-many-attempts',
    });
  });

  it('keeps its secret encrypted', async () => {
    const { id } = must(await findUserByEmail(database.db, emailOf('sara')));
    const { encryptedSecret } = must(await findSecondFactor(database.db, id));
    expect(encryptedSecret).toMatch(/^sealed1\./);
  });
});
