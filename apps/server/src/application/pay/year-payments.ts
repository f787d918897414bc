import type { Cents } from '@garita/domain/money/cents';
import { TIME_KINDS } from '@garita/domain/pay/concepts';
import type { WorkedMinutes } from '@garita/domain/pay/time-entry.schema';
import type { Minutes } from '@garita/domain/time/work-minutes';
import {
  type EntryDeletion,
  entryReasons,
  findEntryDeletion,
} from '@garita/ledger/queries/pay/entry-reasons';
import { timeEntriesPaidInYear, timeEntryVersions } from '@garita/ledger/queries/pay/time-entries';
import type { TimeEntryView } from '@garita/ledger/queries/pay/time-entry-view';
import { listUserNames } from '@garita/ledger/registry/access/user-names';
import { useCase } from '../use-case.ts';
import { paySubject } from './pay-subject.ts';
import { findEntrySubject } from './saved-entry.ts';

/** One payment of an employee: its period, hours and amounts, and the number of its corrections. */
export type YearPayment = Pick<
  TimeEntryView,
  'entryId' | 'version' | 'payDate' | 'period' | 'paid' | 'corrections'
> & { minutes: Minutes; gross: Cents; net: Cents };

/** Lists the pay of an employee with a pay date in a year, by that date. Errors: `not-found`. */
export const yearPayments = useCase(
  'pay:read',
  async (
    { dependencies: { database }, actor },
    { employeeId, year }: { employeeId: number; year: number },
  ): Promise<YearPayment[]> => {
    const { company } = await paySubject(database, actor, employeeId);
    const entries = await timeEntriesPaidInYear(database, { companyId: company.id, employeeId }, year);
    return entries
      .toSorted((a, b) => a.payDate.localeCompare(b.payDate) || a.entryId - b.entryId)
      .map(({ entryId, version, payDate, period, paid, corrections, inputs, statement }) => ({
        entryId,
        version,
        payDate,
        period,
        paid,
        corrections,
        minutes: totalOf(inputs.minutes),
        gross: statement.gross,
        net: statement.net,
      }));
  },
);

/** A version of an entry: by whom, when, and its amounts. */
export type TimeVersion = Pick<
  TimeEntryView,
  'version' | 'eventType' | 'recordedBy' | 'recordedAt' | 'payDate' | 'statement'
> & {
  minutes: Minutes;
  /** The reason of the change; '' if none was given. */
  reason: string;
};

/** The versions of an entry, its deletion, and the names of the account's users. */
export type TimeHistory = {
  versions: TimeVersion[];
  deletion: EntryDeletion | null;
  users: { id: number; name: string }[];
};

/**
 * Returns every version of an entry, the first one first, and its deletion if it was deleted. Errors:
 * `not-found`.
 */
export const timeHistory = useCase(
  'pay:read',
  async (context, { entryId }: { entryId: number }): Promise<TimeHistory> => {
    const { companyId } = await findEntrySubject(context, entryId);
    const { database } = context.dependencies;
    const ofEntry = { companyId, entryId };
    const versions = await timeEntryVersions(database, ofEntry);
    const reasons = await entryReasons(database, ofEntry);
    return {
      versions: versions.map(
        ({ version, eventType, recordedBy, recordedAt, payDate, inputs, statement }) => ({
          version,
          eventType,
          recordedBy,
          recordedAt,
          payDate,
          statement,
          minutes: totalOf(inputs.minutes),
          reason: reasons.get(version) ?? '',
        }),
      ),
      deletion: await findEntryDeletion(database, ofEntry),
      users: await listUserNames(database, context.actor.accountId),
    };
  },
);

function totalOf(minutes: WorkedMinutes): Minutes {
  return TIME_KINDS.reduce((sum, kind) => sum + minutes[kind], 0);
}
