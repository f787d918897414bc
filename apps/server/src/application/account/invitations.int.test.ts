import { WHOLE_ACCOUNT } from '@garita/domain/account/access.schema';
import { savedAccount } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../../testing/refusal.ts';
import { TEST_NOW, testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';

const DAY = 24 * 3_600_000;
const INVALID = { code: 'invitation-invalid' };
const PERSON = { name: 'Luis', lastName: 'Vega', phone: '7875550150', password: 'una clave bien larga' };

describe('invitations', () => {
  const database = useDatabase();
  const clock = { now: TEST_NOW };
  const dependencies = () => testDependencies(database.db, clock);
  let numbers = 0;

  beforeEach(() => {
    clock.now = TEST_NOW;
  });

  async function anOffice() {
    const account = await savedAccount(database.db, `invita-${++numbers}`);
    const as = async (role: 'administrator' | 'practitioner' | 'auditor') =>
      typedCaller(dependencies(), await tokenFor(dependencies(), account, role));
    return { account, as, we: await as('practitioner'), visitor: await typedCaller(dependencies()) };
  }

  const newEmail = () => `luis-${++numbers}@vega.example`;
  const tokenOf = ({ path }: { path: string }) => path.slice(path.indexOf('#') + 1);

  it('let somebody into the account, as what they were invited', async () => {
    const { we, visitor } = await anOffice();
    const email = newEmail();
    const link = await we.users.invite({ email, role: 'auditor' });
    expect(link).toMatchObject({ path: expect.stringMatching(/^\/invitacion#[\w-]{43}$/) });
    const token = tokenOf(link);
    expect(await visitor.users.invitation({ token })).toEqual({ email, role: 'auditor' });
    expect(await visitor.users.acceptInvitation({ ...PERSON, token })).toEqual({ email });
    const { accessToken } = await visitor.session.signIn({ email, password: PERSON.password });
    const luis = await typedCaller(dependencies(), accessToken);
    expect(await luis.companies.list()).toEqual(await we.companies.list());
    expect(await we.users.list()).toContainEqual(
      expect.objectContaining({ email, role: 'auditor', isActive: true }),
    );
  });

  it('work once, also when two come at the same time', async () => {
    const { we, visitor } = await anOffice();
    const token = tokenOf(await we.users.invite({ email: newEmail(), role: 'auditor' }));
    const accept = () => visitor.users.acceptInvitation({ ...PERSON, token });
    const outcomes = await Promise.allSettled([accept(), accept()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusal(accept())).toEqual(INVALID);
    expect(await refusal(visitor.users.invitation({ token }))).toEqual(INVALID);
  });

  it('are good for 7 days, and void when the same address is invited again', async () => {
    const { we, visitor } = await anOffice();
    const invite = async (email: string) => tokenOf(await we.users.invite({ email, role: 'auditor' }));
    const [late, email] = [await invite(newEmail()), newEmail()];
    const [first, second] = [await invite(email), await invite(email)];
    expect(await refusal(visitor.users.invitation({ token: first }))).toEqual(INVALID);
    clock.now = new Date(TEST_NOW.getTime() + 7 * DAY - 1);
    expect(await visitor.users.invitation({ token: second })).toMatchObject({ email });
    clock.now = new Date(TEST_NOW.getTime() + 7 * DAY);
    expect(await refusal(visitor.users.acceptInvitation({ ...PERSON, token: late }))).toEqual(INVALID);
  });

  it('are thirty in a quarter of an hour', async () => {
    const { we } = await anOffice();
    for (let nth = 0; nth < 30; nth += 1) await we.users.invite({ email: newEmail(), role: 'auditor' });
    const oneMore = we.users.invite({ email: newEmail(), role: 'auditor' });
    expect(await refusal(oneMore)).toEqual({ code: 'too-many-attempts', retryAfterSeconds: 900 });
  });

  it('take no password that everybody tries first', async () => {
    const { we, visitor } = await anOffice();
    const token = tokenOf(await we.users.invite({ email: newEmail(), role: 'auditor' }));
    const accept = visitor.users.acceptInvitation({ ...PERSON, password: 'qwertyuiop', token });
    expect(await refusal(accept)).toEqual({
      code: 'invalid-input',
      errors: [{ path: ['password'], code: 'password-common' }],
    });
  });

  it('are for addresses that nobody signs in with', async () => {
    const { account, we } = await anOffice();
    expect(await refusal(we.users.invite({ email: account.user.email, role: 'auditor' }))).toEqual({
      code: 'email-taken',
      errors: [{ path: ['email'], code: 'email-taken' }],
    });
  });

  it('are made by nobody who only reads', async () => {
    const auditor = await (await anOffice()).as('auditor');
    const forbidden = { code: 'forbidden' };
    expect(await refusal(auditor.users.invite({ email: newEmail(), role: 'auditor' }))).toEqual(forbidden);
    expect(await refusal(auditor.users.list())).toEqual(forbidden);
    expect(await refusal(auditor.users.invitations())).toEqual(forbidden);
  });

  it('are listed for as long as they are good, and nothing of their link', async () => {
    const { we } = await anOffice();
    const [first, second] = [newEmail(), newEmail()];
    await we.users.invite({ email: first, role: 'auditor' });
    clock.now = new Date(TEST_NOW.getTime() + DAY);
    const { expiresAt } = await we.users.invite({ email: second, role: 'practitioner' });
    const latest = {
      id: expect.any(Number),
      email: second,
      role: 'practitioner',
      access: WHOLE_ACCOUNT,
      createdAt: clock.now.toISOString(),
      expiresAt,
    };
    expect(await we.users.invitations()).toEqual([latest, expect.objectContaining({ email: first })]);
    clock.now = new Date(TEST_NOW.getTime() + 7 * DAY);
    expect(await we.users.invitations()).toEqual([latest]);
  });

  it('are taken back, but not by another account', async () => {
    const { we, visitor } = await anOffice();
    const token = tokenOf(await we.users.invite({ email: newEmail(), role: 'auditor' }));
    const [invitation] = await we.users.invitations();
    const one = { invitationId: invitation?.id ?? 0 };
    const { we: they } = await anOffice();
    expect(await they.users.invitations()).toEqual([]);
    expect(await refusal(they.users.withdrawInvitation(one))).toEqual({ code: 'not-found' });
    expect(await we.users.withdrawInvitation(one)).toEqual(invitation);
    expect(await we.users.invitations()).toEqual([]);
    expect(await refusal(visitor.users.invitation({ token }))).toEqual(INVALID);
  });

  describe('a user', () => {
    it('is switched off at once, in every session, and on again', async () => {
      const { we, as } = await anOffice();
      const auditor = await as('auditor');
      const { user } = await auditor.session.current();
      await we.users.setActive({ userId: user.id, isActive: false });
      expect(await auditor.session.list()).toEqual([]);
      expect(await we.users.setActive({ userId: user.id, isActive: true })).toMatchObject({ isActive: true });
    });

    it('is not switched off by oneself, nor an administrator by anybody else', async () => {
      const { account, we } = await anOffice();
      const { user } = await we.session.current();
      expect(await refusal(we.users.setActive({ userId: user.id, isActive: false }))).toEqual({
        code: 'own-user',
      });
      const administrator = { userId: account.user.id, isActive: false };
      expect(await refusal(we.users.setActive(administrator))).toEqual({ code: 'forbidden' });
    });

    it('is not found by a user of another account', async () => {
      const ours = await anOffice();
      const theirs = await anOffice();
      const { user } = await theirs.we.session.current();
      const other = { userId: user.id, isActive: false };
      expect(await refusal(ours.we.users.setActive(other))).toEqual({ code: 'not-found' });
      expect((await ours.we.users.list()).map(({ id }) => id)).not.toContain(user.id);
    });
  });
});
