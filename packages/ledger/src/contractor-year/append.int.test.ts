import { amountsDelta, NO_AMOUNTS } from '@garita/domain/pay/amounts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aPaidContractor, loadHours, markHours, someHours } from '../testing/contractor-year.builder.ts';
import { eventsOf } from '../testing/given.ts';
import { aCommand, aWorker, loadTime, record, type WrittenEvent } from '../testing/payroll-year.builder.ts';
import { databases, useDatabase } from '../testing/test-database.ts';
import { type DecidedPaymentEvent, decideContractorLoad } from './decider.ts';

// Refusals of the database itself, whatever a decider answers.
describe.each(databases)('appending what contractors are paid, on %s,', (kind) => {
  const database = useDatabase(kind);
  let companyId = 0;

  beforeEach(() => {
    companyId += 1;
  });

  const facts = aPaidContractor().facts;
  let entryIds = 1_000_000;

  /** A load as a decider would have it, with what a test wants to be different. */
  function aLoad(overrides: Partial<WrittenEvent> = {}): WrittenEvent {
    entryIds += 1;
    const decision = decideContractorLoad({ entryId: entryIds, facts, inputs: someHours() });
    const [event] = eventsOf<DecidedPaymentEvent>(decision);
    if (!event) throw new Error('A load is not refused');
    const { taxYear, ...rest } = event;
    return { ...rest, stream: `ctr:1:${taxYear}`, expectedVersion: 'any', schemaVersion: 1, ...overrides };
  }

  const appended = (...news: WrittenEvent[]) => record(database.db, aCommand(news, { companyId }));
  const brokenRule = (rule: string) => expect.objectContaining({ detail: expect.objectContaining({ rule }) });

  it('takes a load and says where the log ends', async () => {
    expect(await appended(aLoad())).toMatchObject({ firstSeq: 1, lastSeq: 1 });
  });

  it.each<[rule: string, overrides: Partial<WrittenEvent>]>([
    ['incomplete', { entryId: undefined }],
    ['incomplete', { payDate: undefined }],
    ['wrong-period', { periodId: 2026110 }],
    ['wrong-tax-year', { stream: 'ctr:1:2025' }],
    ['wrong-pay-date', { payDate: '2026-03-16' }],
    ['wrong-type-or-stream', { stream: 'emp:1:2026' }],
    ['wrong-type-or-stream', { stream: 'co' }],
  ])('refuses what breaks the rule %s', async (rule, overrides) => {
    await expect(appended(aLoad(overrides))).rejects.toEqual(brokenRule(rule));
  });

  it('refuses amounts that are not those of the result', async () => {
    const load = aLoad();
    const wrong = { ...load, data: { ...load.data, delta: { ...NO_AMOUNTS, gross: 1 } } };
    await expect(appended(wrong)).rejects.toEqual(brokenRule('delta-not-result'));
  });

  it('refuses a second load of a payment, and one with the number of an employee’s entry', async () => {
    const load = aLoad();
    await appended(load);
    await expect(appended(load)).rejects.toEqual(brokenRule('entry-exists'));
    const { entryId } = await loadTime(database.db, aWorker({ companyId }));
    await expect(appended(aLoad({ entryId }))).rejects.toEqual(brokenRule('entry-exists'));
  });

  it('refuses a change of what is not in force, of another contractor, and one that does not add up', async () => {
    const load = aLoad();
    await appended(load);
    const { delta: before, ...calculation } = load.data as { delta: typeof NO_AMOUNTS };
    const change = { replacesSeq: 1, before, after: before, delta: amountsDelta(before, before) };
    const amendment = { ...load, type: 'ContractorTimeAmended', data: { ...calculation, ...change } };
    const altered = (data: object) => ({ ...amendment, data: { ...amendment.data, ...data } });

    await expect(appended(altered({ replacesSeq: 9 }))).rejects.toEqual(brokenRule('not-in-force'));
    await expect(appended({ ...amendment, stream: 'ctr:2:2026' })).rejects.toEqual(
      brokenRule('wrong-stream'),
    );
    await expect(appended(altered({ before: NO_AMOUNTS }))).rejects.toEqual(
      brokenRule('before-not-in-force'),
    );
    await expect(appended(altered({ delta: { ...NO_AMOUNTS, net: 1 } }))).rejects.toEqual(
      brokenRule('delta-not-balanced'),
    );
    expect(await appended(amendment)).toMatchObject({ lastSeq: 2 });
  });

  it('refuses a mark that changes nothing, and one of what is not live in its stream', async () => {
    const contractor = aPaidContractor({ companyId });
    const { entryId } = await loadHours(database.db, contractor);
    await markHours(database.db, contractor, { entryId }, { paidOn: '2026-03-20' });
    const mark = { ...aLoad({ entryId }), type: 'TimePaid', data: { paidOn: '2026-03-21' } };
    await expect(appended(mark)).rejects.toEqual(brokenRule('mark-unchanged'));
    await expect(appended({ ...mark, stream: 'ctr:2:2026' })).rejects.toEqual(brokenRule('not-in-force'));
    await expect(appended({ ...mark, stream: 'emp:1:2026' })).rejects.toEqual(brokenRule('not-in-force'));
  });

  it('refuses a correction of leave without a reason', async () => {
    const adjustment: WrittenEvent = {
      type: 'LeaveAdjusted',
      stream: 'emp:1:2026',
      expectedVersion: 'any',
      schemaVersion: 1,
      payDate: '2026-03-31',
      data: { kind: 'sick', minutes: 60 },
    };
    await expect(appended(adjustment)).rejects.toEqual(brokenRule('incomplete'));
    expect(await appended({ ...adjustment, reason: 'Corrección' })).toMatchObject({ lastSeq: 1 });
  });
});
