import { randomUUID } from 'node:crypto';
import type { Cents } from '@garita/domain/money/cents';
import { type CalendarMonth, monthsBegun } from '@garita/domain/time/calendar-month';
import { closeMonth as closeInLedger } from '@garita/ledger/company/close-month';
import { AppError, orNotFound } from '../../refusal/app-error.ts';
import { requireCompany } from '../access.ts';
import { useCase } from '../use-case.ts';
import { commandKey, type IdempotentInput } from '../write-idempotently.ts';
import { type MonthRecord, monthRecords } from './month-record.ts';

/** Lists the months of a year that have begun, with their status. Errors: `not-found`. */
export const listMonths = useCase(
  'pay:read',
  async (context, { companyId, year }: { companyId: number; year: number }): Promise<MonthRecord[]> => {
    await requireCompany(context.dependencies.database, context.actor, companyId);
    return monthRecords(context, companyId, monthsBegun(year, context.dependencies.today()));
  },
);

/** `confirmedNet` is the net of the month that a person confirmed; if absent, any net is accepted. */
export type CloseMonthInput = IdempotentInput & {
  companyId: number;
  month: CalendarMonth;
  confirmedNet?: Cents | undefined;
};

/**
 * Closes a month that is over, once every period with pay in it is closed. A closed month whose pay has
 * changed can be closed again. The end of the company's log is signed if there is a key.
 *
 * Errors: `not-found`, `month-not-over`, `month-periods-open`, `month-closed`, `net-changed`, those of a key.
 */
export const closeMonth = useCase(
  'pay:write',
  async (context, { commandId, ...input }: CloseMonthInput): Promise<MonthRecord> => {
    const { database, signingKey, now, today } = context.dependencies;
    const { companyId, month, confirmedNet } = input;
    await requireCompany(context.dependencies.database, context.actor, companyId);
    const outcome = await closeInLedger(
      database,
      {
        companyId,
        actorId: context.actor.userId,
        commandId: commandKey(commandId) ?? randomUUID(),
        request: { operation: 'close-month', ...input },
        month,
        today: today(),
        confirmedNet,
      },
      signingKey && { key: signingKey, now: now() },
    );
    const [record] = await monthRecords(context, companyId, [month]);
    if (outcome.ok) return orNotFound(record);
    throw new AppError(outcome.code, { openPeriods: record?.openPeriods });
  },
);
