import { describe, expect, it } from 'vitest';
import { aWorker, deleteTime, loadTime } from '../../testing/payroll-year.builder.ts';
import { databases, useDatabase } from '../../testing/test-database.ts';
import { usedConcepts } from './used-concepts.ts';

describe.each(databases)('the lines that a company uses, on %s,', (kind) => {
  const database = useDatabase(kind);

  it('are those of which anything is booked, whosever it is', async () => {
    const { db } = database;
    expect(await usedConcepts(db, 1)).toEqual([]);
    await loadTime(db, aWorker(), { periodNumber: 10, minutes: { regular: 0 }, reimbursedExpenses: 20_00 });
    const other = aWorker({ employeeId: 2 });
    const gone = await loadTime(db, other, { periodNumber: 11, minutes: { regular: 0, holiday: 480 } });
    // 84.00 of a week is below the table's first row: no income tax
    expect(await usedConcepts(db, 1)).toEqual([
      'holidayPay',
      'disabilityInsurance',
      'medicare',
      'socialSecurity',
      'reimbursedExpenses',
    ]);
    await deleteTime(db, other, gone);
    expect(await usedConcepts(db, 1)).toEqual(['reimbursedExpenses']);
    expect(await usedConcepts(db, 2)).toEqual([]);
  });
});
