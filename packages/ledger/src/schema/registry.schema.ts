import { pgSchema } from 'drizzle-orm/pg-core';

/** The schema of what is kept as rows: the users, and the records that pay is calculated from. */
export const registry = pgSchema('registry');
