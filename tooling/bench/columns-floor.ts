import { AMOUNT_NAMES } from '@garita/domain/pay/amounts';
import type { Database } from '@garita/ledger/database/client';
import { sql } from 'drizzle-orm';
import { type Side, timePer } from './measure.ts';

const SUMS = sql.raw(AMOUNT_NAMES.map((name) => `sum("${name}")::bigint`).join(', '));

/** The sums of a company's amounts by person and year, over a table that holds nothing but the numbers. */
export function columnsFloor(db: Database, companyId: number): Side {
  return () =>
    timePer(1, () =>
      db.execute(sql`select subject_id, tax_year, ${SUMS} from floor.amounts
        where company_id = ${companyId} group by subject_id, tax_year`),
    );
}

/** Puts the numbers of a company's log into that table. */
export async function fillColumns(owner: Database, companyId: number): Promise<void> {
  const columns = AMOUNT_NAMES.map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  await owner.execute(sql`truncate floor.amounts`);
  await owner.execute(sql`insert into floor.amounts
    select company_id, subject_id, tax_year, ${sql.raw(columns.join(', '))} from ledger.amounts
    where company_id = ${companyId} order by seq`);
  await owner.execute(sql`vacuum analyze`);
}
