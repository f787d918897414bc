import type { ErrorCode } from '@garita/domain/error-code';
import { mapAmounts } from '@garita/domain/pay/amounts';
import { type PeriodTransition, transitionRefusal } from '@garita/domain/pay/period/period-status';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import type { PayPeriod } from '@garita/domain/time/period-id';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database/client.ts';
import type { AppendResult } from '../event-store/append-outcome.ts';
import { lockLogForCommand } from '../event-store/lock-log.ts';
import type { PeriodClosed, PeriodReopened, PeriodReviewed } from '../events/company-events.ts';
import type { YearCommand } from '../live-entries/handle-year-command.ts';
import { listUsersWhoBooked } from '../queries/period/period-bookers.ts';
import { heads, register } from '../schema/index.ts';
import { saveAnchor } from '../signing/anchors.ts';
import type { SigningKey } from '../signing/signing-key.ts';
import { appendCompanyEvent } from './append-company-event.ts';

/**
 * `version` is the version of the period as the user saw it: the last event that its register counts. Left
 * out, any version is accepted.
 */
export type ChangePeriod = YearCommand & {
  period: PayPeriod;
  transition: PeriodTransition;
  version?: number | undefined;
  /** Today's date. If absent, no period counts as being in the future. */
  today?: CalendarDate | undefined;
  /** True if users may not close a period in which they booked something themselves. */
  isClosedByAnother?: boolean;
};

/** The key that signs a closing, and the time of the signature. */
type ClosingSignature = { key: SigningKey; now: Date };

type Booked = typeof register.$inferSelect | undefined;

/**
 * Reviews, closes or reopens a period. With a key, a closing is signed in its own transaction: no closing
 * exists without its anchor. Refuses as `transitionRefusal`, with `period-not-begun` if the period is to
 * come and has no entries, with `period-changed` if something was booked since the user saw it, with
 * `period-closed-by-another` if another user has to close it, and with `idempotency-key-reused`.
 */
export async function changePeriod(
  db: Database,
  { period, transition, version, today = period.start, isClosedByAnother = false, ...command }: ChangePeriod,
  signature?: ClosingSignature,
): Promise<AppendResult | { ok: false; code: ErrorCode }> {
  const { companyId } = command;
  return db.transaction(async (tx) => {
    const { earlierOutcome } = await lockLogForCommand(tx, command);
    if (earlierOutcome) return earlierOutcome;
    const booked = await registerRowOf(tx, companyId, period);
    const refusal = transitionRefusal(booked?.status ?? 'open', transition);
    if (refusal) return { ok: false, code: refusal };
    // A past period may be reviewed without any pay; a future one may not.
    if (transition === 'review' && !booked?.entryCount && today < period.start) {
      return { ok: false, code: 'period-not-begun' };
    }
    if (version !== undefined && version !== (booked?.asOfSeq ?? 0)) {
      return { ok: false, code: 'period-changed' };
    }
    if (transition === 'close' && isClosedByAnother) {
      const bookers = await listUsersWhoBooked(tx, companyId, period.id);
      if (bookers.includes(command.actorId)) return { ok: false, code: 'period-closed-by-another' };
    }
    const recorded = await appendCompanyEvent(
      tx,
      command,
      await eventOf(tx, companyId, { period, transition, booked, key: signature?.key }),
    );
    if (recorded.ok && transition === 'close' && signature) await saveAnchor(tx, companyId, signature);
    return recorded;
  });
}

async function registerRowOf(tx: Transaction, companyId: number, period: PayPeriod): Promise<Booked> {
  const ofPeriod = and(eq(register.companyId, companyId), eq(register.periodId, period.id));
  const [row] = await tx.select().from(register).where(ofPeriod);
  return row;
}

type Transition = Pick<ChangePeriod, 'period' | 'transition'> & {
  booked: Booked;
  key: SigningKey | undefined;
};

async function eventOf(
  tx: Transaction,
  companyId: number,
  { period, transition, booked, key }: Transition,
): Promise<PeriodReviewed | PeriodClosed | PeriodReopened> {
  switch (transition) {
    case 'review':
      return { type: 'PeriodReviewed', data: { period } };
    case 'reopen':
      return { type: 'PeriodReopened', data: { period } };
    case 'close': {
      const [head] = await tx.select().from(heads).where(eq(heads.companyId, companyId));
      if (!head) throw new TypeError('A company whose period was reviewed has a log');
      const totals = mapAmounts((name) => booked?.[name] ?? 0);
      const { lastSeq: seq, lastHash: hash, anchorCount } = head;
      const signature = key && { keyId: key.id, number: anchorCount + 1 };
      return {
        type: 'PeriodClosed',
        data: {
          period,
          entryCount: booked?.entryCount ?? 0,
          totals,
          seq,
          hash,
          ...(signature && { seal: signature }),
        },
      };
    }
  }
}
