import { defineConfig } from 'drizzle-kit';

// Apart from the event store's migrations. Run: npm run generate:registry
export default defineConfig({
  dialect: 'postgresql',
  schema: [
    'registry.schema',
    'account.tables',
    'company.tables',
    'pay-calendar.tables',
    'certificate.tables',
    'people.tables',
    'pay-run.tables',
    'tax-parameter.tables',
    'record.tables',
  ].map((name) => `./src/schema/${name}.ts`),
  out: './drizzle/registry',
});
