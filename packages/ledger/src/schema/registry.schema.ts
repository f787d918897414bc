import { pgSchema } from 'drizzle-orm/pg-core';

/** What is remembered as rows: who may sign in, and the records that pay is calculated from. */
export const registry = pgSchema('registry');
