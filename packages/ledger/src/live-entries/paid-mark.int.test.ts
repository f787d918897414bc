import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { decideContractorAmendment, decideContractorPaidMark } from '../contractor-year/decider.ts';
import { handleContractorCommand } from '../contractor-year/handle-contractor-command.ts';
import { findContractorPayment } from '../queries/contractor/contractor-payments.ts';
import { events } from '../schema/index.ts';
import {
  aPaidContractor,
  loadHours,
  type PaidContractor,
  someHours,
} from '../testing/contractor-year.builder.ts';
import { useDatabase } from '../testing/test-database.ts';

// PGlite has one connection, so nothing ever happens at the same time there.
describe('several people at one payment, on postgres,', () => {
  const database = useDatabase('postgres');
  let contractor: PaidContractor;
  let entryId: number;

  beforeEach(async () => {
    contractor = aPaidContractor({ companyId: (contractor?.companyId ?? 0) + 1 });
    ({ entryId } = await loadHours(database.db, contractor));
  });

  const command = () => ({ ...contractor, actorId: 7, commandId: randomUUID(), request: {} });
  const mark = (version: number) =>
    handleContractorCommand(database.db, command(), {
      decide: async ({ year }) =>
        decideContractorPaidMark(await year(2026), { entryId, version, paid: { paidOn: '2026-03-20' } }),
    });
  const amend = (version: number, minutes: number) =>
    handleContractorCommand(database.db, command(), {
      decide: async ({ year }) =>
        decideContractorAmendment(await year(2026), { entryId, version, inputs: someHours({ minutes }) }),
    });

  it('mark it as paid once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => mark(1)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(8);
    const log = await database.db
      .select({ type: events.type })
      .from(events)
      .where(eq(events.companyId, contractor.companyId));
    expect(log.map(({ type }) => type)).toEqual(['ContractorTimeLoaded', 'TimePaid']);
  });

  it('never mark an unseen version: a mark after an amendment is refused', async () => {
    const [marked, amended] = await Promise.all([mark(1), amend(1, 60)]);
    // A mark before it changes no version, so the amendment is taken either way.
    expect(amended.ok).toBe(true);
    expect(marked.ok || marked.code).toBe(marked.ok ? true : 'stale-version');
    const payment = await findContractorPayment(database.db, entryId);
    expect(payment?.paid !== null).toBe(marked.ok);
    expect(payment?.statement.net).toBe(31_50);
  });

  it('change it one at a time', async () => {
    const outcomes = await Promise.all([60, 120, 180, 240].map((minutes) => amend(1, minutes)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.code === 'stale-version')).toHaveLength(3);
  });
});
