import type { PayCalendar } from '@garita/domain/time/pay-calendar.schema';
import { expect, it } from 'vitest';
import { savedAccount, savedCompany } from '../../testing/saved-records.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { listRecordChanges } from '../record-changes.ts';
import { companyRegistry } from './companies.ts';
import { listPayCalendars, payCalendarsByCompany, savePayCalendar } from './pay-calendars.ts';

const database = useDatabase();

const WEEKS: PayCalendar = {
  frequency: 'weekly',
  firstStart: '2026-07-06',
  effectiveFrom: '2026-07-06',
  payLagDays: 5,
  holidays: 'before',
};

it('keeps the dated versions of a company, who changed what, and nothing longer than the company', async () => {
  const account = await savedAccount(database.db, 'calendarios');
  const { scope } = await savedCompany(database.db, account);
  const { scope: other } = await savedCompany(database.db, account);
  const save = (calendar: Partial<PayCalendar>) =>
    database.db.transaction((tx) => savePayCalendar(tx, account.stamp, scope, { ...WEEKS, ...calendar }));
  await save({});
  await save({ payLagDays: 3 }); // the same day: another content
  const later = { ...WEEKS, effectiveFrom: '2026-08-03', holidays: 'none' } as const;
  await save(later);
  expect(await listPayCalendars(database.db, scope.companyId)).toEqual([{ ...WEEKS, payLagDays: 3 }, later]);
  const ids = [scope.companyId, other.companyId];
  expect([...(await payCalendarsByCompany(database.db, ids)).keys()]).toEqual([scope.companyId]);

  const record = { tableName: 'companies', recordId: scope.companyId };
  const changes = await listRecordChanges(database.db, account.scope, record);
  expect(changes.slice(0, 2).map(({ changes: fields }) => fields)).toEqual([
    {
      'payCalendars.weekly.effectiveFrom': { before: '2026-07-06', after: '2026-08-03' },
      'payCalendars.weekly.payLagDays': { before: 3, after: 5 },
      'payCalendars.weekly.holidays': { before: 'before', after: 'none' },
    },
    { 'payCalendars.weekly.payLagDays': { before: 5, after: 3 } },
  ]);

  await database.db.transaction((tx) =>
    companyRegistry.remove(tx, account.stamp, account.scope, scope.companyId),
  );
  expect(await listPayCalendars(database.db, scope.companyId)).toEqual([]);
});
