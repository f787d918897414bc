import type { Cents } from '@garita/domain/money/cents';
import type { PeriodStatus, PeriodTransition } from '@garita/domain/pay/period-status';
import type { PayPeriod } from '@garita/domain/time/pay-period';
import type { Database } from '@garita/ledger/database/client';
import { together } from '@garita/ledger/database/together';
import { type PeriodTurned, periodStandings, periodTurns } from '@garita/ledger/queries/period-standings';
import { findUserNames } from '@garita/ledger/registry/users';

/** That somebody did something with a whole period. */
export type PeriodStep = {
  seq: number;
  transition: PeriodTransition;
  by: string;
  at: string;
  reason: string;
};

/** What a closing is known by: the event, the first 16 digits of the company's hash after it, and whether they were signed. */
export type PeriodSeal = { seq: number; digits: string; isSigned: boolean };

/** A period of a company: what is booked in it, where it stands, and everything that was done with it as a whole, in order. */
export type PeriodRecord = PayPeriod & {
  status: PeriodStatus;
  /** The last event that its register counts: what a change says it has seen. */
  version: number;
  entryCount: number;
  gross: Cents;
  net: Cents;
  steps: PeriodStep[];
  /** Of a closed period. */
  seal: PeriodSeal | null;
};

const TRANSITIONS: Record<PeriodTurned['type'], PeriodTransition> = {
  PeriodReviewed: 'review',
  PeriodClosed: 'close',
  PeriodReopened: 'reopen',
};

const NOTHING_BOOKED = { status: 'open', version: 0, entryCount: 0, gross: 0, net: 0, turned: null } as const;

/** The period as it stands now. */
export async function periodRecord(
  db: Database,
  companyId: number,
  period: PayPeriod,
): Promise<PeriodRecord> {
  const { standings, turns } = await together({
    standings: periodStandings(db, { companyId }, [period.id]),
    turns: periodTurns(db, companyId, period.id),
  });
  const { status, version, entryCount, gross, net, turned } = standings[0] ?? NOTHING_BOOKED;
  const names = await findUserNames(
    db,
    turns.map(({ by }) => by),
  );
  return {
    ...period,
    status,
    version,
    entryCount,
    gross,
    net,
    steps: turns.map(({ seq, type, by, at, reason }) => ({
      seq,
      transition: TRANSITIONS[type],
      by: names.get(by) ?? '',
      at,
      reason: reason ?? '',
    })),
    seal: status === 'closed' && turned ? sealOf(turned) : null,
  };
}

/** What the closing is known by. */
export function sealOf({ seq, hash, isSigned }: PeriodTurned): PeriodSeal {
  return { seq, digits: hash.slice(0, 16), isSigned };
}
