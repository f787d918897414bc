import 'vitest';

declare module 'vitest' {
  /** What a project's global setup hands to its tests; read with `inject`. */
  interface ProvidedContext {
    /** A superuser's address of the real PostgreSQL; each suite makes a database of its own. */
    postgresUrl: string;
    /** The migrated database to make it from. */
    postgresTemplate: string;
    /** The databases that a suite about SQL runs on. */
    databaseKinds: readonly ('pglite' | 'postgres')[];
  }
}
