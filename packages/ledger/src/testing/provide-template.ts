import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database/open-database.ts';
import { openMigrated } from '../database/open-migrated.ts';
import { readRows } from '../database/rows.ts';

/**
 * Creates, as Vitest's global setup of the integration tests, a migrated PostgreSQL database. Each suite gets
 * a copy of it.
 */
export default async function provideTemplate(project: TestProject): Promise<() => Promise<void>> {
  const { postgresUrl } = project.getProvidedContext();
  const name = `template_${randomUUID().replaceAll('-', '')}`;
  const server = await openDatabase({ url: postgresUrl, connections: 1 });
  await server.db.execute(sql`create database ${sql.identifier(name)}`);
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  const { close } = await openMigrated({ url: url.href, connections: 1 });
  await close();
  project.provide('postgresTemplate', name);
  return async () => {
    // The copies that workers used until their end have names that begin with that of the template.
    const copies = sql`select datname as name from pg_database where starts_with(datname, ${name})`;
    for (const copy of await readRows<{ name: string }>(server.db, copies)) {
      await server.db.execute(sql`drop database ${sql.identifier(copy.name)} with (force)`);
    }
    await server.close();
  };
}
