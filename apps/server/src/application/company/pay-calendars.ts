import type { PayFrequency } from '@garita/domain/reference/enumerations';
import type { PayCalendars } from '@garita/domain/time/company-periods';
import {
  blockDays,
  type PayCalendar,
  type PayCalendarDraft,
  payCalendarIssues,
} from '@garita/domain/time/pay-calendar.schema';
import type { Transaction } from '@garita/ledger/database/client';
import { lockLog } from '@garita/ledger/event-store/lock-log';
import { listLoadedPeriods } from '@garita/ledger/queries/period/loaded-periods';
import { companyRegistry } from '@garita/ledger/registry/records/companies';
import {
  listPayCalendars,
  payCalendarsByCompany,
  savePayCalendar,
} from '@garita/ledger/registry/records/pay-calendars';
import { AppError } from '../../refusal/app-error.ts';
import { requireCompany } from '../access.ts';
import {
  type RecordPart,
  requireCurrentPart,
  type VersionedInput,
  versionedRequest,
  versionOfPart,
} from '../records/record-change.ts';
import { type UseCaseContext, useCase } from '../use-case.ts';
import { writeIdempotently } from '../write-idempotently.ts';

/**
 * A calendar of a company. Both days are null for semimonthly and monthly pay, of which only the version in
 * force is listed.
 */
export type CompanyPayCalendar = PayCalendarDraft & { frequency: PayFrequency };

/** A calendar with the version of the company's calendars of its frequency. */
export type VersionedCalendar = CompanyPayCalendar & { version: number };

/** Lists the calendars of a company by frequency and effective day. Errors: `not-found`. */
export const companyPayCalendars = useCase(
  'records:read',
  async (context, { companyId }: { companyId: number }): Promise<VersionedCalendar[]> => {
    const { database } = context.dependencies;
    await requireCompany(database, context.actor, companyId);
    const calendars = listedCalendars(await listPayCalendars(database, companyId));
    return Promise.all(
      calendars.map(async (calendar) => ({
        ...calendar,
        version: await versionOfPart(database, partOf(context, companyId, calendar.frequency)),
      })),
    );
  },
);

function partOf({ actor }: UseCaseContext, companyId: number, frequency: PayFrequency): RecordPart {
  const { accountId } = actor;
  return { tableName: 'companies', accountId, recordId: companyId, fieldsOf: `payCalendars.${frequency}.` };
}

/**
 * Lists the calendars of every company that the user sees, for the screens that name periods of many
 * companies. Companies without a calendar are left out.
 */
export const listAccountCalendars = useCase(
  'records:read',
  async ({
    dependencies: { database },
    actor,
  }): Promise<{ companyId: number; calendars: CompanyPayCalendar[] }[]> => {
    const companies = await companyRegistry.list(database, actor);
    const ids = companies.map(({ id }) => id);
    const calendars = await payCalendarsByCompany(database, ids);
    return [...calendars].map(([companyId, ofCompany]) => ({
      companyId,
      calendars: listedCalendars(ofCompany),
    }));
  },
);

/** A calendar as it is sent, for a company and a frequency. */
type NewPayCalendar = { companyId: number; frequency: PayFrequency; calendar: PayCalendarDraft };

/**
 * Sets the calendar of a company for a frequency: a new version, or another content of the one with the same
 * effective day. A version that is already so is not saved again. Semimonthly and monthly paydays follow the
 * new version from today on.
 *
 * Errors: `not-found`, `invalid-input` with the fields that do not fit the frequency, `periods-loaded` if pay
 * of the frequency was loaded for days from the effective day on, `record-changed`, those of a key.
 */
export const setPayCalendar = useCase(
  'records:write',
  (
    context,
    { companyId, frequency, calendar, version: typedOn, ...command }: VersionedInput & NewPayCalendar,
  ): Promise<VersionedCalendar> =>
    writeIdempotently(
      context,
      {
        operation: 'payCalendars.set',
        ...command,
        request: versionedRequest([companyId, frequency, calendar], typedOn),
      },
      async (tx, stamp) => {
        await requireCompany(tx, context.actor, companyId);
        requireFitting(frequency, calendar);
        await lockLog(tx, companyId);
        const part = partOf(context, companyId, frequency);
        await requireCurrentPart(tx, { ...part, actorId: stamp.actorId }, typedOn);
        const effectiveFrom = calendar.effectiveFrom ?? context.dependencies.today();
        const version: PayCalendar = { ...calendar, frequency, effectiveFrom };
        if (!isInForce(await listPayCalendars(tx, companyId), version)) {
          await requireNothingLoaded(tx, companyId, version);
          await savePayCalendar(tx, stamp, { accountId: context.actor.accountId, companyId }, version);
        }
        return { frequency, ...calendar, version: await versionOfPart(tx, part) };
      },
    ),
);

/** Refuses the fields of a calendar that do not fit its frequency with `invalid-input`. */
function requireFitting(frequency: PayFrequency, calendar: PayCalendarDraft): void {
  const issues = payCalendarIssues(frequency, calendar);
  if (issues.length > 0)
    throw new AppError('invalid-input', {
      errors: issues.map(({ field, code }) => ({ path: [field], code })),
    });
}

/** Returns true if a company has this version already; of paydays alone, the newest one counts. */
function isInForce(calendars: PayCalendars, version: PayCalendar): boolean {
  const ofFrequency = calendars.filter(({ frequency }) => frequency === version.frequency);
  const same =
    version.firstStart === null
      ? ofFrequency.at(-1)
      : ofFrequency.find(({ effectiveFrom }) => effectiveFrom === version.effectiveFrom);
  return (
    same !== undefined &&
    same.firstStart === version.firstStart &&
    same.payLagDays === version.payLagDays &&
    same.holidays === version.holidays
  );
}

/** Refuses a calendar for days of which pay was loaded, with those periods. */
async function requireNothingLoaded(
  tx: Transaction,
  companyId: number,
  { frequency, effectiveFrom }: PayCalendar,
): Promise<void> {
  if (blockDays(frequency) === undefined) return;
  const loadedPeriods = await listLoadedPeriods(tx, companyId, { frequency, from: effectiveFrom });
  if (loadedPeriods.length > 0) throw new AppError('periods-loaded', { loadedPeriods });
}

/** Returns the calendars to list. Of paydays alone, the last version replaces the others. */
function listedCalendars(calendars: PayCalendars): CompanyPayCalendar[] {
  const isLast = ({ frequency, effectiveFrom }: PayCalendar) =>
    !calendars.some((other) => other.frequency === frequency && other.effectiveFrom > effectiveFrom);
  return calendars
    .filter((calendar) => calendar.firstStart !== null || isLast(calendar))
    .map((calendar) => (calendar.firstStart === null ? { ...calendar, effectiveFrom: null } : calendar));
}
