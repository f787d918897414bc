import { NO_AMOUNTS, negateAmounts } from '@garita/domain/pay/amounts';
import { beforeAll, describe, expect, it } from 'vitest';
import { fileSomething } from '../testing/filed-document.builder.ts';
import { type ForgedEvent, forge } from '../testing/forge.ts';
import type { LedgerEvent } from '../testing/ledger-event.ts';
import {
  amendTime,
  aWorker,
  closeMonth,
  closePeriod,
  correctTime,
  loadTime,
  markTime,
  readLog,
  timeOf,
} from '../testing/payroll-year.builder.ts';
import { databases, useDatabase } from '../testing/test-database.ts';
import { TEST_KEYRING } from '../testing/test-keyring.ts';
import type { LedgerProblem } from './check-part.ts';
import { verifyCompany } from './verify-company.ts';

// These tests do what an owner of the tables can do at the end of a log, with every hash, typed row and
// projection right: they add events that `append` or a decider would have refused.

const companyId = 1;
const CLOSED = 10;
const OPEN = 14;

/** The last recorded event of each type. */
type Log = { last: <Type extends LedgerEvent['type']>(type: Type) => Extract<LedgerEvent, { type: Type }> };

function logOf(log: readonly LedgerEvent[]): Log {
  return {
    last: (type) => {
      const event = log.findLast(
        (one): one is Extract<LedgerEvent, { type: typeof type }> => one.type === type,
      );
      if (!event) throw new RangeError(`Nothing of ${type} was recorded`);
      return event;
    },
  };
}

/** An event as it was recorded, now and otherwise. */
function anew(event: LedgerEvent, other: object = {}): ForgedEvent {
  return { ...event, recordedAtMicros: Date.now() * 1_000, ...other };
}

/** An event that nothing would have refused. */
const RIGHT = (log: Log): ForgedEvent =>
  anew(log.last('PeriodReviewed'), {
    type: 'NextChequeStated',
    periodId: undefined,
    data: { number: 500 },
  });

const FORGED: [string, LedgerProblem['problem'], (log: Log) => ForgedEvent][] = [
  [
    'a pay that is loaded in a closed period',
    'closed',
    (log) => anew(log.last('TimeLoaded'), { periodId: 2026100 + CLOSED, entryId: 900 }),
  ],
  [
    'one that is deleted there',
    'closed',
    (log) => {
      const amended = log.last('TimeAmended');
      const { period, after } = amended.data;
      const data = { period, replacesSeq: amended.seq, before: after, delta: negateAmounts(after) };
      return anew(amended, { type: 'TimeDeleted', data });
    },
  ],
  ['a review of what is closed', 'closed', (log) => anew(log.last('PeriodReviewed'))],
  [
    'a period that is opened and was not closed',
    'closed',
    (log) =>
      anew(log.last('PeriodReviewed'), {
        type: 'PeriodReopened',
        reason: 'Faltaban horas',
        periodId: 2026100 + OPEN,
        data: { period: timeOf(aWorker({ companyId }), { periodNumber: OPEN }).period },
      }),
  ],
  [
    'one that is opened for no reason',
    'reason',
    (log) =>
      anew(log.last('PeriodClosed'), {
        type: 'PeriodReopened',
        data: { period: log.last('PeriodClosed').data.period },
      }),
  ],
  [
    'a closing of another sum',
    'closing',
    (log) => {
      const closed = log.last('PeriodClosed');
      const { data } = closed;
      return anew(closed, {
        data: { ...data, totals: { ...data.totals, net: data.totals.net + 1 } },
      });
    },
  ],
  [
    'a closing of a month of another sum',
    'closing',
    (log) => anew(log.last('MonthClosed'), { data: { ...log.last('MonthClosed').data, entryCount: 2 } }),
  ],
  [
    'what changes what was not in force',
    'replaced',
    (log) => {
      const { data } = log.last('TimeAmended');
      return anew(log.last('TimeAmended'), { data: { ...data, delta: NO_AMOUNTS } });
    },
  ],
  ['what is loaded and is there', 'replaced', (log) => anew(log.last('TimeLoaded'))],
  [
    'a correction that does not come to what it says',
    'replaced',
    (log) => anew(log.last('TimeLoaded'), { entryId: 901 }),
  ],
  [
    'a limit that is held against another year',
    'year-to-date',
    (log) => {
      const { corrects: _, ...data } = log.last('TimeLoaded').data;
      return anew(log.last('TimeLoaded'), { entryId: 902, data });
    },
  ],
  [
    'pay of another year',
    'tax-year',
    (log) => anew(log.last('TimeLoaded'), { entryId: 903, stream: 'emp:1:2025' }),
  ],
  [
    'a moment before that of the event before',
    'moment',
    (log) => ({ ...RIGHT(log), recordedAtMicros: log.last('TimeAmended').recordedAtMicros }),
  ],
  [
    'a mark of what is not there',
    'mark',
    (log) =>
      anew(log.last('TimePaid'), { entryId: 904, data: { ...log.last('TimePaid').data, chequeNumber: 77 } }),
  ],
  [
    'a cheque that another pay has',
    'mark',
    (log) => anew(log.last('TimePaid'), { entryId: log.last('TimeLoaded').entryId }),
  ],
  ['a document that was made of an older log', 'filing', (log) => anew(log.last('DocumentFiled'))],
  [
    'a withdrawal of what was not filed',
    'filing',
    (log) =>
      anew(log.last('DocumentFiled'), {
        type: 'FilingWithdrawn',
        reason: 'Por error',
        data: { replacesSeq: 1 },
      }),
  ],
  [
    'a withdrawal of what was not settled',
    'filing',
    (log) => {
      const filed = log.last('DocumentFiled');
      return anew(filed, { type: 'SettlementWithdrawn', data: { replacesSeq: filed.seq } });
    },
  ],
];

