// The object from which drizzle takes its tables, and the only barrel of the repository.

export * from './account.tables.ts';
export * from './certificate.tables.ts';
export * from './company.tables.ts';
export * from './ledger.tables.ts';
export * from './pay-calendar.tables.ts';
export * from './pay-run.tables.ts';
export * from './people.tables.ts';
export * from './projection.tables.ts';
export * from './proof.tables.ts';
export * from './record.tables.ts';
export * from './tax-parameter.tables.ts';
