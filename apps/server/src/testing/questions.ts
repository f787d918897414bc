import type { ReportRequest } from '@garita/domain/report/report-request';
import type { AnyProcedure } from '@trpc/server';
import { appRouter } from '../doors/trpc/router.ts';
import type { Caller, Office } from './authorization-office.ts';
import { AUTHORIZATION } from './authorization-table.ts';
import { FILE_REQUESTS } from './file-requests.ts';

/** A query that a screen sends for an office. */
type Question = { name: string; ask: (caller: Caller, office: Office) => Promise<unknown> };

const {
  _def: { procedures },
} = appRouter;

/** The queries of the typed door, as the table of authorization calls them. */
const QUERIES: Question[] = Object.entries(AUTHORIZATION)
  .filter(([name]) => isQuery(Reflect.get(procedures, name)))
  .map(([name, { call }]) => ({ name, ask: call }));

/** The preview of every document. */
const PREVIEWS: Question[] = Object.entries(FILE_REQUESTS).map(([report, requestOf]) => ({
  name: `preview of ${report}`,
  // The fields belong to the document of this name.
  ask: (caller, office) => caller.reports.preview({ report, ...requestOf(office) } as ReportRequest),
}));

/** All queries and previews that the screens send. */
export const QUESTIONS: readonly Question[] = [...QUERIES, ...PREVIEWS];

function isQuery({ _def: { type } }: AnyProcedure): boolean {
  return type === 'query';
}
