import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { signingKey } from '../signing/signing-key.ts';
import { savedAccount, savedCompany } from '../testing/saved-records.ts';
import { useDatabase } from '../testing/test-database.ts';
import { listVerifications, recordVerification, type VerificationVerdict } from './verifications.ts';

const KEY = signingKey('the key of test verifications');
const VERDICT = { lastSeq: 12, problems: 1, firstSeq: 7, years: null };

describe('what a verification came to', () => {
  const database = useDatabase('pglite');
  let accounts = 0;

  /** Saves a verdict with this key or without one, and reads it with another key or none. */
  async function aVerdict(signedWith: typeof KEY | undefined, verdict: VerificationVerdict = VERDICT) {
    const account = await savedAccount(database.db, `veredicto-${++accounts}`);
    const { scope } = await savedCompany(database.db, account);
    const { companyId } = scope;
    await database.db.transaction((tx) =>
      recordVerification(tx, account.stamp, { companyId, verdict, signingKey: signedWith }),
    );
    const findVerdict = async (key: typeof KEY | undefined) =>
      (await listVerifications(database.db, scope, { limit: 5, signingKey: key }))[0];
    const rewrite = async (change: string) => {
      await database.owner.execute(sql.raw('alter table registry.record_changes disable trigger all'));
      await database.owner.execute(
        sql.raw(
          `update registry.record_changes set ${change} where table_name = 'verifications' and record_id = ${companyId}`,
        ),
      );
      await database.owner.execute(sql.raw('alter table registry.record_changes enable trigger all'));
    };
    return { account, findVerdict, rewrite };
  }

  it('is listed with its user and time, and that it was signed', async () => {
    const { account, findVerdict } = await aVerdict(KEY);
    const { actorId, at } = account.stamp;
    expect(await findVerdict(KEY)).toEqual({ ...VERDICT, actorId, at, seal: 'signed' });
  });

  it.each([
    { fromYear: 2025, toYear: 2025 },
    { fromYear: 2025, toYear: null },
  ])('says of which years alone documents were compared, and that is signed: %j', async (years) => {
    const { findVerdict, rewrite } = await aVerdict(KEY, { ...VERDICT, years });
    expect(await findVerdict(KEY)).toMatchObject({ years, seal: 'signed' });
    await rewrite(`changes = changes - 'fromYear' - 'toYear'`);
    expect(await findVerdict(KEY)).toMatchObject({ years: null, seal: 'altered' });
  });

  it.each([
    ['what was found', `changes = jsonb_set(changes, '{problems,after}', '0')`],
    ['the first bad event', `changes = changes - 'firstSeq'`],
    ['how far it looked', `changes = jsonb_set(changes, '{lastSeq,after}', '99')`],
    ['when it was', `at = at - interval '1 day'`],
    ['who it was', 'actor_id = 0'],
  ])('shows that somebody rewrote %s', async (_, change) => {
    const { findVerdict, rewrite } = await aVerdict(KEY);
    await rewrite(change);
    expect((await findVerdict(KEY))?.seal).toBe('altered');
  });

  it('is marked as unsigned without its signature, and has no mark where there is no key', async () => {
    const { findVerdict, rewrite } = await aVerdict(KEY);
    expect((await findVerdict(undefined))?.seal).toBeNull();
    expect((await findVerdict(signingKey('another key')))?.seal).toBe('altered');
    await rewrite(`changes = changes - 'signature'`);
    expect((await findVerdict(KEY))?.seal).toBe('unsigned');
    expect((await (await aVerdict(undefined)).findVerdict(KEY))?.seal).toBe('unsigned');
  });
});
