import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rebuild } from '../fold/rebuild.ts';
import { foldRows } from '../testing/folded-rows.ts';
import { readLiveRows, sortRows } from '../testing/live-rows.ts';
import { migratedFiles } from '../testing/migrated-files.ts';
import { amendTime, aWorker, deleteTime, loadTime, readLog } from '../testing/payroll-year.builder.ts';
import { verifyInPlace } from '../verification/verify-in-place.ts';
import { ledgerCode } from './ledger-code.ts';
import { installCode } from './migrate.ts';
import { openDatabase } from './open-database.ts';

// An amount that is added later is the last column of its tables, wherever the domain lists it.
describe('the functions of the ledger', () => {
  it('take the amounts by their names, in whichever order the tables have them', async () => {
    const opened = await openDatabase({ memory: true, from: await migratedFiles() });
    const { db } = opened;
    await opened.runScript('drop schema ledger_code cascade');
    for (const table of ['amounts', 'ytd', 'register', 'entries']) {
      await opened.runScript(`alter table ledger.${table} drop column gross, drop column medicare;
        alter table ledger.${table} add column medicare bigint not null default 0, add column gross bigint not null default 0`);
    }
    await installCode(opened, ledgerCode());

    const worker = aWorker();
    const first = await loadTime(db, worker, { minutes: { regular: 2_400 }, earnings: { tips: 30_00 } });
    const second = await loadTime(db, worker, { periodNumber: 11, earnings: { bonus: 9_500_00 } });
    await amendTime(db, worker, first, { minutes: { regular: 600 } });
    await deleteTime(db, worker, second);
    const live = sortRows(await readLiveRows(db, 1));
    expect(live).toEqual(sortRows(foldRows(await readLog(db, 1))));
    expect(await db.transaction((tx) => rebuild(tx, 1))).toEqual([]);
    await db.execute(sql`delete from ledger.entries`);
    await db.transaction((tx) => rebuild(tx, 1));
    expect(sortRows(await readLiveRows(db, 1))).toEqual(live);
    expect((await verifyInPlace(db, { companyId: 1 })).problems).toEqual([]);
    await opened.close();
  });
});
