import { describe, expect, it } from 'vitest';
import { aWorker, loadTime } from '../testing/payroll-year.builder.ts';
import { databases, useDatabase } from '../testing/test-database.ts';

describe.each(databases)('appending on %s', (kind) => {
  const database = useDatabase(kind);

  it('numbers the events of a company from 1', async () => {
    const worker = aWorker();
    expect(await loadTime(database.db, worker)).toMatchObject({ firstSeq: 1, lastSeq: 1, replayed: false });
    expect(await loadTime(database.db, worker)).toMatchObject({ firstSeq: 2, lastSeq: 2 });
    expect(await loadTime(database.db, aWorker({ companyId: 2 }))).toMatchObject({ firstSeq: 1 });
  });
});
