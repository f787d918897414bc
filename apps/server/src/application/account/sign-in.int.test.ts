import { createAccount } from '@garita/ledger/registry/access/accounts';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { findActor } from '../../auth/actor.ts';
import { newDeviceCookie } from '../../auth/cookies.ts';
import type { Visitor } from '../../auth/visitor.ts';
import { refusal } from '../../testing/refusal.ts';
import { TEST_NOW, testDependencies, typedCaller } from '../../testing/test-server.ts';

const HOUR = 3_600_000;
const PASSWORD = 'una clave bien larga';

describe('signing in', () => {
  const database = useDatabase();
  const clock = { now: TEST_NOW };
  const dependencies = () => testDependencies(database.db, clock);
  const later = (milliseconds: number) => {
    clock.now = new Date(clock.now.getTime() + milliseconds);
  };

  const people = ['irma', 'luis', 'sara', 'ana', 'rosa', 'juan'] as const;
  const emailOf = (name: (typeof people)[number]) => `${name}@prueba.example`;

  beforeAll(async () => {
    const passwordHash = await dependencies().passwordHasher.hash(PASSWORD);
    for (const name of people) {
      const firstUser = {
        name,
        lastName: 'Soto',
        email: emailOf(name),
        phone: '',
        role: 'administrator',
        passwordHash,
      } as const;
      await database.db.transaction((tx) =>
        createAccount(tx, { at: TEST_NOW, firstUser, code: { code: name, companyAmount: 1 } }),
      );
    }
  });

  async function signIn(email: string, password = PASSWORD, visitor: Partial<Visitor> = {}) {
    const caller = await typedCaller(dependencies(), undefined, visitor);
    return caller.session.signIn({ email, password });
  }

  const actorWith = (token: string) => findActor(dependencies(), 'bearer', token);

  it('gives a token that says who one is', async () => {
    const { accessToken, name } = await signIn(emailOf('irma').toUpperCase());
    expect(name).toBe('irma');
    const we = await typedCaller(dependencies(), accessToken);
    expect(await we.session.current()).toMatchObject({
      user: { name: 'irma', lastName: 'Soto', email: emailOf('irma'), role: 'administrator', roleId: 1 },
    });
  });

  it('tells nobody whether the address or the password was wrong', async () => {
    const wrong = { code: 'wrong-credentials' };
    expect(await refusal(signIn(emailOf('luis'), 'otra clave larga'))).toEqual(wrong);
    expect(await refusal(signIn('nadie@prueba.example'))).toEqual(wrong);
  });

  it('ends at sign-out, for that token alone', async () => {
    const { accessToken: first } = await signIn(emailOf('luis'));
    const { accessToken: second } = await signIn(emailOf('luis'));
    await (await typedCaller(dependencies(), first)).session.signOut();
    expect(await actorWith(first)).toBeUndefined();
    expect(await actorWith(second)).toMatchObject({ email: emailOf('luis') });
  });

  it('lasts while it is used, and not 12 hours without', async () => {
    const { accessToken } = await signIn(emailOf('sara'));
    later(11.9 * HOUR);
    expect(await actorWith(accessToken)).toBeDefined();
    later(11.9 * HOUR);
    expect(await actorWith(accessToken)).toBeDefined();
    later(12 * HOUR);
    expect(await actorWith(accessToken)).toBeUndefined();
  });

  it('lasts 3 days at most, however busy', async () => {
    const { accessToken } = await signIn(emailOf('sara'));
    for (let day = 0; day < 3; day += 0.25) {
      expect(await actorWith(accessToken)).toBeDefined();
      later(6 * HOUR);
    }
    expect(await actorWith(accessToken)).toBeUndefined();
  });

  it('is refused after ten wrong passwords, the right one too, until a quarter of an hour has passed', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await refusal(signIn(emailOf('ana'), 'otra clave larga'))).toEqual({
        code: 'wrong-credentials',
      });
    }
    later(5 * 60_000);
    expect(await refusal(signIn(emailOf('ana')))).toEqual({
      code: 'too-many-attempts',
      retryAfterSeconds: 600,
    });
    expect(await signIn(emailOf('rosa'))).toHaveProperty('accessToken');
    later(10 * 60_000 + 1);
    expect(await signIn(emailOf('ana'))).toHaveProperty('accessToken');
  });

  it('counts passwords that are tried at the same time', async () => {
    const guesses = Array.from({ length: 30 }, () => refusal(signIn(emailOf('juan'), 'otra clave larga')));
    const heard = (await Promise.all(guesses)).filter(({ code }) => code === 'wrong-credentials');
    expect(heard.length).toBeLessThanOrEqual(10);
  });

  it('forgets wrong passwords once the right one came', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 6; attempt += 1) {
        await refusal(signIn(emailOf('rosa'), 'otra clave larga'));
      }
      await signIn(emailOf('rosa'));
    }
  });

  describe('with wrong passwords of somebody else', () => {
    const elsewhere = { network: '2001:db8:0:7::/64' };
    const guess = (name: (typeof people)[number], visitor: Partial<Visitor>) =>
      refusal(signIn(emailOf(name), 'otra clave larga', visitor));

    it('is not shut out from another network', async () => {
      later(HOUR);
      for (let attempt = 0; attempt < 11; attempt += 1) await guess('sara', elsewhere);
      expect(await guess('sara', elsewhere)).toMatchObject({ code: 'too-many-attempts' });
      expect(await signIn(emailOf('sara'))).toHaveProperty('accessToken');
    });

    it('is shut out from nowhere on a device where they signed in before', async () => {
      later(HOUR);
      const { value, name } = newDeviceCookie(dependencies().deviceTokens, emailOf('luis'));
      const known = { ...elsewhere, cookies: { [name]: value } };
      for (let attempt = 0; attempt < 10; attempt += 1) await guess('luis', elsewhere);
      expect(await guess('luis', elsewhere)).toMatchObject({ code: 'too-many-attempts' });
      expect(await signIn(emailOf('luis'), PASSWORD, known)).toHaveProperty('accessToken');
      const forged = { ...known, cookies: { [name]: `${value.split('.')[0]}.${'0'.repeat(64)}` } };
      expect(await guess('luis', forged)).toMatchObject({ code: 'too-many-attempts' });
    });

    it('learns from the throttle nothing about which user has an address', async () => {
      later(HOUR);
      const heard = async (email: string, network: string) => {
        const codes: string[] = [];
        for (let attempt = 0; attempt < 12; attempt += 1) {
          codes.push((await refusal(signIn(email, 'otra clave larga', { network }))).code);
        }
        return codes;
      };
      expect(await heard(emailOf('rosa'), '198.51.100.1')).toEqual(
        await heard('nadie@prueba.example', '198.51.100.2'),
      );
    });

    it('is slowed down as a whole where they come from many networks', async () => {
      later(HOUR);
      for (let nth = 0; nth < 100; nth += 1) await guess('ana', { network: `2001:db8:1:${nth}::/64` });
      expect(await guess('ana', { network: '198.51.100.7' })).toMatchObject({ code: 'too-many-attempts' });
      const { value, name } = newDeviceCookie(dependencies().deviceTokens, emailOf('ana'));
      expect(await signIn(emailOf('ana'), PASSWORD, { cookies: { [name]: value } })).toHaveProperty('name');
    });

    it('lets a signed-in user change the password, whose wrong attempts block nobody', async () => {
      later(HOUR);
      const { accessToken } = await signIn(emailOf('rosa'));
      const we = await typedCaller(dependencies(), accessToken);
      for (let attempt = 0; attempt < 11; attempt += 1) await guess('rosa', elsewhere);
      const wrong = { currentPassword: 'no la sé', newPassword: 'otra clave bien larga' };
      for (let attempt = 0; attempt < 10; attempt += 1) {
        expect(await refusal(we.session.changePassword(wrong))).toMatchObject({
          code: 'wrong-current-password',
        });
      }
      expect(await refusal(we.session.changePassword(wrong))).toMatchObject({ code: 'too-many-attempts' });
      expect(await signIn(emailOf('rosa'))).toHaveProperty('accessToken');
    });
  });

  it('is nothing that a page of somebody else can do', async () => {
    expect(await refusal(signIn(emailOf('sara'), PASSWORD, { isCrossSite: true }))).toEqual({
      code: 'forbidden',
    });
  });

  describe('a password', () => {
    it('is not one that everybody tries first', async () => {
      const { accessToken } = await signIn(emailOf('juan'));
      const we = await typedCaller(dependencies(), accessToken);
      const change = { currentPassword: PASSWORD, newPassword: '1Q2w3e4r5T' };
      expect(await refusal(we.session.changePassword(change))).toEqual({
        code: 'invalid-input',
        errors: [{ path: ['newPassword'], code: 'password-common' }],
      });
    });

    it('is changed by who knows the present one, and ends the other sessions', async () => {
      const { accessToken: here } = await signIn(emailOf('irma'));
      const { accessToken: elsewhere } = await signIn(emailOf('irma'));
      const we = await typedCaller(dependencies(), here);
      const newPassword = 'otra clave bien larga';
      expect(await refusal(we.session.changePassword({ currentPassword: 'no la sé', newPassword }))).toEqual({
        code: 'wrong-current-password',
        errors: [{ path: ['currentPassword'], code: 'wrong-current-password' }],
      });
      await we.session.changePassword({ currentPassword: PASSWORD, newPassword });
      expect(await actorWith(here)).toBeDefined();
      expect(await actorWith(elsewhere)).toBeUndefined();
      expect(await refusal(signIn(emailOf('irma')))).toEqual({ code: 'wrong-credentials' });
      expect(await signIn(emailOf('irma'), newPassword)).toHaveProperty('accessToken');
    });
  });
});
