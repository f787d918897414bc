import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@garita/domain/error-code';
import type { PeriodTransition } from '@garita/domain/pay/period/period-status';
import type { PayFrequency } from '@garita/domain/reference/enumerations';
import { payPeriods } from '@garita/domain/time/pay-period';
import type { PayPeriod } from '@garita/domain/time/period-id';
import { changePeriod } from '@garita/ledger/company/change-period';
import { findAccountSettings } from '@garita/ledger/registry/access/account-settings';
import { AppError, type ErrorFacts, orNotFound } from '../../refusal/app-error.ts';
import { requireCompany } from '../access.ts';
import { companyPeriodOf } from '../company/company-periods.ts';
import { type UseCaseContext, useCase } from '../use-case.ts';
import { commandKey, type IdempotentInput } from '../write-idempotently.ts';
import { closingOf } from './period-closing.ts';
import { type PeriodRecord, periodRecord } from './period-record.ts';

/** Lists all pay periods of a year and frequency, in order. */
export const listPeriods = useCase(
  'records:read',
  async (_, { year, frequency }: { year: number; frequency: PayFrequency }): Promise<readonly PayPeriod[]> =>
    payPeriods(year, frequency),
);

type OfCompany = { companyId: number; periodId: number };

/** Returns a period of a company with its status. Errors: `not-found`. */
export const getPeriod = useCase(
  'pay:read',
  async (context, input: OfCompany): Promise<PeriodRecord> =>
    periodRecord(context, input.companyId, await periodOf(context, input)),
);

/** `version` is that of the period as the user saw it; if absent, any version is accepted. */
export type ChangePeriodInput = IdempotentInput & OfCompany & { version?: number | undefined };

/**
 * Marks a period as reviewed. Pay that is recorded later opens it again.
 *
 * Errors: `not-found`, `period-not-begun`, `period-reviewed`, `period-closed`, `period-changed`, those of a
 * key.
 */
export const reviewPeriod = useCase('pay:write', (context, input: ChangePeriodInput) =>
  change(context, 'review', input),
);

/**
 * Closes a reviewed period, whose pay cannot change afterwards. The end of the company's log is signed if
 * there is a key.
 *
 * Errors: `not-found`, `period-not-reviewed`, `period-closed`, `period-changed`, `period-closed-by-another`
 * if the account requires that another user closes it, those of a key.
 */
export const closePeriod = useCase('pay:write', (context, input: ChangePeriodInput) =>
  change(context, 'close', input),
);

/**
 * Reopens a closed period, for a reason.
 *
 * Errors: `not-found`, `period-not-closed`, `period-changed`, those of a key.
 */
export const reopenPeriod = useCase('pay:write', (context, input: ChangePeriodInput & { reason: string }) =>
  change(context, 'reopen', input),
);

async function change(
  context: UseCaseContext,
  transition: PeriodTransition,
  { commandId, ...input }: ChangePeriodInput & { reason?: string },
): Promise<PeriodRecord> {
  const { database, signingKey, now, today } = context.dependencies;
  const { companyId, periodId, version, reason } = input;
  const period = await periodOf(context, input);
  const { periodsClosedByAnother } = orNotFound(await findAccountSettings(database, context.actor));
  const outcome = await changePeriod(
    database,
    {
      companyId,
      actorId: context.actor.userId,
      commandId: commandKey(commandId) ?? randomUUID(),
      request: { operation: `${transition}-period`, ...input },
      period,
      transition,
      version,
      today: today(),
      isClosedByAnother: periodsClosedByAnother,
      reason,
    },
    signingKey && { key: signingKey, now: now() },
  );
  if (outcome.ok) return periodRecord(context, companyId, period);
  throw new AppError(outcome.code, await factsOf(outcome.code));

  async function factsOf(code: ErrorCode): Promise<ErrorFacts> {
    if (code === 'period-closed') return { closing: await closingOf(database, companyId, [periodId]) };
    if (code !== 'period-closed-by-another') return {};
    const { bookedBy } = await periodRecord(context, companyId, period);
    return { bookedBy };
  }
}

async function periodOf(
  { dependencies, actor }: UseCaseContext,
  { companyId, periodId }: OfCompany,
): Promise<PayPeriod> {
  await requireCompany(dependencies.database, actor, companyId);
  return companyPeriodOf(dependencies.database, { companyId, periodId });
}
