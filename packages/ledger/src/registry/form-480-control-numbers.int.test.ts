import { describe, expect, it } from 'vitest';
import { savedAccount, savedCompany } from '../testing/saved-records.ts';
import { databases, useDatabase } from '../testing/test-database.ts';
import { findForm480ControlNumbers, giveForm480ControlNumbers } from './form-480-control-numbers.ts';
import { giveW2prControlNumbers } from './w2pr-control-numbers.ts';

// What giving means for every form is tested with the W-2PR's.
describe.each(databases)('the control numbers of 480.6SP, on %s,', (kind) => {
  const database = useDatabase(kind);

  it('are of the range of that form, whatever the W-2PRs of the same people have', async () => {
    const { db } = database;
    const account = await savedAccount(db, `control-480-${kind}`);
    const range = { first: '000000101', last: '000000103' };
    const { scope } = await savedCompany(db, account, { w2ControlRange: range, form480ControlRange: range });
    const give = (...contractorIds: number[]) =>
      db.transaction((tx) =>
        giveForm480ControlNumbers(tx, account.stamp, scope, { taxYear: 2026, contractorIds }),
      );
    await db.transaction((tx) =>
      giveW2prControlNumbers(tx, account.stamp, scope, { taxYear: 2026, employeeIds: [7] }),
    );
    const first = new Map([[7, '000000101']]);
    expect(await give(7)).toEqual({ ok: true, numbers: first });
    expect(await give(8, 9)).toEqual({ ok: false, needed: 2, left: 1 });
    expect(await findForm480ControlNumbers(db, scope, 2026)).toEqual(first);
    expect(await give(9)).toEqual({ ok: true, numbers: new Map([...first, [9, '000000102']]) });
  });
});
