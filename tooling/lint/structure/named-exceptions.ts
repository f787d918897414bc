/** Files that may have more than 300 lines, each with the reason. */
export const LARGE_TABLES: Readonly<Record<string, string>> = {
  'apps/server/src/text/api.es.ts': 'the Spanish sentences of the API, one dictionary',
  'apps/server/src/text/field-names.es.ts': 'the Spanish names of the fields of the API, one dictionary',
  'packages/ledger/packet/verify.mjs': 'a verifier that is handed out as one file',
  'packages/reports/src/catalogue.ts': 'the table of all reports, one entry each',
  'packages/reports/src/file-check/w2pr/w2pr-records.ts': 'the record layouts of the W-2PR, one table',
  'packages/reports/src/text/labels.es.ts': 'the Spanish labels of the reports, one dictionary',
  'tooling/packet/verify.py': 'a second verifier that is handed out as one file',
};

/**
 * Small files with one importer that stay separate files, each with the reason. A name that ends with `/` is
 * a zone: its files may be separate if the importer is outside it.
 */
export const STANDING_ALONE: Readonly<Record<string, string>> = {
  'apps/server/src/application/': 'a door does not hold use cases',
  'tooling/bench/calculation-rows.ts': 'one part of the bench, as every other part',
  'apps/web/src/app/schemas-without-eval.ts': 'runs before any module that creates a schema',
  'tooling/lint/spanish-in-text-folders.js': 'a lint rule with its own table',
  'tooling/lint/structure/named-exceptions.ts': 'a table that is edited apart from the rules',
};
