import { defineConfig } from 'drizzle-kit';

// Apart from the event store's migrations. Run: npm run generate:registry
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/schema/registry.tables.ts',
  out: './drizzle/registry',
});
