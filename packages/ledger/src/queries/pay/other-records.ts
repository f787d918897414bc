import { sumCents } from '@garita/domain/money/cents';
import { saturdaysOfText } from '@garita/domain/pay/chauffeur-saturdays';
import { byName } from '@garita/domain/pay/concepts';
import {
  aboveMedicareThreshold,
  mapYearToDate,
  type OtherRecord,
  type YearToDate,
} from '@garita/domain/pay/contributions';
import { incomeTaxYear, openingIncomeTax, type RecordedIncomeTax } from '@garita/domain/pay/income-tax-year';
import { periodStartsPaidIn } from '@garita/domain/pay/period/pay-date';
import type { OpeningIncomeTax } from '@garita/domain/pay/withholding/certificate/earlier-pay';
import { CONTRIBUTION_CONCEPTS } from '@garita/domain/pay/withholding/tax-parameters';
import { and, between, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { type Places, preparedQuery } from '../../database/prepared-query.ts';
import { readBy } from '../../database/read-by.ts';
import {
  IS_OTHER_RECORD,
  IS_SAME_EMPLOYER,
  listRecordPairs,
  ownCompany,
  ownRecord,
} from '../../registry/records/person-records.ts';
import { companies } from '../../schema/company.tables.ts';
import { details, entries, heads, openings, ytd } from '../../schema/index.ts';
import { employees } from '../../schema/people.tables.ts';
import { INCOME_TAX_COLUMNS, type IncomeTaxRow, jsonOf, recordedIncomeTaxOf } from './income-tax-years.ts';
import { CORRECTION_JOIN } from './paid-entries.ts';

type RecordYear = { companyId: number; employeeId: number; taxYear: number };

/**
 * Returns the tax year of every other record of a person: of the employees with the same social security
 * number in the companies of the account with the same employer number. Records without pay in the year are
 * included. Each has the Saturdays that it withheld for in all periods that may be paid in the year.
 */
export async function readOtherRecords(db: Database, record: RecordYear): Promise<OtherRecord[]> {
  const { taxYear, ...employee } = record;
  const { [taxYear]: others = [] } = await readOtherRecordsOfYears(db, employee, [taxYear]);
  return others;
}

/**
 * Returns the other records of a person in each of these tax years. Few persons have any, and the database
 * plans the query of their pay longer than it runs. So it is sent only if there are some.
 */
export async function readOtherRecordsOfYears(
  db: Database,
  record: Omit<RecordYear, 'taxYear'>,
  taxYears: readonly number[],
): Promise<Record<number, OtherRecord[]>> {
  const pairs = await listRecordPairs(db, record);
  const readYear = async (taxYear: number) =>
    [taxYear, pairs.length === 0 ? [] : await paidIn(db, { ...record, taxYear })] as const;
  return Object.fromEntries(await Promise.all(taxYears.map(readYear)));
}

/**
 * Returns the other records of the persons of a company's employees in each of these tax years, by employee;
 * employees without another record are left out.
 */
export async function readOtherRecordsOfCompany(
  db: Database,
  companyId: number,
  taxYears: readonly number[],
): Promise<Map<number, Record<number, OtherRecord[]>>> {
  const pairs = await listRecordPairs(db, { companyId });
  const records = [...new Set(pairs.map(({ employeeId }) => employeeId))];
  const found = new Map<number, Record<number, OtherRecord[]>>();
  for (const employeeId of records) {
    found.set(employeeId, await readOtherRecordsOfYears(db, { companyId, employeeId }, taxYears));
  }
  return found;
}

async function paidIn(db: Database, record: RecordYear): Promise<OtherRecord[]> {
  const rows = await otherRecords(db, { ...record, ...periodStartsPaidIn(record.taxYear) });
  return rows.map(({ companyId, employeeId, asOfSeq, saturdays, incomeTaxed, ...sums }) => {
    const paidHere = incomeTaxed.map(recordedIncomeTaxOf);
    return {
      companyId,
      employeeId,
      asOfSeq,
      yearToDate: yearToDateOf(sums),
      saturdays: [...new Set(saturdays)].toSorted(),
      incomeTax: incomeTaxYear(paidHere, openingIncomeTaxOf(sums, paidHere)),
    };
  });
}

/** Returns the opening balance of a year, which is what its live entries leave of its totals. */
export function openingIncomeTaxOf(
  {
    openingExemptWages,
    ...year
  }: Record<(typeof OPENED)[number], number | null> & {
    openingExemptWages: number | null;
  },
  entriesOfYear: readonly RecordedIncomeTax[],
): OpeningIncomeTax {
  const amounts = byName(
    OPENED,
    (name) => (year[name] ?? 0) - sumCents(entriesOfYear.map((entry) => entry.amounts[name])),
  );
  return openingIncomeTax({ amounts, bases: { exemptWages: openingExemptWages } });
}

const OPENED = ['gross', 'codaPlans', 'incomeTaxWithheld'] as const;

type Sums = { entriesGross: number; additionalMedicareBase: number } & Partial<
  Record<keyof YearToDate, number | null>
>;

/**
 * Returns a year of the projection. Its opening balance counts as if its additional Medicare had been
 * withheld as due.
 */
export function yearToDateOf({ entriesGross, ...sums }: Sums): YearToDate {
  const openingBase = aboveMedicareThreshold((sums.gross ?? 0) - entriesGross);
  const totals = { ...sums, additionalMedicareBase: sums.additionalMedicareBase + openingBase };
  return mapYearToDate((name) => totals[name] ?? 0);
}

const COUNTED = ['gross', ...CONTRIBUTION_CONCEPTS] as const;

type OfPeriods = RecordYear & { from: string; to: string };

const otherRecords = preparedQuery((db, of: Places<OfPeriods>) => {
  const { companyId, employeeId, taxYear, from, to } = of;
  const insured = db
    .select({
      saturdays: readBy(
        sql`coalesce(string_agg(nullif(${entries.insuredSaturdays}, ''), ','), '')`,
        saturdaysOfText,
      ).as('saturdays'),
    })
    .from(entries)
    .where(
      and(
        eq(entries.companyId, employees.companyId),
        eq(entries.employeeId, employees.id),
        between(entries.periodStart, from, to),
        eq(entries.status, 'live'),
      ),
    )
    .as('insured');
  const inYear = db
    .select({
      gross: readBy(sql`coalesce(sum(${entries.gross}), 0)`, Number).as('entries_gross'),
      base: readBy(sql`coalesce(sum(${entries.additionalMedicareBase}), 0)`, Number).as('entries_base'),
    })
    .from(entries)
    .where(
      and(
        eq(entries.companyId, employees.companyId),
        eq(entries.employeeId, employees.id),
        eq(entries.taxYear, taxYear),
      ),
    )
    .as('in_year');
  const ofIncomeTax = db
    .select({
      entries: sql<
        IncomeTaxRow[]
      >`coalesce(json_agg(${jsonOf(INCOME_TAX_COLUMNS)} order by ${entries.entryId}), '[]')`.as('of_entries'),
    })
    .from(entries)
    .leftJoin(details, CORRECTION_JOIN)
    .where(
      and(
        eq(entries.companyId, employees.companyId),
        eq(entries.employeeId, employees.id),
        eq(entries.taxYear, taxYear),
        eq(entries.status, 'live'),
      ),
    )
    .as('of_income_tax');
  return db
    .select({
      companyId: employees.companyId,
      employeeId: employees.id,
      asOfSeq: readBy(sql`coalesce(${heads.lastSeq}, 0)`, Number),
      ...byName([...COUNTED, ...OPENED], (name) => ytd[name]),
      openingExemptWages: openings.openingExemptWages,
      incomeTaxed: ofIncomeTax.entries,
      entriesGross: inYear.gross,
      additionalMedicareBase: inYear.base,
      saturdays: insured.saturdays,
    })
    .from(ownRecord)
    .innerJoin(ownCompany, eq(ownCompany.id, ownRecord.companyId))
    .innerJoin(employees, IS_OTHER_RECORD)
    .innerJoin(companies, IS_SAME_EMPLOYER)
    .leftJoin(heads, eq(heads.companyId, employees.companyId))
    .leftJoin(
      ytd,
      and(
        eq(ytd.companyId, employees.companyId),
        eq(ytd.subjectKind, 'employee'),
        eq(ytd.subjectId, employees.id),
        eq(ytd.taxYear, taxYear),
      ),
    )
    .innerJoinLateral(inYear, sql`true`)
    .leftJoin(
      openings,
      and(
        eq(openings.companyId, employees.companyId),
        eq(openings.employeeId, employees.id),
        eq(openings.taxYear, taxYear),
      ),
    )
    .innerJoinLateral(insured, sql`true`)
    .innerJoinLateral(ofIncomeTax, sql`true`)
    .where(and(eq(ownRecord.id, employeeId), eq(ownRecord.companyId, companyId)))
    .orderBy(employees.id);
});
