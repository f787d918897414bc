import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../database/client.ts';
import { w2prControlNumbers as table } from '../schema/people.tables.ts';
import {
  type ControlNumbers,
  giveControlNumbers,
  type Numbered,
  type NumberedForm,
} from './control-numbers.ts';
import type { ChangeStamp } from './record-changes.ts';
import type { CompanyScope } from './registry.ts';

/** The numbers that a company's W-2PRs of a year have, by employee; those that were never numbered are absent. */
export async function findW2prControlNumbers(
  db: Database,
  { accountId, companyId }: CompanyScope,
  taxYear: number,
): Promise<ControlNumbers> {
  const rows = await db
    .select({ employeeId: table.employeeId, controlNumber: table.controlNumber })
    .from(table)
    .where(and(eq(table.accountId, accountId), eq(table.companyId, companyId), eq(table.taxYear, taxYear)));
  return new Map(rows.map(({ employeeId, controlNumber }) => [employeeId, controlNumber]));
}

const FORM: NumberedForm = {
  range: 'w2ControlRange',
  find: findW2prControlNumbers,
  taken: async (tx, companyIds, taxYear) => {
    const rows = await tx
      .select({ controlNumber: table.controlNumber })
      .from(table)
      .where(and(inArray(table.companyId, [...companyIds]), eq(table.taxYear, taxYear)));
    return rows.map(({ controlNumber }) => controlNumber);
  },
  insert: (tx, given) =>
    tx.insert(table).values(given.map(({ personId, ...row }) => ({ ...row, employeeId: personId }))),
};

/** As `giveControlNumbers`, for W-2PRs. */
export async function giveW2prControlNumbers(
  tx: Transaction,
  stamp: ChangeStamp,
  scope: CompanyScope,
  { taxYear, employeeIds }: { taxYear: number; employeeIds: readonly number[] },
): Promise<Numbered> {
  return giveControlNumbers(tx, { ...stamp, form: FORM }, scope, { taxYear, personIds: employeeIds });
}
