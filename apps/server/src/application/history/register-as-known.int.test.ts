import { savedAccount, savedCompany, savedEmployee } from '@garita/ledger/testing/saved-records';
import { useDatabase } from '@garita/ledger/testing/test-database';
import { describe, expect, it } from 'vitest';
import { testDependencies, tokenFor, typedCaller } from '../../testing/test-server.ts';
import { aWeekOf } from '../../testing/time-entries.ts';

describe('the register of a period as it was known', () => {
  const database = useDatabase();

  it('says of each pay whether it is deleted today, whatever it was at the two points', async () => {
    const dependencies = testDependencies(database.db);
    const account = await savedAccount(database.db, 'nómina-de-entonces');
    const company = await savedCompany(database.db, account);
    const we = await typedCaller(dependencies, await tokenFor(dependencies, account, 'practitioner'));
    const { id: employeeId } = await savedEmployee(database.db, account, company);
    const unchanged = await we.payroll.load({ employeeId, entry: aWeekOf(10, account.accountantId) });
    const { entryId, version } = await we.payroll.load({
      employeeId,
      entry: aWeekOf(20, account.accountantId),
    });
    await we.payroll.delete({ entryId, version, reason: 'Repetido' });
    const ofPeriod = { companyId: company.company.id, periodId: 2026110 };
    // Both points are before it was deleted, and then both after.
    for (const seq of [version, version + 1]) {
      const { entries } = await we.audit.registerAsKnown({ ...ofPeriod, seq, otherSeq: seq });
      expect(entries).toMatchObject([
        { entryId: unchanged.entryId, isDeleted: false },
        { entryId, isDeleted: true },
      ]);
    }
  });
});
