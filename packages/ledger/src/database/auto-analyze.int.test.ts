import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '../testing/test-database.ts';
import { analyzeChangedTables } from './auto-analyze.ts';
import { readRows } from './rows.ts';

describe('the embedded database', () => {
  const database = useDatabase('pglite');

  it('counts a table anew once a tenth of its rows changed, and no other', async () => {
    const { owner } = database;
    await owner.execute(sql`create table public.many (id int)`);
    await owner.execute(sql`create table public.few (id int)`);
    await owner.execute(sql`insert into public.few select generate_series(1, 50)`);
    await owner.execute(sql`insert into public.many select generate_series(1, 1000)`);
    await analyzeChangedTables(owner);
    expect(await counted()).toEqual([{ name: 'many', rows: 1_000 }]);
    // 1,000 rows more are more than 50 and a tenth of 2,000.
    await owner.execute(sql`insert into public.many select generate_series(1, 1000)`);
    await analyzeChangedTables(owner);
    expect(await counted()).toEqual([{ name: 'many', rows: 2_000 }]);
    // 200 more are not more than 50 and a tenth of 2,200.
    await owner.execute(sql`insert into public.many select generate_series(1, 200)`);
    await analyzeChangedTables(owner);
    expect(await counted()).toEqual([{ name: 'many', rows: 2_000 }]);
  });

  async function counted() {
    return readRows<{ name: string; rows: number }>(
      database.owner,
      sql`select relname as name, reltuples::int as rows from pg_class
        where relname in ('few', 'many') and reltuples > 0 order by relname`,
    );
  }
});
