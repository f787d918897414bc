import { randomUUID } from 'node:crypto';
import type { SettledObligation } from '@garita/domain/filing/due/settled';
import type { PayPeriod } from '@garita/domain/time/period-id';
import { recordNoWork, settleObligations, withdrawSettlement } from '@garita/ledger/company/settle';
import { type CompanySettlement, listSettlements } from '@garita/ledger/queries/filing/settlements';
import { listUserNames } from '@garita/ledger/registry/access/user-names';
import { employeeRegistry } from '@garita/ledger/registry/records/employees';
import { AppError, orNotFound } from '../../refusal/app-error.ts';
import { companyScope, hasAccessToDays, requireCompany } from '../access.ts';
import { companyPeriodLookup, companyPeriodOf } from '../company/company-periods.ts';
import { employerIdsOf } from '../report/employer.ts';
import { type UseCaseContext, useCase } from '../use-case.ts';
import { commandKey, type IdempotentInput } from '../write-idempotently.ts';

/**
 * Something that a company settled outside Garita, with the name of the user who marked it; '' if that is no
 * user any more.
 */
export type Settlement = {
  companyId: number;
  settlementId: number;
  markedAt: string;
  markedByName: string;
} & (
  | ({ kind: 'obligation' } & SettledObligation)
  | { kind: 'no-work'; employeeId: number; period: PayPeriod }
);

/**
 * Lists the returns and deposits that a company made outside Garita, and the periods in which somebody
 * did not work, in the order in which they were marked. Errors: `not-found`.
 */
export const listCompanySettlements = useCase(
  'pay:read',
  async (context, { companyId }: { companyId: number }): Promise<Settlement[]> => {
    const { database } = context.dependencies;
    await requireCompany(context.dependencies.database, context.actor, companyId);
    const users = await listUserNames(database, context.actor.accountId);
    const names = new Map(users.map(({ id, name }) => [id, name]));
    const settled = await listSettlements(database, [companyId]);
    const periodOf = await companyPeriodLookup(database, companyId);
    return settled
      .map((one) => settlementOf(one, names, periodOf))
      .filter((one) => {
        const { from, to } = one.kind === 'obligation' ? one : daysOf(one.period);
        return hasAccessToDays(context.actor, from, to);
      });
  },
);

function settlementOf(
  settled: CompanySettlement,
  names: ReadonlyMap<number, string>,
  periodOf: (periodId: number) => PayPeriod | undefined,
): Settlement {
  const { companyId, seq, markedAt, markedBy } = settled;
  const marked = { companyId, settlementId: seq, markedAt, markedByName: names.get(markedBy) ?? '' };
  if (settled.kind === 'no-work') {
    const { kind, employeeId, periodId } = settled;
    return { ...marked, kind, employeeId, period: orNotFound(periodOf(periodId)) };
  }
  const { kind, obligation, from, to } = settled;
  return { ...marked, kind, obligation, from, to };
}

function daysOf({ start, end }: PayPeriod) {
  return { from: start, to: end };
}

/**
 * Marks returns and deposits of a company as made outside Garita: those of its employer number in each
 * company that has it. Earlier marks stay as they were. Errors: `not-found`, those of a key.
 */
export const markObligationsSettled = useCase(
  'pay:write',
  async (
    context,
    {
      commandId,
      ...input
    }: IdempotentInput & { companyId: number; obligations: readonly SettledObligation[] },
  ): Promise<void> => {
    await requireCompany(context.dependencies.database, context.actor, input.companyId);
    const command = commandOf(context, 'settle-obligations', { commandId, input });
    const outcome = await settleObligations(context.dependencies.database, {
      ...command,
      companyIds: await employerIdsIn(context, input.companyId),
      obligations: input.obligations,
    });
    if (!outcome.ok) throw new AppError(outcome.code);
  },
);

/** Records that an employee did not work in a period. Errors: `not-found`, those of a key. */
export const markNoWork = useCase(
  'pay:write',
  async (
    context,
    { commandId, ...input }: IdempotentInput & { companyId: number; employeeId: number; periodId: number },
  ): Promise<void> => {
    const { companyId, employeeId, periodId } = input;
    await requireCompany(context.dependencies.database, context.actor, companyId);
    const { database } = context.dependencies;
    const scope = { accountId: context.actor.accountId, companyId };
    const [employee] = await employeeRegistry.listByIds(database, scope, [employeeId]);
    orNotFound(employee);
    const period = await companyPeriodOf(database, { companyId, periodId });
    const command = commandOf(context, 'record-no-work', { commandId, input });
    const outcome = await recordNoWork(database, { ...command, employeeId, period });
    if (!outcome.ok) throw new AppError(outcome.code);
  },
);

/**
 * Takes back a mark of something settled outside Garita, in each company that it is of. Errors: `not-found`,
 * those of a key.
 */
export const undoSettlement = useCase(
  'pay:write',
  async (
    context,
    { commandId, ...input }: IdempotentInput & { companyId: number; settlementId: number },
  ): Promise<void> => {
    await requireCompany(context.dependencies.database, context.actor, input.companyId);
    const command = commandOf(context, 'withdraw-settlement', { commandId, input });
    const outcome = await withdrawSettlement(context.dependencies.database, {
      ...command,
      companyIds: await employerIdsIn(context, input.companyId),
      seq: input.settlementId,
    });
    if (!outcome.ok) throw new AppError(outcome.code);
  },
);

function employerIdsIn({ dependencies, actor }: UseCaseContext, companyId: number): Promise<number[]> {
  return employerIdsOf(dependencies.database, companyScope(actor, companyId));
}

function commandOf(
  { actor }: UseCaseContext,
  operation: string,
  { commandId, input }: IdempotentInput & { input: { companyId: number } },
) {
  return {
    companyId: input.companyId,
    actorId: actor.userId,
    commandId: commandKey(commandId) ?? randomUUID(),
    request: { operation, ...input },
  };
}
