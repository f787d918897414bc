import {
  NO_OPENING_BALANCE_BASES,
  type OpeningBalanceBases,
} from '@garita/domain/pay/opening-balance/opening-balance.schema';
import type { OpeningBalanceOfYear } from '@garita/domain/returns/opening-balance-of-year';
import type { CalendarDate } from '@garita/domain/time/calendar-date';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { isoMoment } from '../../database/iso-moment.ts';
import { upcast } from '../../event-store/upcast.ts';
import type { OpeningBalance } from '../../events/payroll-events.ts';
import { UPCASTERS } from '../../events/upcasters.ts';
import { isVisibleTo } from '../../registry/company-scope.ts';
import type { AccountScope } from '../../registry/registry.ts';
import { companies, events, openings } from '../../schema/index.ts';
import { isOfCompanies } from '../of-companies.ts';

/**
 * The opening balance in force for a tax year, and who entered it when; `version` is the event that holds
 * it.
 */
export type OpeningBalanceView = Pick<OpeningBalance, 'asOf' | 'source' | 'amounts' | 'leave'> & {
  bases: OpeningBalanceBases;
  version: number;
  recordedBy: number;
  recordedAt: string;
};

export type YearKey = { companyId: number; employeeId: number; taxYear: number };

/** Returns the opening balance of an employee's tax year; undefined if none was ever entered. */
export async function findOpeningBalance(
  db: Database,
  { companyId, employeeId, taxYear }: YearKey,
): Promise<OpeningBalanceView | undefined> {
  const [row] = await db
    .select({
      version: events.seq,
      recordedBy: events.actorId,
      recordedAt: isoMoment(events.recordedAt),
      type: events.type,
      schemaVersion: events.schemaVersion,
      data: events.data,
    })
    .from(openings)
    .innerJoin(events, and(eq(events.companyId, openings.companyId), eq(events.seq, openings.lastSeq)))
    .where(
      and(
        eq(openings.companyId, companyId),
        eq(openings.employeeId, employeeId),
        eq(openings.taxYear, taxYear),
      ),
    );
  if (!row) return undefined;
  const { version, recordedBy, recordedAt, ...event } = row;
  const {
    asOf,
    source,
    amounts,
    bases = NO_OPENING_BALANCE_BASES,
    leave,
  } = upcast(UPCASTERS, event) as OpeningBalance; // what both kinds of event hold
  return { version, recordedBy, recordedAt, asOf, source, amounts, bases, leave };
}

/**
 * Returns the opening balances of a tax year of some companies: the amounts, the date up to which they
 * count, and the taxable base of each tax.
 */
export async function openingBalancesOfYear(
  db: Database,
  companyIds: readonly number[],
  taxYear: number,
): Promise<Map<number, OpeningBalanceOfYear & Pick<OpeningBalance, 'asOf'>>> {
  const rows = await db
    .select({
      employeeId: openings.employeeId,
      type: events.type,
      schemaVersion: events.schemaVersion,
      data: events.data,
    })
    .from(openings)
    .innerJoin(events, and(eq(events.companyId, openings.companyId), eq(events.seq, openings.lastSeq)))
    .where(and(isOfCompanies(openings.companyId, companyIds), eq(openings.taxYear, taxYear)));
  return new Map(rows.map(({ employeeId, ...event }) => [employeeId, toOpeningBalanceOfYear(event)]));
}

/** Returns the opening balances of several tax years for all companies of an account. */
export async function openingBalancesOfAccount(
  db: Database,
  scope: AccountScope,
  taxYears: readonly number[],
): Promise<(OpeningBalanceOfYear & { companyId: number; employeeId: number; taxYear: number })[]> {
  const rows = await db
    .select({
      companyId: openings.companyId,
      employeeId: openings.employeeId,
      taxYear: openings.taxYear,
      type: events.type,
      schemaVersion: events.schemaVersion,
      data: events.data,
    })
    .from(openings)
    .innerJoin(companies, eq(companies.id, openings.companyId))
    .innerJoin(events, and(eq(events.companyId, openings.companyId), eq(events.seq, openings.lastSeq)))
    .where(and(isVisibleTo(scope), inArray(openings.taxYear, [...taxYears])));
  return rows.map(({ companyId, employeeId, taxYear, ...event }) => ({
    companyId,
    employeeId,
    taxYear,
    ...toOpeningBalanceOfYear(event),
  }));
}

/** Reads the opening balance of an event. */
export function toOpeningBalanceOfYear(event: {
  type: string;
  schemaVersion: number;
  data: object;
}): OpeningBalanceOfYear & { asOf: CalendarDate } {
  // Both kinds of event hold an opening balance.
  const { asOf, amounts, bases = NO_OPENING_BALANCE_BASES } = upcast(UPCASTERS, event) as OpeningBalance;
  return { asOf, amounts, bases };
}
