// The one object that drizzle takes its tables from, and the only barrel of the repository.
export * from './ledger.tables.ts';
export * from './projection.tables.ts';
export * from './registry.tables.ts';
