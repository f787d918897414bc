import { byName } from '@garita/domain/pay/concepts';
import {
  certificatePartsIn,
  INCOME_TAXED_AMOUNTS,
  openingIncomeTax,
  type RecordedIncomeTax,
} from '@garita/domain/pay/income-tax-year';
import { CERTIFICATE_PARTS } from '@garita/domain/pay/withholding/certificate/certificate-withholding';
import type { OpeningIncomeTax } from '@garita/domain/pay/withholding/certificate/earlier-pay';
import { type AnyColumn, and, asc, eq, exists, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { allOf } from '../../database/all-of.ts';
import type { Database } from '../../database/client.ts';
import { idList, isAnyOf, type Places, preparedQuery } from '../../database/prepared-query.ts';
import { upcast } from '../../event-store/upcast.ts';
import type { OpeningBalance } from '../../events/payroll-events.ts';
import { UPCASTERS } from '../../events/upcasters.ts';
import { details, entries, events, openings } from '../../schema/index.ts';
import { employees } from '../../schema/people.tables.ts';
import { groupBy } from '../group-by.ts';
import { CORRECTION_JOIN } from './paid-entries.ts';

type EmployeeKey = { companyId: number; employeeId: number };

/** A tax year of one record as the calculation of an entry by certificate reads it. */
export type RecordedTaxYear = { entries: RecordedIncomeTax[]; opening: OpeningIncomeTax | null };

/**
 * Returns these tax years of an employee as income tax by certificate counts them. They are empty if neither
 * the employee nor any entry of theirs is by certificate.
 */
export async function incomeTaxYears(
  db: Database,
  employee: EmployeeKey,
  taxYears: readonly number[],
): Promise<Record<number, RecordedTaxYear>> {
  const { companyId, employeeId } = employee;
  const found = await incomeTaxYearsOf(db, { companyId, employeeIds: [employeeId] }, taxYears);
  return found(employeeId);
}

/** Returns the function that gives these tax years of each of several employees. */
export async function incomeTaxYearsOf(
  db: Database,
  { companyId, employeeIds }: { companyId: number; employeeIds: readonly number[] },
  taxYears: readonly number[],
): Promise<(employeeId: number) => Record<number, RecordedTaxYear>> {
  const given = { companyId, employeeIds: idList(employeeIds), taxYears: idList(taxYears) };
  const { paid, opened } = await allOf({ paid: paidIn(db, given), opened: openedIn(db, given) });
  const entriesOf = groupBy(paid, (row) => row.employeeId);
  const openingsOf = groupBy(opened, (row) => row.employeeId);
  return (employeeId) =>
    Object.fromEntries(
      taxYears.map((year) => {
        const rows = (entriesOf.get(employeeId) ?? []).filter(({ taxYear }) => taxYear === year);
        const event = openingsOf.get(employeeId)?.find(({ taxYear }) => taxYear === year);
        const opening = event ? openingIncomeTaxOf(upcast(UPCASTERS, event)) : null;
        return [year, { entries: rows.map(recordedIncomeTaxOf), opening }];
      }),
    );
}

// Both types of event hold an opening balance.
function openingIncomeTaxOf(data: object): OpeningIncomeTax {
  return openingIncomeTax(data as OpeningBalance);
}

/** The columns of an entry that income tax by certificate counts. They need `CORRECTION_JOIN`. */
export const INCOME_TAX_COLUMNS = {
  entryId: entries.entryId,
  payDate: entries.payDate,
  periodId: entries.periodId,
  corrects: details.corrects,
  ...byName(INCOME_TAXED_AMOUNTS, (name) => entries[name]),
  ...byName(CERTIFICATE_PARTS, (name) => entries[name]),
  nonResidentPay: entries.nonResidentPay,
};

/** Returns an object of some columns, as `recordedIncomeTaxOf` reads them from JSON. */
export function jsonOf(columns: Record<string, AnyColumn>): SQL {
  const pairs = Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}

export type IncomeTaxRow = {
  [Name in keyof typeof INCOME_TAX_COLUMNS]: (typeof INCOME_TAX_COLUMNS)[Name]['_']['data'] | null;
};

/** Returns an entry that was read by these columns; its terms are not read. */
export function recordedIncomeTaxOf(row: IncomeTaxRow): RecordedIncomeTax {
  return {
    entryId: row.entryId ?? 0,
    payDate: row.payDate ?? '',
    periodId: row.periodId ?? 0,
    corrects: row.corrects ?? undefined,
    amounts: byName(INCOME_TAXED_AMOUNTS, (name) => row[name] ?? 0),
    parts: certificatePartsIn(byName(CERTIFICATE_PARTS, (name) => row[name])),
    isNonResident: row.nonResidentPay !== null,
    terms: null,
  };
}

type Years = { companyId: number; employeeIds: string; taxYears: string };

const byCertificate = alias(entries, 'by_certificate');

const paidIn = preparedQuery((db, { companyId, employeeIds, taxYears }: Places<Years>) =>
  db
    .select({ employeeId: entries.employeeId, taxYear: entries.taxYear, ...INCOME_TAX_COLUMNS })
    .from(entries)
    .leftJoin(details, CORRECTION_JOIN)
    .where(
      and(
        eq(entries.companyId, companyId),
        isAnyOf(entries.employeeId, employeeIds),
        isAnyOf(entries.taxYear, taxYears),
        eq(entries.status, 'live'),
        or(
          exists(
            db
              .select({ id: employees.id })
              .from(employees)
              .where(
                and(
                  eq(employees.companyId, companyId),
                  eq(employees.id, entries.employeeId),
                  sql`${employees.withholdingMethod} = 'certificate'`,
                ),
              ),
          ),
          exists(
            db
              .select({ id: byCertificate.entryId })
              .from(byCertificate)
              .where(
                and(
                  eq(byCertificate.companyId, companyId),
                  eq(byCertificate.employeeId, entries.employeeId),
                  isAnyOf(byCertificate.taxYear, taxYears),
                  isNotNull(byCertificate.certificateTaxed),
                ),
              ),
          ),
        ),
      ),
    )
    .orderBy(asc(entries.payDate), asc(entries.entryId)),
);

const openedIn = preparedQuery((db, { companyId, employeeIds, taxYears }: Places<Years>) =>
  db
    .select({
      employeeId: openings.employeeId,
      taxYear: openings.taxYear,
      type: events.type,
      schemaVersion: events.schemaVersion,
      data: events.data,
    })
    .from(openings)
    .innerJoin(events, and(eq(events.companyId, openings.companyId), eq(events.seq, openings.lastSeq)))
    .where(
      and(
        eq(openings.companyId, companyId),
        isAnyOf(openings.employeeId, employeeIds),
        isAnyOf(openings.taxYear, taxYears),
      ),
    ),
);
