import { recordAttempt } from '@garita/ledger/registry/access/attempts';
import { savedAccount } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { beforeEach, describe, expect, it } from 'vitest';
import { findActor } from '../../auth/actor.ts';
import { refusal } from '../../testing/refusal.ts';
import { codeAt } from '../../testing/second-factor.ts';
import { TEST_NOW, testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';

const DAY = 24 * 3_600_000;
const INVALID = { code: 'reset-invalid' };
const PASSWORD = 'una clave bien larga';
const OTHER = 'otra clave bien larga';

describe('a lost password or telephone', () => {
  const database = useDatabase();
  const clock = { now: TEST_NOW };
  const dependencies = () => testDependencies(database.db, clock);
  let offices = 0;

  beforeEach(() => {
    clock.now = TEST_NOW;
  });

  /** An account with an administrator, and with Luis, who signs in by a password of his own. */
  async function anOffice() {
    const account = await savedAccount(database.db, `pierde-${++offices}`);
    const as = async (role: 'administrator' | 'practitioner') =>
      typedCaller(dependencies(), await tokenFor(dependencies(), account, role));
    const visitor = await typedCaller(dependencies());
    const we = await as('administrator');
    const email = `luis-${offices}@vega.example`;
    const invitation = await we.users.invite({ email, role: 'practitioner' });
    const person = { name: 'Luis', lastName: 'Vega', phone: '7875550150', password: PASSWORD };
    await visitor.users.acceptInvitation({ ...person, token: tokenOf(invitation) });
    const signIn = (password: string, code = '') => visitor.session.signIn({ email, password, code });
    const userId = (await we.users.list()).find((user) => user.email === email)?.id ?? 0;
    return { we, as, visitor, email, userId, signIn };
  }

  const tokenOf = ({ path }: { path: string }) => path.slice(path.indexOf('#') + 1);

  it('is made good by a link, once, which ends every session', async () => {
    const { we, visitor, email, userId, signIn } = await anOffice();
    const { accessToken } = await signIn(PASSWORD);
    const link = await we.users.makePasswordLink({ userId });
    expect(link.path).toMatch(/^\/contrasena#[\w-]{43}$/);
    const token = tokenOf(link);
    expect(await visitor.users.passwordLink({ token })).toEqual({ email });
    expect(await visitor.users.resetPassword({ token, password: OTHER })).toEqual({ email });
    expect(await findActor(dependencies(), 'bearer', accessToken)).toBeUndefined();
    expect(await refusal(signIn(PASSWORD))).toEqual({ code: 'wrong-credentials' });
    expect(await signIn(OTHER)).toHaveProperty('accessToken');
    expect(await refusal(visitor.users.resetPassword({ token, password: PASSWORD }))).toEqual(INVALID);
    expect(await refusal(visitor.users.passwordLink({ token }))).toEqual(INVALID);
  });

  it('is made good by the last link alone, for a day, and for a user who is not switched off', async () => {
    const { we, visitor, userId, email } = await anOffice();
    const first = tokenOf(await we.users.makePasswordLink({ userId }));
    const second = tokenOf(await we.users.makePasswordLink({ userId }));
    expect(await refusal(visitor.users.passwordLink({ token: first }))).toEqual(INVALID);
    clock.now = new Date(TEST_NOW.getTime() + DAY / 3);
    expect(await visitor.users.passwordLink({ token: second })).toEqual({ email });
    await we.users.setActive({ userId, isActive: false });
    expect(await refusal(visitor.users.passwordLink({ token: second }))).toEqual(INVALID);
    await we.users.setActive({ userId, isActive: true });
    clock.now = new Date(TEST_NOW.getTime() + DAY);
    expect(await refusal(visitor.users.resetPassword({ token: second, password: OTHER }))).toEqual(INVALID);
  });

  it('is made good by no link from before the password changed', async () => {
    const { we, visitor, userId, email } = await anOffice();
    const token = tokenOf(await we.users.makePasswordLink({ userId }));
    const { accessToken } = await visitor.session.signIn({ email, password: PASSWORD });
    const they = await typedCaller(dependencies(), accessToken);
    await they.session.changePassword({ currentPassword: PASSWORD, newPassword: OTHER });
    expect(await refusal(visitor.users.passwordLink({ token }))).toEqual(INVALID);
  });

  it('is made good by administrators, for others', async () => {
    const { we, as, userId } = await anOffice();
    const they = await as('practitioner');
    expect(await refusal(they.users.makePasswordLink({ userId }))).toEqual({ code: 'forbidden' });
    expect(await refusal(they.users.removeSecondFactor({ userId }))).toEqual({ code: 'forbidden' });
    const { user: self } = await we.session.current();
    expect(await refusal(we.users.makePasswordLink({ userId: self.id }))).toEqual({ code: 'forbidden' });
    const { we: strangers } = await anOffice();
    expect(await refusal(strangers.users.makePasswordLink({ userId }))).toEqual({ code: 'not-found' });
  });

  it('lets in whom the wrong passwords of others shut out', async () => {
    const { we, visitor, userId, email, signIn } = await anOffice();
    // 100 for one address, from wherever they come, are the most of a quarter of an hour.
    const tried = Array.from(
      { length: 100 },
      (_, index) => `sign-in ${email}${index < 10 ? ' 10.0.0.9' : ''}`,
    );
    await recordAttempt(
      database.db,
      [...tried, ...tried.slice(0, 10).map(() => `sign-in ${email}`)],
      clock.now,
    );
    expect(await refusal(signIn(PASSWORD))).toMatchObject({ code: 'too-many-attempts' });
    const token = tokenOf(await we.users.makePasswordLink({ userId }));
    await visitor.users.resetPassword({ token, password: OTHER });
    expect(await signIn(OTHER)).toHaveProperty('accessToken');
  });

  it('is not made good by a password that others would guess', async () => {
    const { we, visitor, userId } = await anOffice();
    const token = tokenOf(await we.users.makePasswordLink({ userId }));
    const refused = { code: 'invalid-input', errors: [{ path: ['password'], code: 'password-common' }] };
    for (const password of ['Contraseña123', 'luis.vega.26']) {
      expect(await refusal(visitor.users.resetPassword({ token, password }))).toEqual(refused);
    }
    expect(await visitor.users.resetPassword({ token, password: OTHER })).toHaveProperty('email');
  });

  it('stays on after the telephone is lost, until somebody removes it', async () => {
    const { we, visitor, userId, signIn } = await anOffice();
    const luis = await typedCaller(dependencies(), (await signIn(PASSWORD)).accessToken);
    const { secret } = await luis.secondFactor.start({ currentPassword: PASSWORD });
    const listed = async () => (await we.users.list()).find(({ id }) => id === userId)?.hasSecondFactor;
    expect(await listed()).toBe(false);
    await luis.secondFactor.confirm({ code: codeAt(secret, clock.now) });
    expect(await listed()).toBe(true);
    const token = tokenOf(await we.users.makePasswordLink({ userId }));
    await visitor.users.resetPassword({ token, password: OTHER });
    expect(await refusal(signIn(OTHER))).toEqual({ code: 'second-factor-required' });
    await we.users.removeSecondFactor({ userId });
    expect(await listed()).toBe(false);
    expect(await signIn(OTHER)).toHaveProperty('accessToken');
    expect(await refusal(we.users.removeSecondFactor({ userId }))).toEqual({ code: 'second-factor-off' });
  });
});
