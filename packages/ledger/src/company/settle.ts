import type { ErrorCode } from '@garita/domain/error-code';
import type { SettledObligation } from '@garita/domain/filing/due/settled';
import { ENGINE_VERSION } from '@garita/domain/pay/pay-statement';
import type { PayPeriod } from '@garita/domain/time/pay-period';
import type { Database, Transaction } from '../database/client.ts';
import { append } from '../event-store/append.ts';
import type { AppendResult } from '../event-store/append-outcome.ts';
import { lockLogForCommand } from '../event-store/lock-log.ts';
import { COMPANY_STREAM } from '../events/company-events.ts';
import { eventFacts } from '../events/event-facts.ts';
import { employeeStream, type NoWorkRecorded, type SettlementWithdrawn } from '../events/payroll-events.ts';
import type { YearCommand } from '../live-entries/handle-year-command.ts';
import { type CompanySettlement, listSettlements } from '../queries/filing/settlements.ts';
import { appendCompanyEvents } from './append-company-event.ts';

type Outcome = AppendResult | { ok: false; code: ErrorCode };

/**
 * Records that returns and deposits were made outside Garita, all or none. Earlier marks stay as they were.
 * Refuses with `idempotency-key-reused`.
 */
export async function settleObligations(
  db: Database,
  { obligations, ...command }: YearCommand & { obligations: readonly SettledObligation[] },
): Promise<Outcome> {
  return underLock(db, command, async (tx, settled) => {
    const known = new Set(settled.flatMap((one) => (one.kind === 'obligation' ? nameOf(one) : [])));
    const missing = new Map(obligations.map((one) => [nameOf(one), one] as const));
    return appendCompanyEvents(
      tx,
      command,
      [...missing]
        .filter(([name]) => !known.has(name))
        .map(([, { obligation, from, to }]) => ({
          type: 'ObligationSettled',
          data: { obligation, from, to },
        })),
    );
  });
}

/**
 * Records that an employee did not work in a period; nothing if that is recorded already. Refuses with
 * `idempotency-key-reused`.
 */
export async function recordNoWork(
  db: Database,
  { employeeId, period, ...command }: YearCommand & { employeeId: number; period: PayPeriod },
): Promise<Outcome> {
  return underLock(db, command, async (tx, settled) => {
    const isKnown = settled.some(
      (one) => one.kind === 'no-work' && one.employeeId === employeeId && one.periodId === period.id,
    );
    const events: NoWorkRecorded[] = isKnown ? [] : [{ type: 'NoWorkRecorded', data: { period } }];
    return appendTo(tx, command, { stream: employeeStream(employeeId, period.year), events });
  });
}

/**
 * Takes back a mark of something settled outside Garita. Refuses with `not-found` if there is no such mark,
 * and with `idempotency-key-reused`.
 */
export async function withdrawSettlement(
  db: Database,
  { seq, ...command }: YearCommand & { seq: number },
): Promise<Outcome> {
  return underLock(db, command, async (tx, settled) => {
    const withdrawn = settled.find((one) => one.seq === seq);
    if (!withdrawn) return { ok: false, code: 'not-found' };
    const stream = withdrawn.kind === 'obligation' ? COMPANY_STREAM : withdrawn.stream;
    const events = [{ type: 'SettlementWithdrawn' as const, data: { replacesSeq: seq } }];
    return appendTo(tx, command, { stream, events });
  });
}

async function underLock(
  db: Database,
  command: YearCommand,
  work: (tx: Transaction, settled: readonly CompanySettlement[]) => Promise<Outcome>,
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const { earlierOutcome } = await lockLogForCommand(tx, command);
    return earlierOutcome ?? work(tx, await listSettlements(tx, [command.companyId]));
  });
}

type Settling = { stream: string; events: readonly (NoWorkRecorded | SettlementWithdrawn)[] };

function appendTo(tx: Transaction, { reason: _, ...command }: YearCommand, { stream, events }: Settling) {
  return append(tx, {
    ...command,
    engineVersion: ENGINE_VERSION,
    events: events.map((event) => ({
      ...event,
      stream,
      expectedVersion: 'any' as const,
      schemaVersion: 1,
      details: eventFacts(event),
    })),
    recalculation: [],
  });
}

function nameOf({ obligation, from, to }: SettledObligation): string {
  return [obligation, from, to].join(' ');
}
