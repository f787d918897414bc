import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../database/client.ts';
import { form480ControlNumbers as table } from '../schema/people.tables.ts';
import {
  type ControlNumbers,
  giveControlNumbers,
  type Numbered,
  type NumberedForm,
} from './control-numbers.ts';
import type { ChangeStamp } from './record-changes.ts';
import type { CompanyScope } from './registry.ts';

/** The numbers that a company's 480.6SP of a year have, by contractor; those that were never numbered are absent. */
export async function findForm480ControlNumbers(
  db: Database,
  { accountId, companyId }: CompanyScope,
  taxYear: number,
): Promise<ControlNumbers> {
  const rows = await db
    .select({ contractorId: table.contractorId, controlNumber: table.controlNumber })
    .from(table)
    .where(and(eq(table.accountId, accountId), eq(table.companyId, companyId), eq(table.taxYear, taxYear)));
  return new Map(rows.map(({ contractorId, controlNumber }) => [contractorId, controlNumber]));
}

const FORM: NumberedForm = {
  range: 'form480ControlRange',
  find: findForm480ControlNumbers,
  taken: async (tx, companyIds, taxYear) => {
    const rows = await tx
      .select({ controlNumber: table.controlNumber })
      .from(table)
      .where(and(inArray(table.companyId, [...companyIds]), eq(table.taxYear, taxYear)));
    return rows.map(({ controlNumber }) => controlNumber);
  },
  insert: (tx, given) =>
    tx.insert(table).values(given.map(({ personId, ...row }) => ({ ...row, contractorId: personId }))),
};

/** As `giveControlNumbers`, for 480.6SP. */
export async function giveForm480ControlNumbers(
  tx: Transaction,
  stamp: ChangeStamp,
  scope: CompanyScope,
  { taxYear, contractorIds }: { taxYear: number; contractorIds: readonly number[] },
): Promise<Numbered> {
  return giveControlNumbers(tx, { ...stamp, form: FORM }, scope, { taxYear, personIds: contractorIds });
}
