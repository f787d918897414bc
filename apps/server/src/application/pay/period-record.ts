import type { Cents } from '@garita/domain/money/cents';
import type { PeriodStatus, PeriodTransition } from '@garita/domain/pay/period/period-status';
import type { PayPeriod } from '@garita/domain/time/period-id';
import { allOf } from '@garita/ledger/database/all-of';
import { bookedInYears } from '@garita/ledger/queries/booked-in-years';
import { type CorrectionElsewhere, correctionsOfPeriod } from '@garita/ledger/queries/pay/corrections';
import type { PayBeside } from '@garita/ledger/queries/pay/pay-beside';
import { listUsersWhoBooked } from '@garita/ledger/queries/period/period-bookers';
import {
  listPeriodStatuses,
  listPeriodTransitions,
  type PeriodTransitionRow,
} from '@garita/ledger/queries/period/period-statuses';
import { repeatedPaymentsOfPeriod } from '@garita/ledger/queries/period/repeated-payments';
import { findAccountSettings } from '@garita/ledger/registry/access/account-settings';
import { findUserNames } from '@garita/ledger/registry/access/user-names';
import { orNotFound } from '../../refusal/app-error.ts';
import { hasAccessToDays, yearsLeftOut } from '../access.ts';
import { type ClosingFingerprint, closingFingerprint } from '../history/closing-fingerprint.ts';
import type { UseCaseContext } from '../use-case.ts';

/** A step that a user took with a whole period. */
export type PeriodStep = {
  seq: number;
  transition: PeriodTransition;
  by: string;
  at: string;
  reason: string;
};

/** A period of a company: its pay, its status, and everything that was done with it as a whole, in order. */
export type PeriodRecord = PayPeriod & {
  status: PeriodStatus;
  /** The last event that its register counts, which a change of the period names. */
  version: number;
  entryCount: number;
  gross: Cents;
  net: Cents;
  /** The names of the users who recorded something in the period. */
  bookedBy: string[];
  /** True if the user is one of them, and the account requires another user to close the period. */
  isClosedByAnother: boolean;
  /** The years outside the user's access in which pay of the period is paid; no figure here counts it. */
  yearsLeftOut: number[];
  /** The entries of other periods that correct the pay of this closed period. */
  corrections: CorrectionElsewhere[];
  /** Payments of one person with the same net, in order of loading.: maybe one that was made twice. */
  repeated: PayBeside[][];
  steps: PeriodStep[];
  /** The fingerprint of a closed period. */
  seal: ClosingFingerprint | null;
};

const TRANSITIONS: Record<PeriodTransitionRow['type'], PeriodTransition> = {
  PeriodReviewed: 'review',
  PeriodClosed: 'close',
  PeriodReopened: 'reopen',
};

const NOTHING_BOOKED = {
  status: 'open',
  version: 0,
  entryCount: 0,
  gross: 0,
  net: 0,
  lastTransition: null,
} as const;

/** Returns the period as it stands now, for the user. */
export async function periodRecord(
  context: UseCaseContext,
  companyId: number,
  period: PayPeriod,
): Promise<PeriodRecord> {
  const {
    dependencies: { database: db },
    actor,
  } = context;
  const { periodStatuses, transitions, bookers, corrections, repeated, settings } = await allOf({
    periodStatuses: listPeriodStatuses(db, { companyId }, [period.id]),
    transitions: listPeriodTransitions(db, companyId, period.id),
    bookers: listUsersWhoBooked(db, companyId, period.id),
    corrections: correctionsOfPeriod(db, companyId, period.id),
    repeated: repeatedPaymentsOfPeriod(db, { companyId, periodId: period.id }),
    settings: findAccountSettings(db, actor),
  });
  const periodStatus = periodStatuses[0] ?? NOTHING_BOOKED;
  const { status, version, lastTransition } = periodStatus;
  const leftOut = await yearsLeftOut(context, { companyId, periodId: period.id });
  const { entryCount, gross, net } =
    leftOut.length === 0
      ? periodStatus
      : await bookedInYears(db, { companyId, periodId: period.id, years: actor.access });
  const names = await findUserNames(db, [...transitions.map(({ by }) => by), ...bookers]);
  return {
    ...period,
    status,
    version,
    entryCount,
    gross,
    net,
    bookedBy: bookers.map((by) => names.get(by) ?? ''),
    isClosedByAnother: orNotFound(settings).periodsClosedByAnother && bookers.includes(actor.userId),
    yearsLeftOut: leftOut,
    corrections: corrections.filter(({ payDate }) => hasAccessToDays(actor, payDate)),
    repeated: repeated
      .map(({ payments }) => payments.filter(({ payDate }) => hasAccessToDays(actor, payDate)))
      .filter(({ length }) => length > 1),
    steps: transitions.map(({ seq, type, by, at, reason }) => ({
      seq,
      transition: TRANSITIONS[type],
      by: names.get(by) ?? '',
      at,
      reason: reason ?? '',
    })),
    seal: status === 'closed' && lastTransition ? closingFingerprint(lastTransition) : null,
  };
}
