import postgres from 'postgres';

/** Creates a database on the server of `url`, empty or as a copy of `template`, and returns its address. */
export async function createDatabase(url: string, name: string, template = 'template1'): Promise<string> {
  await onServer(url, (sql) => sql`create database ${sql(name)} template ${sql(template)}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Drops a database and closes the connections to it. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  await onServer(url, (sql) => sql`drop database ${sql(name)} with (force)`);
}

async function onServer(url: string, work: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(url, { max: 1 });
  await work(sql);
  await sql.end();
}
