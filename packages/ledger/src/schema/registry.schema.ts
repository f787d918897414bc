import { pgSchema } from 'drizzle-orm/pg-core';

/** The schema of the records: users, and everything from which pay is calculated. */
export const registry = pgSchema('registry');
