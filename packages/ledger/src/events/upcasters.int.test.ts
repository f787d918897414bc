import { type Amounts, addAmounts, NO_AMOUNTS } from '@garita/domain/pay/amounts';
import { describe, expect, it } from 'vitest';
import { exportLog } from '../event-store/export-log.ts';
import { upcast } from '../event-store/upcast.ts';
import { verifyLog } from '../event-store/verify.ts';
import { foldRows } from '../testing/folded-rows.ts';
import { readLiveRows, sortRows } from '../testing/live-rows.ts';
import { aCommand, readLog, record } from '../testing/payroll-year.builder.ts';
import { databases, useDatabase } from '../testing/test-database.ts';
import { verifyInPlace } from '../verification/verify-in-place.ts';
import type { AnyLedgerEvent } from './any-ledger-event.ts';
import { eventFacts } from './event-facts.ts';
import { fillMissingConcepts } from './fill-missing-concepts.ts';
import { frozenEventNames, readFrozenEvent } from './frozen-events.testing.ts';
import { UPCASTERS } from './upcasters.ts';

// In the order in which they happened; a later version of a type would follow with a history of its own.
const HISTORY = [
  'OpeningBalanceSet.v1.json',
  'TimeLoaded.v1.json',
  'TimeAmended.v1.json',
  'TimeRecalculated.v1.json',
  'TimePaid.v1.json',
  'TimeUnpaid.v1.json',
  'TimeDeleted.v1.json',
  'OpeningBalanceCorrected.v1.json',
  'LeaveAdjusted.v1.json',
  'ContractorTimeLoaded.v1.json',
  'ContractorTimeAmended.v1.json',
  'NextChequeStated.v1.json',
  'TimePaid.v2.json',
  'ContractorTimeDeleted.v1.json',
  'MemosErased.v1.json',
  'NoWorkRecorded.v1.json',
  'ObligationSettled.v1.json',
];

describe.each(databases)('events of every shape there ever was, on %s', (kind) => {
  const database = useDatabase(kind);

  it('are recorded and read, with the same balances and valid hashes', async () => {
    const frozen = await Promise.all(HISTORY.map(readFrozenEvent));
    const balances = new Map<string, Amounts>();
    for (const event of frozen) {
      // SQL has facts of the payload in its original shape. Reading the payload today gives the same facts.
      const details = eventFacts({ type: event.type, data: upcast(UPCASTERS, event) } as AnyLedgerEvent);
      await record(database.db, aCommand([{ ...event, details, expectedVersion: 'any' }]));
      // An amount that came later is zero in an older event.
      const delta = { ...NO_AMOUNTS, ...(event.data as { delta?: Partial<Amounts> }).delta };
      const subject = event.stream.startsWith('ctr:') ? 'contractor' : 'employee';
      balances.set(subject, addAmounts(balances.get(subject) ?? NO_AMOUNTS, delta));
      const { ytd } = await readLiveRows(database.db, 1);
      expect(ytd.find(({ subjectKind }) => subjectKind === subject)).toMatchObject(
        balances.get(subject) ?? {},
      );
    }
    const log = await readLog(database.db, 1);
    expect(log.map(({ data }) => data)).toEqual(frozen.map(({ data }) => fillMissingConcepts(data)));
    expect(sortRows(await readLiveRows(database.db, 1))).toEqual(sortRows(foldRows(log)));
    expect((await verifyInPlace(database.db, { companyId: 1 })).problems).toEqual([]);
    expect(verifyLog(await exportLog(database.db, { companyId: 1 }))).toEqual([]);
  });

  it('are all in this history, but those of periods, months and filings, which say where their own log stood', async () => {
    const others = (await frozenEventNames()).filter(
      (name) => !/^(Period|Month|DocumentFiled|Filing|SettlementW)/.test(name),
    );
    expect(HISTORY.toSorted()).toEqual(others);
  });
});
