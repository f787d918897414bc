import type { ErrorCode } from '@garita/domain/error-code';
import { isObligationOfEmployer } from '@garita/domain/filing/due/obligation';
import type { SettledObligation } from '@garita/domain/filing/due/settled';
import { ENGINE_VERSION } from '@garita/domain/pay/pay-statement';
import type { PayPeriod } from '@garita/domain/time/period-id';
import type { Database, Transaction } from '../database/client.ts';
import { append } from '../event-store/append.ts';
import type { AppendResult } from '../event-store/append-outcome.ts';
import { lockLogsForCommand } from '../event-store/lock-log.ts';
import { COMPANY_STREAM } from '../events/company-events.ts';
import { eventFacts } from '../events/event-facts.ts';
import { employeeStream, type NoWorkRecorded, type SettlementWithdrawn } from '../events/payroll-events.ts';
import type { YearCommand } from '../live-entries/handle-year-command.ts';
import { type CompanySettlement, listSettlements } from '../queries/filing/settlements.ts';
import { appendCompanyEvents } from './append-company-event.ts';

type Outcome = AppendResult | { ok: false; code: ErrorCode };

/** The companies with the employer number of the command's company, itself among them. */
type OfEmployer = { companyIds: readonly number[] };

/**
 * Records that returns and deposits were made outside Garita, all or none: those of the employer number in
 * each of its companies. Earlier marks stay as they were. Refuses with `idempotency-key-reused`.
 */
export async function settleObligations(
  db: Database,
  {
    obligations,
    companyIds,
    ...command
  }: YearCommand & OfEmployer & { obligations: readonly SettledObligation[] },
): Promise<Outcome> {
  const asked = new Map(obligations.map((one) => [nameOf(one), one] as const));
  return inEachCompany(db, { ...command, companyIds }, async (tx, { companyId, settled }) => {
    const settledNames = new Set(settled.flatMap((one) => (one.kind === 'obligation' ? nameOf(one) : [])));
    const missing = [...asked].filter(
      ([name, { obligation }]) =>
        !settledNames.has(name) && (companyId === command.companyId || isObligationOfEmployer(obligation)),
    );
    return appendCompanyEvents(
      tx,
      { ...command, companyId },
      missing.map(([, { obligation, from, to }]) => ({
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
  const own = { ...command, companyIds: [command.companyId] };
  return inEachCompany(db, own, async (tx, { settled }) => {
    const isKnown = settled.some(
      (one) => one.kind === 'no-work' && one.employeeId === employeeId && one.periodId === period.id,
    );
    const events: NoWorkRecorded[] = isKnown ? [] : [{ type: 'NoWorkRecorded', data: { period } }];
    return appendTo(tx, command, { stream: employeeStream(employeeId, period.year), events });
  });
}

/**
 * Takes back a mark of something settled outside Garita: what is of the employer number in each of its
 * companies. Refuses with `not-found` if there is no such mark, and with `idempotency-key-reused`.
 */
export async function withdrawSettlement(
  db: Database,
  { seq, companyIds, ...command }: YearCommand & OfEmployer & { seq: number },
): Promise<Outcome> {
  let name: string | undefined;
  return inEachCompany(db, { ...command, companyIds }, async (tx, { companyId, settled }) => {
    const isOwn = companyId === command.companyId;
    const withdrawn = settled.find((one) =>
      isOwn ? one.seq === seq : one.kind === 'obligation' && nameOf(one) === name,
    );
    if (!withdrawn) return { ok: false, code: 'not-found' };
    if (isOwn && withdrawn.kind === 'obligation' && isObligationOfEmployer(withdrawn.obligation))
      name = nameOf(withdrawn);
    const stream = withdrawn.kind === 'obligation' ? COMPANY_STREAM : withdrawn.stream;
    const events = [{ type: 'SettlementWithdrawn' as const, data: { replacesSeq: withdrawn.seq } }];
    return appendTo(tx, { ...command, companyId }, { stream, events });
  });
}

type OfCompany = { companyId: number; settled: readonly CompanySettlement[] };

/**
 * Does the work in the company of the command first, and then in the others of its employer, with the logs of
 * all locked. Returns the outcome of the first; the others are left alone if it is refused.
 */
async function inEachCompany(
  db: Database,
  { companyIds, ...command }: YearCommand & OfEmployer,
  work: (tx: Transaction, company: OfCompany) => Promise<Outcome>,
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const { earlierOutcome } = await lockLogsForCommand(tx, { ...command, companyIds });
    if (earlierOutcome) return earlierOutcome;
    const all = await listSettlements(tx, companyIds);
    const settledIn = (companyId: number) => all.filter((one) => one.companyId === companyId);
    const { companyId } = command;
    const outcome = await work(tx, { companyId, settled: settledIn(companyId) });
    if (!outcome.ok) return outcome;
    for (const other of companyIds.filter((id) => id !== companyId))
      await work(tx, { companyId: other, settled: settledIn(other) });
    return outcome;
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