describe.each(databases)('what append would have refused, put into a log on %s', (kind) => {
  const database = useDatabase(kind);

  beforeAll(async () => {
    const { db } = database;
    const worker = aWorker({ companyId });
    const first = await loadTime(db, worker, { periodNumber: CLOSED, minutes: { regular: 2_400 } });
    await amendTime(db, worker, first, { periodNumber: CLOSED, minutes: { regular: 1_800 } });
    await markTime(db, worker, first, { paidOn: '2026-03-12', method: 'check' });
    await closePeriod(db, companyId, timeOf(worker, { periodNumber: CLOSED }).period);
    await closeMonth(db, companyId, '2026-03');
    await fileSomething(db, companyId);
    const typed = { periodNumber: CLOSED, minutes: { regular: 2_000 } };
    await correctTime(db, worker, first, { ...typed, booked: { periodNumber: OPEN } });
  });

  it('is nothing where nobody would have refused it', async () => {
    expect(await foundAfter(RIGHT)).toEqual({ seq: expect.any(Number), problems: [] });
  });

  it.each(FORGED)('is named: %s', async (_, problem, forged) => {
    const { seq, problems } = await foundAfter(forged);
    expect(problems).toContainEqual({ seq, problem });
    expect(problems.every((one) => one.seq === seq)).toBe(true);
  });

  it('is found where a payload lost a part', async () => {
    const found = await foundAfter((log) => {
      const amended = log.last('TimeAmended');
      const { deductions: _, ...result } = amended.data.result;
      return anew(amended, { data: { ...amended.data, result } });
    });
    expect(found.problems).toContainEqual({ seq: found.seq, problem: 'details' });
  });

  async function foundAfter(forged: (log: Log) => ForgedEvent) {
    const log = logOf(await readLog(database.db, companyId));
    const found: { seq: number; problems: { seq: number }[] }[] = [];
    const undone = database.owner.transaction(async (tx) => {
      const seq = await forge(tx, forged(log));
      const { problems } = await verifyCompany(tx, companyId, { keyring: TEST_KEYRING });
      found.push({ seq, problems });
      tx.rollback();
    });
    await expect(undone).rejects.toThrow('Rollback');
    const [what] = found;
    if (!what) throw new Error('Nothing was verified');
    return what;
  }
});
