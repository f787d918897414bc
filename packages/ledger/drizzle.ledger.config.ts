import { defineConfig } from 'drizzle-kit';

// The tables of the event store. What they do is SQL written by hand, in `sql/`.
// Run: npm run generate:ledger
export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/schema/ledger.tables.ts',
    './src/schema/projection.tables.ts',
    './src/schema/proof.tables.ts',
  ],
  out: './drizzle/ledger',
});
