import { describe, expect, it } from 'vitest';
import { databases, useDatabase } from '../testing/test-database.ts';
import { OldPostgresError, requireSupportedPostgres } from './server-version.ts';

describe.each(databases)('the version of the server, on %s,', (kind) => {
  const database = useDatabase(kind);

  it('is supported', async () => {
    await expect(requireSupportedPostgres(database.db)).resolves.toBeUndefined();
  });

  it('is refused by its own number where it is older than asked for', async () => {
    await expect(requireSupportedPostgres(database.db, 99)).rejects.toThrow(OldPostgresError);
    await expect(requireSupportedPostgres(database.db, 99)).rejects.toMatchObject({
      version: expect.stringMatching(/^\d+/),
    });
  });
});
