import { DEFAULT_BONUS_RULE } from '@garita/domain/company/bonus-rule.schema';
import { describe, expect, it } from 'vitest';
import { savedAccount, savedCompany } from '../../testing/saved-records.ts';
import { databases, useDatabase } from '../../testing/test-database.ts';
import { listRecordChanges } from '../record-changes.ts';
import { findBonusRule, saveBonusRule } from './bonus-rules.ts';
import { companyRegistry } from './companies.ts';

describe.each(databases)('the bonus settings of a company, on %s,', (kind) => {
  const database = useDatabase(kind);
  const threshold15 = { ...DEFAULT_BONUS_RULE, employeeThreshold: 15 };

  async function aCompanyOf(name: string) {
    const account = await savedAccount(database.db, `${name}-${kind}`);
    const { scope } = await savedCompany(database.db, account);
    const keep = (rule: typeof DEFAULT_BONUS_RULE) =>
      database.db.transaction((tx) => saveBonusRule(tx, account.stamp, scope, rule));
    return { account, scope, keep };
  }

  it('are those last kept, with the history of every change', async () => {
    const { account, scope, keep } = await aCompanyOf('bono');
    expect(await findBonusRule(database.db, scope)).toBeUndefined();
    await keep(DEFAULT_BONUS_RULE);
    await keep(DEFAULT_BONUS_RULE);
    await keep(threshold15);
    expect(await findBonusRule(database.db, scope)).toEqual(threshold15);
    const changes = await listRecordChanges(database.db, account.scope, {
      tableName: 'bonus_rules',
      recordId: scope.companyId,
    });
    expect(changes.map(({ kind: of, changes: fields }) => [of, fields['employeeThreshold']])).toEqual([
      ['updated', { before: 20, after: 15 }],
      ['inserted', { after: 20 }],
    ]);
  });

  it('are invisible to another account, and go with the company', async () => {
    const { account, scope, keep } = await aCompanyOf('bono-solo');
    const other = await savedAccount(database.db, `bono-ajeno-${kind}`);
    await keep(threshold15);
    const theirs = { accountId: other.scope.accountId, companyId: scope.companyId };
    expect(await findBonusRule(database.db, theirs)).toBeUndefined();
    await database.db.transaction((tx) =>
      companyRegistry.remove(tx, account.stamp, account.scope, scope.companyId),
    );
    expect(await findBonusRule(database.db, scope)).toBeUndefined();
  });
});
