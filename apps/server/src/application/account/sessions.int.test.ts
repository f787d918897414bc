import { createAccount } from '@garita/ledger/registry/access/accounts';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../../testing/refusal.ts';
import { TEST_NOW, testDependencies, typedCaller } from '../../testing/test-server.ts';

const HOUR = 3_600_000;
const PASSWORD = 'una clave bien larga';

describe('sessions', () => {
  const database = useDatabase();
  const clock = { now: TEST_NOW };
  const dependencies = () => testDependencies(database.db, clock);
  const later = (milliseconds: number) => {
    clock.now = new Date(clock.now.getTime() + milliseconds);
  };
  let people = 0;

  /** Somebody who can sign in, each time in another place. */
  async function somebody() {
    const email = `persona-${++people}@prueba.example`;
    const passwordHash = await dependencies().passwordHasher.hash(PASSWORD);
    const person = { name: 'Irma', lastName: 'Soto', email, phone: '', passwordHash };
    const firstUser = { ...person, role: 'auditor' as const };
    const code = { code: email, companyAmount: 1 };
    await database.db.transaction((tx) => createAccount(tx, { at: TEST_NOW, firstUser, code }));
    return async (place: { userAgent?: string; address?: string } = {}) => {
      const { accessToken } = await (await typedCaller(dependencies(), undefined, place)).session.signIn({
        email,
        password: PASSWORD,
      });
      return () => typedCaller(dependencies(), accessToken);
    };
  }

  beforeEach(() => {
    clock.now = TEST_NOW;
  });

  it('are listed with the present one marked, the one used last first, without those that are over', async () => {
    const signIn = await somebody();
    await signIn();
    later(6 * HOUR);
    const office = await signIn();
    later(HOUR);
    const here = await signIn();
    const shown = async () => (await (await here()).session.list()).map(({ isCurrent }) => isCurrent);
    expect(await shown()).toEqual([true, false, false]);
    later(2 * HOUR);
    await office();
    expect(await shown()).toEqual([true, false, false]);
    later(4 * HOUR);
    expect(await shown()).toEqual([true, false]);
  });

  it('tell the device and the address that each began at', async () => {
    const signIn = await somebody();
    const firefox = { userAgent: 'Mozilla/5.0 Firefox/140.0', address: '198.51.100.9' };
    const here = await signIn(firefox);
    expect(await (await here()).session.list()).toMatchObject([firefox]);
  });

  it('are ended one by one, or all but the present one', async () => {
    const signIn = await somebody();
    const [first, second, here] = [await signIn(), await signIn(), await signIn()];
    const sessions = (await (await first()).session.list()).filter(({ isCurrent }) => isCurrent);
    await (await here()).session.end({ sessionId: sessions[0]?.id ?? 0 });
    expect(await refusal((await first()).session.list())).toEqual({ code: 'not-signed-in' });
    await (await here()).session.endOthers();
    expect(await refusal((await second()).session.list())).toEqual({ code: 'not-signed-in' });
    expect(await (await here()).session.list()).toMatchObject([{ isCurrent: true }]);
  });

  it('cannot be ended by another user', async () => {
    const ours = await (await (await somebody())())();
    const theirs = await (await (await somebody())())();
    const [session] = await theirs.session.list();
    expect(await refusal(ours.session.end({ sessionId: session?.id ?? 0 }))).toEqual({ code: 'not-found' });
    expect(await theirs.session.list()).toHaveLength(1);
  });
});
