import { createAccount } from '@garita/ledger/registry/access/accounts';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../testing/refusal.ts';
import { TEST_NOW, testDependencies, typedCaller } from '../../testing/test-server.ts';

const PASSWORD = 'una clave bien larga';
const IRMA = { name: 'Irma', lastName: 'Soto', email: 'irma@soto.example', phone: '' };

describe('the profile of a user', () => {
  const database = useDatabase();
  const dependencies = () => testDependencies(database.db, { now: TEST_NOW });

  /** A user who signed in. */
  async function signedIn(user: typeof IRMA) {
    const passwordHash = await dependencies().passwordHasher.hash(PASSWORD);
    const firstUser = { ...user, passwordHash, role: 'practitioner' as const };
    const code = { code: user.email, companyAmount: 1 };
    await database.db.transaction((tx) => createAccount(tx, { at: TEST_NOW, firstUser, code }));
    const visitor = await typedCaller(dependencies());
    const { accessToken } = await visitor.session.signIn({ email: user.email, password: PASSWORD });
    return typedCaller(dependencies(), accessToken);
  }

  it('takes another name and telephone without a password, and another address only with it', async () => {
    const irma = await signedIn(IRMA);
    await irma.session.changeProfile({ ...IRMA, name: 'Irma Luz', phone: '7875550101' });
    expect((await irma.session.current()).user).toMatchObject({ name: 'Irma Luz', phone: '7875550101' });

    const moved = { ...IRMA, email: 'irma@luna.example' };
    expect(await refusal(irma.session.changeProfile(moved))).toMatchObject({
      code: 'wrong-current-password',
      errors: [{ path: ['currentPassword'] }],
    });
    await irma.session.changeProfile({ ...moved, currentPassword: PASSWORD });
    expect((await irma.session.current()).user.email).toBe('irma@luna.example');

    await signedIn({ ...IRMA, email: 'rosa@paz.example' });
    const taken = { ...IRMA, email: 'rosa@paz.example', currentPassword: PASSWORD };
    expect(await refusal(irma.session.changeProfile(taken))).toMatchObject({
      code: 'email-taken',
      errors: [{ path: ['email'] }],
    });
  });
});
