import 'vitest';

declare module 'vitest' {
  /** The values that a project's global setup hands to its tests, which read them with `inject`. */
  interface ProvidedContext {
    /** A superuser's address of the real PostgreSQL; each suite creates a database of its own. */
    postgresUrl: string;
    /** The name of the migrated database that it copies. */
    postgresTemplate: string;
    /** The databases that a suite about SQL runs on. */
    databaseKinds: readonly ('pglite' | 'postgres')[];
  }
}
