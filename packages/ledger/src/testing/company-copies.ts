import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { readRows } from '../database/rows.ts';

type TableColumns = { schema: string; name: string; columns: string[] };

// Each copy of an entry has an id of its own, because an entry belongs to one company.
const ID_STEP = sql.raw('1000000');

/** The employer number of a copy, because companies with one number count as one employer. */
const OTHER_NUMBER = sql`(700000000 + g)::text`;

/** The values in which a copy differs from the original. Other people have other social security numbers. */
const OF_COPY = {
  company_id: sql`c.id`,
  entry_id: sql`t.entry_id + ${ID_STEP} * c.id`,
  social_security_index: sql`t.social_security_index || c.id`,
};

/**
 * Fills the database, as its owner, with a number of companies of an account, each with a copy of the people
 * and the ledger of one company. Tests measure whether queries skip them.
 */
export async function addCompanyCopies(
  owner: Database,
  { companyId, accountId, companies }: { companyId: number; accountId: number; companies: number },
): Promise<void> {
  await owner.transaction(async (tx) => {
    // The copies need no triggers: neither references nor the rules of append are tested with them.
    await tx.execute(sql`set local session_replication_role = replica`);
    const places = await tablesOf(tx);
    const account = { account_id: sql`${accountId}::bigint` };
    const own = places.find(({ name }) => name === 'companies');
    if (!own) throw new Error('There are no companies');
    const added = await readRows<{ id: number }>(
      tx,
      sql`insert into registry.companies (${names(own)})
        select ${values(own, { ...account, employer_identification_number: OTHER_NUMBER })}
        from registry.companies t, generate_series(1, ${companies}::int) g where t.id = ${companyId} returning id::int`,
    );
    const first = Math.min(...added.map(({ id }) => id));
    for (const place of places.filter(({ columns }) => columns.includes('company_id'))) {
      await tx.execute(sql`insert into ${table(place)} (${names(place)})
        select ${values(place, { ...account, ...OF_COPY })}
        from ${table(place)} t, registry.companies c where t.company_id = ${companyId} and c.id >= ${first}
        on conflict do nothing`);
    }
  });
  // Without a vacuum, because afterwards an index alone answers and the statistics count no row.
  await owner.execute(sql`analyze`);
}

/** Returns the tables of both schemas, with the columns that the database does not fill by itself. */
async function tablesOf(db: Database): Promise<TableColumns[]> {
  return readRows<TableColumns>(
    db,
    sql`select c.table_schema as schema, c.table_name as name, json_agg(c.column_name) as columns
        from information_schema.columns c join information_schema.tables using (table_schema, table_name)
        where c.table_schema in ('ledger', 'registry') and table_type = 'BASE TABLE'
          and c.is_generated = 'NEVER' and c.is_identity = 'NO'
        group by 1, 2`,
  );
}

function table({ schema, name }: TableColumns): SQL {
  return sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
}

function names({ columns }: TableColumns): SQL {
  return sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
}

function values({ columns }: TableColumns, instead: Record<string, SQL>): SQL {
  return sql.join(
    columns.map((column) => instead[column] ?? sql`t.${sql.identifier(column)}`),
    sql`, `,
  );
}
